// Package promises has no code of its own. Its tests hold every package of the module to what all of them promise, by
// the list of what the module exports, so that nothing that is new is left out:
//
//   - each call with a context stops when that is done, and leaves no goroutine behind;
//   - each reader of texts and files lives with a million of any bracket, and with many of any sign or digit;
//   - questions as deep as a million moves, parts, edges or vertices overflow no stack (with the flag -million; else some
//     of them are a quarter as deep, or less);
//   - answers are the same, byte by byte, with any number of processors and goroutines.
package promises
