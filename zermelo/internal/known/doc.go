// Package known has no code of its own. Its tests solve games of others that take many positions, and whose values have
// been published or were computed by programs that share nothing with this one. They stand apart from those of package
// zermelo, since each has positions of its own type and compiles a solver for them.
package known
