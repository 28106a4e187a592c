package balance

import (
	"context"
	"fmt"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/zermelo"
)

// Solution has the values of all positions of a game. It is immutable and safe for concurrent use. [Solution.Verify]
// checks it.
type Solution struct {
	rules Rules
	start []int // where the values begin for each set of coins that are left
	// The values, for each tilt up to the weight of what is on the balance that differs from it by an even number.
	// Those that fit in a byte are in small.
	small []uint8
	large []uint16
}

// Solve finds the values of all positions. For each set of coins that are left, those with fewer coins first, it finds
// the values for all tilts together, each of them from that for the tilt made larger and that for the tilt made smaller
// by a coin. Exchanging the pans changes nothing, so that tilts are not negative, and the tilt has the parity of the
// weight on the balance. So with n coins of the total weight w there are 2ⁿ(w/4 + 1) values, about; each takes a byte,
// or two if w is 256 or more, and time in proportion to n.
//
// The error is a [*cgt.LimitError] if there are more values than the limits allow, and the cause of ctx when that is
// done.
func Solve(ctx context.Context, rules Rules, limits cgt.Limits) (*Solution, error) {
	s := &Solution{rules: rules}
	sets := 1 << rules.Coins()
	most := limits.MaxPositions()
	if sets > most {
		return nil, &cgt.LimitError{What: "positions", Limit: most}
	}
	s.start = make([]int, sets+1)
	weight := make([]int32, sets) // of what is left
	steps := 0
	for left := range sets {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		if left > 0 {
			weight[left] = weight[left&(left-1)] + int32(rules.weights[bits.TrailingZeros(uint(left))])
		}
		n := (rules.total-int(weight[left]))/2 + 1
		if s.start[left] > most-n {
			return nil, &cgt.LimitError{What: "positions", Limit: most}
		}
		s.start[left+1] = s.start[left] + n
	}
	var err error
	if rules.total < 256 {
		s.small, err = solve[uint8](ctx, rules, s.start)
	} else {
		s.large, err = solve[uint16](ctx, rules, s.start)
	}
	if err != nil {
		return nil, err
	}
	return s, nil
}

// solve finds the values, of which those for a set of coins begin where start says.
func solve[T uint8 | uint16](ctx context.Context, rules Rules, start []int) ([]T, error) {
	values := make([]T, start[len(start)-1])
	for i := range start[1] {
		values[i] = T(2*i + rules.total&1) // all coins are on the balance
	}
	steps := 0
	for left := 1; left < len(start)-1; left++ {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		isMax := rules.Turn(Scale{Left: uint32(left)}) == zermelo.Max
		set := values[start[left]:start[left+1]]
		if !isMax {
			for i := range set {
				set[i] = ^T(0)
			}
		}
		// The tilts are 2i + odd, where odd is the parity of the weight on the balance.
		odd := 0
		for rest := left; rest != 0; rest &= rest - 1 {
			odd ^= rules.weights[bits.TrailingZeros(uint(rest))] & 1
		}
		odd ^= rules.total & 1
		for coins := left; coins != 0; coins &= coins - 1 {
			coin := bits.TrailingZeros(uint(coins))
			w := rules.weights[coin]
			after := left &^ (1 << coin)
			next := values[start[after]:start[after+1]]
			// The tilt t becomes t + w, or |t − w|: t − w from the first t on that is w at least, and w − t before.
			more := next[(odd+w)/2:][:len(set)]
			first := min((w-odd+1)/2, len(set))
			down, rest := set[:first], set[first:]
			nearer := next[:len(rest)]
			if isMax {
				for i := range set {
					set[i] = max(set[i], more[i])
				}
				for i := range down {
					down[i] = max(down[i], next[(w-odd)/2-i])
				}
				for i := range nearer {
					rest[i] = max(rest[i], nearer[i])
				}
				continue
			}
			for i := range set {
				set[i] = min(set[i], more[i])
			}
			for i := range down {
				down[i] = min(down[i], next[(w-odd)/2-i])
			}
			for i := range nearer {
				rest[i] = min(rest[i], nearer[i])
			}
		}
	}
	return values, nil
}

// Len returns the number of values.
func (s *Solution) Len() int { return s.start[len(s.start)-1] }

// Value returns the value of a position: the tilt in the end if both play as well as they can. ok is false if the tilt
// is more than the weight on the balance, or differs from it by an odd number, or if there are coins left that the
// rules do not have.
func (s *Solution) Value(p Scale) (v zermelo.Int, ok bool) {
	if int64(p.Left) >= int64(len(s.start)-1) {
		return 0, false
	}
	weight := 0 // on the balance
	for coin, w := range s.rules.weights {
		if p.Left>>coin&1 == 0 {
			weight += w
		}
	}
	return s.value(p, weight)
}

// value returns the value of a position with so much weight on the balance. The coins that are left must be those of
// the rules.
func (s *Solution) value(p Scale, weight int) (v zermelo.Int, ok bool) {
	tilt := max(p.Tilt, -p.Tilt)
	if tilt < 0 || tilt > weight || (weight-tilt)%2 != 0 {
		return 0, false
	}
	at := s.start[p.Left] + tilt/2
	if s.small != nil {
		return zermelo.Int(s.small[at]), true
	}
	return zermelo.Int(s.large[at]), true
}

// BestMoves returns the moves from a position that have its value, in the order of the rules. There is none if no coin
// is left.
func (s *Solution) BestMoves(p Scale) []Scale {
	v, ok := s.Value(p)
	if !ok {
		return nil
	}
	var best []Scale
	for _, q := range s.rules.AppendMoves(nil, p) {
		if w, _ := s.Value(q); w == v {
			best = append(best, q)
		}
	}
	return best
}

// Verify checks the values of all positions by the rules of [zermelo.Rule], by the moves that [Rules] give. The error
// is a [*zermelo.LabelError] for the first one that is wrong, sets of coins with fewer and lower numbers first, and the
// cause of ctx when that is done. It takes much longer than [Solve], and four bytes for each set of coins.
func (s *Solution) Verify(ctx context.Context) error {
	if len(s.start) == 0 {
		return &zermelo.LabelError{Position: Scale{}.String(), Msg: "no game was solved"}
	}
	// The weight on the balance for each set of coins that are left.
	weights := make([]int32, len(s.start)-1)
	steps := 0
	for left := range weights {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		weights[left] = int32(s.rules.total)
		if left > 0 {
			weights[left] = weights[left&(left-1)] - int32(s.rules.weights[bits.TrailingZeros(uint(left))])
		}
	}
	var moves []Scale
	for left := range len(s.start) - 1 {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		for tilt := range s.rules.total + 1 {
			p := Scale{uint32(left), tilt}
			v, ok := s.value(p, int(weights[left]))
			if !ok {
				continue
			}
			wrong := func(r zermelo.Rule, format string, args ...any) error {
				return &zermelo.LabelError{Position: p.String(), Rule: r, Msg: fmt.Sprintf(format, args...)}
			}
			if end, isEnd := s.rules.End(p); isEnd {
				if v != end {
					return wrong(zermelo.EndRule, "%v, but play ends there with %v", v, end)
				}
				continue
			}
			who := s.rules.Turn(p)
			isReached := false
			moves = s.rules.AppendMoves(moves[:0], p)
			for _, q := range moves {
				w, _ := s.value(q, int(weights[q.Left]))
				if c := w.Compare(v); c > 0 && who == zermelo.Max || c < 0 && who == zermelo.Min {
					return wrong(zermelo.NoBetterRule, "%v, but %v moves to %v with %v", v, who, q, w)
				}
				isReached = isReached || w == v
			}
			if !isReached {
				return wrong(zermelo.ReachRule, "%v, but no move leads to a position with this value", v)
			}
		}
	}
	return nil
}
