package coins

// The games of this file are from Winning Ways, 2nd ed., ch. 14.

// TurningTurtles returns the code 1-2: turn one coin or two. Coin n is worth n, so that it is Nim.
func TurningTurtles() Code { return Code{counts: upTo(2)} }

// MockTurtles returns the code 1-3: turn one, two or three coins. Coin n is worth the n-th number with an odd number of
// binary digits 1.
func MockTurtles() Code { return Code{counts: upTo(3)} }

// Moebius returns the code 1-5.
func Moebius() Code { return Code{counts: upTo(5)} }

// Mogul returns the code 1-7.
func Mogul() Code { return Code{counts: upTo(7)} }

// Moidores returns the code 1-9.
func Moidores() Code { return Code{counts: upTo(9)} }

// Motley returns the code 1+: turn any number of coins. Coin n is worth 2^(n−1).
func Motley() Code { return Code{counts: allCounts} }

// Twins returns the code 2: turn exactly two coins. Coin n is worth n − 1.
func Twins() Code { return Code{counts: 1 << 2} }

// Triplets returns the code 3: turn exactly three coins. Coin n is worth what coin n − 2 is worth in [MockTurtles].
func Triplets() Code { return Code{counts: 1 << 3} }

// Ruler returns the code 1+C: turn any number of coins that lie next to one another. Coin n is worth the largest power
// of two that divides n.
func Ruler() Code { return Code{counts: allCounts, shape: consecutive} }

// Turnips returns the code 3E: turn three coins at equal distances.
func Turnips() Code { return Code{counts: 1 << 3, shape: spaced} }

// Grunt returns the code 4FS: turn coin 1 and three others so that the four lie symmetrically. Coin n is worth a heap
// of n − 1 in Grundy's game.
func Grunt() Code { return Code{counts: 1 << 4, shape: first | symmetric} }

// Sym returns the code 1+S: turn any number of coins that lie symmetrically.
func Sym() Code { return Code{counts: allCounts, shape: symmetric} }

// TurningCorners returns the product of [Twins] with itself: turn the four corners of a rectangle. The coin in row a+1
// and column b+1 is worth the nim-product of a and b.
func TurningCorners() Product { return Product{Twins(), Twins()} }
