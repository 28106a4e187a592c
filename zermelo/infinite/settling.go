package infinite

// settling spreads what is known of who wins: a vertex is settled if its winner is.
type settling struct {
	*work
	isSettled []bool
	queue     []int32
}

func newSettling(w *work) *settling { return &settling{work: w, isSettled: make([]bool, w.Len())} }

// loops settles the vertices at which a player can stay for ever and win, and what follows from them.
func (s *settling) loops() error {
	var list []int32
	for v := range int32(s.Len()) {
		if int32(s.owner[v]) != s.priority[v]&1 {
			continue
		}
		for _, w := range s.moves(v) {
			if v == w {
				s.winner[v], s.strategy[v], s.isSettled[v] = s.owner[v], v, true
				list = append(list, v)
				break
			}
		}
	}
	return s.spread(list)
}

// spread settles what follows from some vertices that are settled.
func (s *settling) spread(list []int32) error {
	queue := append(s.queue[:0], list...)
	for i := 0; i < len(queue); i++ {
		if err := s.poll(1); err != nil {
			return err
		}
		v := queue[i]
		who := s.winner[v]
	next:
		for _, u := range s.before(v) {
			if s.isSettled[u] {
				continue
			}
			if s.owner[u] == who {
				s.strategy[u] = v
			} else {
				for _, w := range s.moves(u) {
					if !s.isSettled[w] || s.winner[w] != who {
						continue next
					}
				}
			}
			s.isSettled[u], s.winner[u] = true, who
			queue = append(queue, u)
		}
	}
	s.queue = queue
	return nil
}
