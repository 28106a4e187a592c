package nim

import "sync"

// The maps of this file are linear over {0, 1}. Together they have 38 KiB, and they are filled when they are first
// needed.
var (
	basisOnce          sync.Once
	toBasis, fromBasis byteMap // the change of basis and back, see [poly]

	mapsOnce       sync.Once
	squares, roots nibbleMap
	// halfTraces sends c < 2^63 to the even one of the two solutions of y² + y = c.
	halfTraces nibbleMap
)

// fillBasis fills toBasis and fromBasis, and finds out how the products are found.
func fillBasis() {
	findKernel()
	toBasis.set(&coordinates)
	fromBasis.set(&powers)
}

// fillMaps fills squares, roots and halfTraces.
func fillMaps() {
	squares.column(0, 1)
	roots.column(0, 1)
	halfTraces.column(0, 2) // 2·2 = 3
	for half := 1; half < 64; half *= 2 {
		// Let F be the nimber 2^half. Since F² = F + F/2, the root of F is F plus the root of F/2. And 2^(half + i) is
		// F·2^i.
		fermat, over := Nimber(1)<<half, Nimber(1)<<(half-1)
		square, root := fermat^over, fermat^roots.apply(over)
		squares.column(half, square)
		roots.column(half, root)
		for i := 1; i < half; i++ {
			squares.column(half+i, square.Mul(squares.apply(1<<i)))
			roots.column(half+i, root.Mul(roots.apply(1<<i)))
		}
		// If y = a·F + b, then y² + y = (a² + a)·F + a²·F/2 + b² + b. That is F·2^i if a² + a = 2^i and b² + b =
		// a²·F/2. One of the two solutions a makes the right side of the other equation less than F/2, so that there is
		// a b below F.
		for i := range half - 1 {
			a := halfTraces.apply(1 << i)
			right := squares.apply(a).Mul(over)
			if right >= over {
				a ^= 1
				right ^= over
			}
			halfTraces.column(half+i, a<<half^halfTraces.apply(right))
		}
		// For the last i the other field is needed: if F is the nimber 2^(2·half), then F² + F = F/2.
		if half < 32 {
			halfTraces.column(2*half-1, 1<<(2*half))
		}
	}
}
