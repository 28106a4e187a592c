// Figures redraws the figures of the texts that this module follows, see docs/figures.
//
//	figures [-dir DIR] [NAME...]
//
// Without names it draws all of them, each to a file NAME.svg in the directory, and writes the page that shows them,
// README.md; with names it draws only these and leaves the page alone. -dir is docs/figures if it is not given, which
// is where they are kept if the program runs in the root of the repository. A name that no figure has is an error, and
// there are the names that are.
//
// Nothing in a picture is copied: who wins, values, ranks, probabilities and strategies come from the solvers of the
// module, and where the text says what must come out a figure is drawn only if that does.
//
// On any error there is one line on standard error, and the status is 2; go run adds a line that says so, and its own
// status is 1.
package main
