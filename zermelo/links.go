package zermelo

// links are the moves between numbered positions, each once, in both directions.
type links struct{ next, before [][]int }

func newLinks(n int) *links { return &links{make([][]int, n), make([][]int, n)} }

// add adds the moves from v to the given positions, but for those that are there twice. Moves from one position are added at one go.
func (l *links) add(v int, to []int) {
	for _, w := range to {
		if b := l.before[w]; len(b) > 0 && b[len(b)-1] == v {
			continue
		}
		l.next[v] = append(l.next[v], w)
		l.before[w] = append(l.before[w], v)
	}
}
