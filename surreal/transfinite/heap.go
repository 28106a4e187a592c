package transfinite

// heap is a heap of rows, the one with the largest key on top: key(i) ≥ key(2i+1) and key(i) ≥ key(2i+2).
type heap struct {
	words int
	keys  []uint64 // of the rows, by their numbers
	rows  []int
}

// newHeap returns an empty heap with room for n rows.
func newHeap(words, n int) *heap {
	return &heap{words: words, keys: make([]uint64, 0, words*n), rows: make([]int, 0, n)}
}

func (h *heap) size() int { return len(h.rows) }

// row returns the number of the row on top.
func (h *heap) row() int { return h.rows[0] }

// top returns the key of the row on top. Who changes it calls down(0).
func (h *heap) top() []uint64 { return h.key(0) }

func (h *heap) key(i int) []uint64 {
	row := h.rows[i] * h.words
	return h.keys[row : row+h.words]
}

// push adds one more row at the end, whose number is the next one that was never used, and returns its key, to be
// written. It is in its place after fix or up.
func (h *heap) push() []uint64 {
	h.rows = append(h.rows, len(h.keys)/h.words)
	h.keys = append(h.keys, make([]uint64, h.words)...)
	return h.key(len(h.rows) - 1)
}

// fix puts all rows in their places, in linear time.
func (h *heap) fix() {
	for i := len(h.rows)/2 - 1; i >= 0; i-- {
		h.down(i)
	}
}

// pop takes the row on top away, in logarithmic time.
func (h *heap) pop() {
	last := len(h.rows) - 1
	h.rows[0] = h.rows[last]
	h.rows = h.rows[:last]
	h.down(0)
}

// up moves the last row up to its place, in logarithmic time.
func (h *heap) up() {
	for i := len(h.rows) - 1; i > 0; {
		parent := (i - 1) / 2
		if compareKeys(h.key(i), h.key(parent)) <= 0 {
			return
		}
		h.rows[i], h.rows[parent] = h.rows[parent], h.rows[i]
		i = parent
	}
}

// down moves the i-th row down to its place, in logarithmic time.
func (h *heap) down(i int) {
	for {
		child := 2*i + 1
		if child >= len(h.rows) {
			return
		}
		if child+1 < len(h.rows) && compareKeys(h.key(child+1), h.key(child)) > 0 {
			child++
		}
		if compareKeys(h.key(i), h.key(child)) >= 0 {
			return
		}
		h.rows[i], h.rows[child] = h.rows[child], h.rows[i]
		i = child
	}
}

// compareKeys compares packed exponents.
func compareKeys(x, y []uint64) int {
	for i, a := range x {
		if b := y[i]; a != b {
			if a < b {
				return -1
			}
			return 1
		}
	}
	return 0
}
