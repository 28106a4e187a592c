package zermelo

// list is a slice that grows without being copied: its parts stay where they are.
type list[T any] struct {
	parts [][]T // of partSize elements each, but for the last one
}

const (
	partBits = 14
	partSize = 1 << partBits
)

func (l *list[T]) len() int {
	last := len(l.parts) - 1
	if last < 0 {
		return 0
	}
	return last*partSize + len(l.parts[last])
}

// at returns a pointer to the element with the number i, which stays valid but in the first part.
func (l *list[T]) at(i uint32) *T { return &l.parts[i>>partBits][i%partSize] }

func (l *list[T]) append(x T) {
	last := len(l.parts) - 1
	if last < 0 || len(l.parts[last]) == partSize {
		var part []T
		if last++; last > 0 {
			part = make([]T, 0, partSize) // the first one grows as it must, for most lists are short
		}
		l.parts = append(l.parts, part)
	}
	l.parts[last] = append(l.parts[last], x)
}

// run returns as many elements from the number i on, up to the number end, as are in one part, and one at least if i <
// end.
func (l *list[T]) run(i, end int) []T {
	from := i % partSize
	return l.parts[i>>partBits][from:min(from+end-i, partSize)]
}
