// Package convert leads from one room of this module to another: it has the conversions that need two rooms which do
// not know each other, and this page lists all others.
//
// # Games as data, and their values
//
// A ruleset with a position becomes a [cgt.Graph] by [cgt.Explore] and a [cgt.Tree] by [cgt.TreeOf]. Both are games
// again: a graph is a ruleset, and [cgt.Trees] are the rules of trees. [cgt.GraphOf] and [cgt.Graph.Tree] lead from one
// to the other.
//
// [github.com/cgt-go/sdk/surreal.Value] gives the value of a position, and [github.com/cgt-go/sdk/surreal.FromTree]
// that of a tree. Back from a value to a tree leads [github.com/cgt-go/sdk/surreal.Game.Tree];
// [github.com/cgt-go/sdk/surreal.Games] are the rules of values. A value can stand in a [cgt.Sum] as it is, and
// [github.com/cgt-go/sdk/surreal/sums.Value] puts it into a sum of package sums. [cgt.Bind] and
// [github.com/cgt-go/sdk/surreal/sums.Of] do the same for positions of any rules.
//
// Nim-values are values: [github.com/cgt-go/sdk/nim.Value] of an impartial position, then
// [github.com/cgt-go/sdk/surreal.Nimber], and [github.com/cgt-go/sdk/surreal.Game.Nimber] back. Larger nimbers are
// [github.com/cgt-go/sdk/nim.BigFromNimber] and [github.com/cgt-go/sdk/nim/ordinal.FromBig], and
// [github.com/cgt-go/sdk/nim/ordinal.Nimber.Big] and [github.com/cgt-go/sdk/nim.Big.Nimber] back.
//
// # Numbers
//
// Fractions are what all rooms have in common: a *big.Rat of package math/big. Each kind of number comes from one and
// goes to one, if it is one:
//   - [github.com/cgt-go/sdk/surreal.DyadicFromRat] and [github.com/cgt-go/sdk/surreal.Dyadic.Rat]
//   - [github.com/cgt-go/sdk/surreal/transfinite.FromRat] and [github.com/cgt-go/sdk/surreal/transfinite.Number.Rat]
//   - [zermelo.RationalFromRat] and [zermelo.Rational.Rat], for payoffs
//   - shares of money of package richman, and entries of a [matrixgame.Matrix], are a *big.Rat themselves
//
// Numbers are also games, signs and stalks of Hackenbush:
//   - [github.com/cgt-go/sdk/surreal.FromDyadic] and [github.com/cgt-go/sdk/surreal.Game.Number]
//   - [github.com/cgt-go/sdk/surreal/transfinite.FromDyadic] and
//     [github.com/cgt-go/sdk/surreal/transfinite.Number.Dyadic], likewise for ordinals and integers
//   - [transfinite.Number.SignExpansion] and [transfinite.SignExpansion.Number], likewise for quotients
//   - [Stalk] and [Signs], for stalks that have an end; package [github.com/cgt-go/sdk/rulesets/stalks] makes positions
//     of the others
//   - [hackenbush.NumberStalk], and back by the value
//
// # Ways to play
//
// The same rules can be played in turn, by auction, without end, and with hidden moves:
//   - from rules of package cgt to games in turn: [zermelo.Normal] and [zermelo.Misere], and back, if they are won or
//     lost: [Ruleset]
//   - from rules of package cgt to auctions: [richman.Explore], where the end of play says who has won
//   - from games in turn to graphs and trees as data, which are such games: [zermelo.Explore] and [zermelo.Unfold]
//   - from games in turn to auctions: [richman.ExploreTurns], and back: [Alternating]
//   - from games in turn to games without end: [Endless], and back, for the wish to reach a goal: [Reaching]
//   - from games without end to auctions: [Auction], and back: [Turns]
//   - from games in turn to games with hidden moves: [Extensive], and back, if nothing is hidden: [Open]
//   - from games with hidden moves to matrices: [extensive.Game.NormalForm], and back: [extensive.FromMatrix]
//   - from matrices to games in turn: [InTurn]
//
// What is the same on both sides is said where the conversion is: who wins, say, or nothing but the board if the turns
// become auctions.
//
// A nimber of package [github.com/cgt-go/sdk/nim/ordinal] and an ordinal of package
// [github.com/cgt-go/sdk/surreal/transfinite] are two things with the same names:
// [github.com/cgt-go/sdk/surreal/transfinite.ParseOrdinal] reads the text of the nimber, and
// [github.com/cgt-go/sdk/nim/ordinal.Parse] that of the ordinal, as far as there are such nimbers.
//
// Some ways do not lead back. A value has forgotten its game but for all that matters in sums. A tree has forgotten
// which positions were the same. A matrix of plans has forgotten who knew what: as a game with hidden moves it is one in
// which each player chooses his plan at once.
//
// # Conventions
//
// Left, Max, Blue and the row player are the same, and so are Right, Min, Red and the column player. Games are
// converted position by position, when somebody asks, so that [Ruleset], [Endless], [Reaching], [Alternating] and
// [Turns] take no time by themselves. What they return is immutable and safe for concurrent use, as far as what they
// were given is. Same input gives same output.
package convert
