package hotplay_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/hotplay"
)

// draws calls f with many sums of all kinds.
func draws(f func(games []surreal.Game)) {
	random := rand.New(rand.NewPCG(10, 3))
	for range 60 {
		f(threats(random, 1+random.IntN(4), 6))
		f(hotGames(random, 1+random.IntN(3)))
		f(doubleThreats(random, 1+random.IntN(3)))
		f(choices(random, 1+random.IntN(3)))
		f(switches(random, random.IntN(4)))
		f(append(threats(random, 2, 9), switches(random, 1)...))
	}
}

// positions calls f with both positions of a sum before the first move.
func positions(games []surreal.Game, f func(p hotplay.Position)) {
	for first := cgt.Left; first <= cgt.Right; first++ {
		f(hotplay.NewPosition(first, games...))
	}
}

func stop(g surreal.Game, first cgt.Player) surreal.Dyadic {
	if first == cgt.Left {
		return g.LeftStop()
	}
	return g.RightStop()
}

// asSeen returns x, or −x if Right looks at it.
func asSeen(who cgt.Player, x surreal.Dyadic) surreal.Dyadic {
	if who == cgt.Right {
		return x.Neg()
	}
	return x
}

// hottest returns the temperature of the hottest game, but not less than 0.
func hottest(games []surreal.Game) surreal.Dyadic {
	var most surreal.Dyadic
	for _, g := range games {
		if t := g.Temperature(); t.Compare(most) > 0 {
			most = t
		}
	}
	return most
}

// TestScoreIsStop compares search with arithmetic: the best play comes to the stops of the sum.
func TestScoreIsStop(t *testing.T) {
	var s hotplay.Solver
	draws(func(games []surreal.Game) {
		sum := surreal.Sum(games...)
		positions(games, func(p hotplay.Position) {
			x, err := s.Score(t.Context(), p)
			if want := stop(sum, p.Turn()); err != nil || x != want {
				t.Errorf("%v: the score is %v, %v; the stop is %v", p, x, err, want)
			}
		})
	})
}

// TestVerify plays the best play against every reply.
func TestVerify(t *testing.T) {
	n := 0
	draws(func(games []surreal.Game) {
		if n++; n%4 != 0 {
			return
		}
		positions(games, func(p hotplay.Position) {
			var s hotplay.Solver
			if err := s.Verify(t.Context(), p); err != nil {
				t.Error(err)
			}
		})
	})
}

// worst returns what a strategy is sure of, as who sees it.
func worst(t *testing.T, s hotplay.Strategy, who cgt.Player, p hotplay.Position) surreal.Dyadic {
	t.Helper()
	x, err := hotplay.Worst(t.Context(), s, who, p, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return asSeen(who, x)
}

// TestMastBound checks that thermostrat and sentestrat get within the temperature of the hottest component of the
// means, by trying every reply.
func TestMastBound(t *testing.T) {
	equal := 0
	draws(func(games []surreal.Game) {
		sum := surreal.Sum(games...)
		temperature := hottest(games)
		positions(games, func(p hotplay.Position) {
			z, _ := p.Score()
			for who := cgt.Left; who <= cgt.Right; who++ {
				bound := asSeen(who, z)
				if p.Turn() != who {
					bound = bound.Sub(temperature)
				}
				best := asSeen(who, stop(sum, p.Turn()))
				for _, s := range []hotplay.Strategy{hotplay.Thermostrat{}, hotplay.Sentestrat{}} {
					x := worst(t, s, who, p)
					if x.Compare(bound) < 0 || best.Sub(x).Compare(temperature) > 0 || x.Compare(best) > 0 {
						t.Errorf("%v, %v by %v: %v, with a bound of %v and a best of %v", p, who, s, x, bound, best)
					}
					if x == bound && temperature.Sign() > 0 {
						equal++
					}
				}
			}
		})
	})
	if equal == 0 {
		t.Error("the bound is never reached")
	}
}

// TestGuarantee checks what thermostrat promises: that it keeps it, that it is the best of the compound thermograph,
// found here by going through the temperatures in small steps, and that it is within the bounds of the means.
func TestGuarantee(t *testing.T) {
	draws(func(games []surreal.Game) {
		temperature := hottest(games)
		positions(games, func(p hotplay.Position) {
			z, over := p.Score()
			for who := cgt.Left; who <= cgt.Right; who++ {
				x, at := hotplay.Thermostrat{}.Guarantee(p, who)
				x = asSeen(who, x)
				compound := func(at surreal.Dyadic) surreal.Dyadic {
					var sum, widest surreal.Dyadic
					for _, g := range games {
						left, _ := g.Thermograph().Left().At(at)
						right, _ := g.Thermograph().Right().At(at)
						if who == cgt.Left {
							sum = sum.Add(right)
						} else {
							sum = sum.Sub(left)
						}
						if w := left.Sub(right); w.Compare(widest) > 0 {
							widest = w
						}
					}
					if p.Turn() == who {
						return sum.Add(widest)
					}
					if over {
						return sum
					}
					return sum.Sub(at)
				}
				if got := compound(at); got != x {
					t.Errorf("%v, %v: %v is promised at %v, but it has %v", p, who, x, at, got)
				}
				for i := range int64(60) {
					if s := surreal.NewDyadic(i, 2); compound(s).Compare(x) > 0 || compound(s) == x && s.Compare(at) < 0 {
						t.Errorf("%v, %v: %v is promised at %v, %v at %v", p, who, x, at, compound(s), s)
					}
				}
				if got := worst(t, hotplay.Thermostrat{}, who, p); got.Compare(x) < 0 {
					t.Errorf("%v, %v: %v is promised, but it is %v", p, who, x, got)
				}
				least := asSeen(who, z)
				if p.Turn() != who {
					least = least.Sub(temperature)
				}
				if x.Compare(least) < 0 {
					t.Errorf("%v, %v: %v is promised, %v would be the least", p, who, x, least)
				}
			}
		})
	})
}

// TestC36SumsOfSwitches checks proposition 4.5: the score is z ± (a − b + c − …), and hotstrat gets it for either
// player.
func TestC36SumsOfSwitches(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 6))
	for range 60 {
		games := switches(random, random.IntN(6))
		var z, alternating surreal.Dyadic
		var temperatures []surreal.Dyadic
		for _, g := range games {
			if x, y, ok := g.Switch(); ok && x != y {
				z = z.Add(x.Add(y).Half())
				temperatures = append(temperatures, x.Sub(y).Half())
			} else {
				z = z.Add(g.LeftStop())
			}
		}
		slices.SortFunc(temperatures, func(a, b surreal.Dyadic) int { return b.Compare(a) })
		for i, a := range temperatures {
			if i%2 == 1 {
				a = a.Neg()
			}
			alternating = alternating.Add(a)
		}
		positions(games, func(p hotplay.Position) {
			want := z.Add(asSeen(p.Turn(), alternating))
			var s hotplay.Solver
			if x, err := s.Score(t.Context(), p); err != nil || x != want {
				t.Errorf("%v: the best play comes to %v, %v, and not to %v", p, x, err, want)
			}
			for who := cgt.Left; who <= cgt.Right; who++ {
				if x := asSeen(who, worst(t, hotplay.Hotstrat{}, who, p)); x != want {
					t.Errorf("%v: hotstrat gets %v for %v, and not %v", p, x, who, want)
				}
			}
		})
	}
}

// TestNumberAvoidance plays with moves in all components, also in numbers and infinitesimals, until the sum is a
// number: nothing changes.
func TestNumberAvoidance(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 5))
	small := []surreal.Game{surreal.Up(1), surreal.Nimber(2), surreal.Tiny(surreal.Int(1)), surreal.Int(-1)}
	for i := range 40 {
		games := append(threats(random, 1+i%2, 3), surreal.FromDyadic(surreal.NewDyadic(random.Int64N(9)-4, 1)), small[i%len(small)])
		positions(games, func(p hotplay.Position) {
			var s hotplay.Solver
			x, err := s.Score(t.Context(), p)
			if want := slowScore(games, p.Turn()); err != nil || x != want {
				t.Errorf("%v: the score is %v, %v, and %v with moves in numbers", p, x, err, want)
			}
		})
	}
}

// slowScore is the definition of stops.
func slowScore(games []surreal.Game, who cgt.Player) surreal.Dyadic {
	if x, ok := surreal.Sum(games...).Number(); ok {
		return x
	}
	var best surreal.Dyadic
	first := true
	for i, g := range games {
		for o := range g.Options(who) {
			after := slices.Clone(games)
			after[i] = o
			if x := slowScore(after, who.Opponent()); first || asSeen(who, x).Compare(asSeen(who, best)) > 0 {
				best, first = x, false
			}
		}
	}
	return best
}

// TestDefinitions plays random plays, and compares the moves of hotstrat and sentestrat with what they are said to be.
func TestDefinitions(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 46))
	answers := 0
	draws(func(games []surreal.Game) {
		positions(games, func(p hotplay.Position) {
			lowest := hottest(games)
			last := -1
			for len(p.Moves()) > 0 {
				now := make([]surreal.Game, len(games))
				for i, g := range p.Games() {
					now[i] = g
				}
				most := hottest(now)
				if most.Compare(lowest) < 0 {
					lowest = most
				}
				component := slices.IndexFunc(now, func(g surreal.Game) bool { return g.Temperature() == most })
				check := func(s hotplay.Strategy, component int, at surreal.Dyadic) {
					m, ok, err := s.Move(t.Context(), p)
					if !ok || err != nil || m.Component != component {
						t.Errorf("%v: %v moves %v, %v, and not in component %d", p, s, m, err, component)
						return
					}
					// The wall of a hot game and that of its best option are apart by the temperature.
					want, _ := now[component].Thermograph().Wall(p.Turn()).At(at)
					got, _ := m.To.Thermograph().Wall(p.Turn().Opponent()).At(at)
					if want != got.Sub(asSeen(p.Turn(), at)) {
						t.Errorf("%v: %v moves %v, which is not the best at %v", p, s, m, at)
					}
				}
				check(hotplay.Hotstrat{}, component, most)
				if last >= 0 && now[last].Temperature().Compare(lowest) > 0 {
					if last != component {
						answers++
					}
					component = last
				}
				check(hotplay.Sentestrat{}, component, lowest)
				moves := p.Moves()
				m := moves[random.IntN(len(moves))]
				last = m.Component
				p, _ = p.After(m)
			}
		})
	})
	if answers == 0 {
		t.Error("no threat was answered for which hotstrat does something else")
	}
}

// TestMastBoundOfHotstrat has a sum in which hotstrat is as far below the bound as one likes, so that this says
// something about the others.
func TestMastBoundOfHotstrat(t *testing.T) {
	for w := int64(3); w < 12; w++ {
		threat := surreal.New([]surreal.Game{surreal.Int(-w)}, []surreal.Game{surreal.Int(-5 * w)})
		narrow := surreal.New([]surreal.Game{{}}, []surreal.Game{threat}) // temperature w
		games := []surreal.Game{
			surreal.New([]surreal.Game{narrow}, []surreal.Game{surreal.New([]surreal.Game{surreal.Int(-w - 2)}, []surreal.Game{surreal.Int(-6 * w)})}),
			surreal.New([]surreal.Game{surreal.Int(2)}, []surreal.Game{surreal.New([]surreal.Game{{}}, []surreal.Game{surreal.Int(2 - 2*w)})}),
		}
		p := hotplay.NewPosition(cgt.Left, games...)
		z, _ := p.Score()
		if z != surreal.DyadicFromInt(-w-2) || p.Ambient() != surreal.DyadicFromInt(2) {
			t.Errorf("%v: means %v and temperature %v", p, z, p.Ambient())
		}
		if x := worst(t, hotplay.Hotstrat{}, cgt.Left, p); x != surreal.DyadicFromInt(2-2*w) {
			t.Errorf("%v: %v by hotstrat", p, x)
		}
		for _, s := range []hotplay.Strategy{hotplay.Sentestrat{}, hotplay.Thermostrat{}} {
			if x := worst(t, s, cgt.Left, p); x.Compare(z) < 0 {
				t.Errorf("%v: %v by %v", p, x, s)
			}
		}
	}
}

// TestRank adds up, another way, what strategies lose.
func TestRank(t *testing.T) {
	random := rand.New(rand.NewPCG(46, 46))
	var sums [][]surreal.Game
	for range 10 {
		sums = append(sums, threats(random, 3, 9), choices(random, 2))
	}
	table, err := hotplay.Rank(t.Context(), cgt.Limits{}, sums, hotplay.Hotstrat{}, hotplay.Thermostrat{}, hotplay.Sentestrat{})
	if err != nil || len(table) != 3 {
		t.Fatal(table, err)
	}
	for i, got := range table {
		want := hotplay.Standing{Strategy: got.Strategy}
		for _, games := range sums {
			sum := surreal.Sum(games...)
			positions(games, func(p hotplay.Position) {
				for who := cgt.Left; who <= cgt.Right; who++ {
					lost := asSeen(who, stop(sum, p.Turn())).Sub(worst(t, got.Strategy, who, p))
					want.Plays++
					want.Lost = want.Lost.Add(lost)
					if lost.Compare(want.Most) > 0 {
						want.Most = lost
					}
					if lost.Sign() == 0 {
						want.Best++
					}
				}
			})
		}
		if got != want {
			t.Errorf("%v, and not %v", got, want)
		}
		if i > 0 && table[i-1].Lost.Compare(got.Lost) > 0 {
			t.Errorf("%v stands before %v", table[i-1], got)
		}
	}
	if table[2].Lost.Sign() == 0 {
		t.Errorf("nobody loses anything: %v", table)
	}
}

// TestOrthodox measures what is lost in an environment of switches whose temperatures go down to 0 in steps: by
// sentestrat two of these at the most, and much more by hotstrat.
func TestOrthodox(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 5))
	for exp := range uint(3) {
		step := surreal.NewDyadic(1, exp)
		var most surreal.Dyadic
		for range 4 {
			for _, games := range [][]surreal.Game{threats(random, 2, 3-int(exp)), choices(random, 1), append(doubleThreats(random, 1), threats(random, 1, 2)...)} {
				temperature := hottest(games)
				switches := 0
				for x := step; x.Compare(temperature.Add(step)) < 0; x = x.Add(step) {
					games = append(games, surreal.New([]surreal.Game{surreal.FromDyadic(x)}, []surreal.Game{surreal.FromDyadic(x.Neg())}))
					switches++
				}
				if switches > 9 { // there would be too many positions
					continue
				}
				positions(games, func(p hotplay.Position) {
					best, err := new(hotplay.Solver).Score(t.Context(), p)
					if err != nil {
						t.Fatal(err)
					}
					for who := cgt.Left; who <= cgt.Right; who++ {
						if lost := asSeen(who, best).Sub(worst(t, hotplay.Sentestrat{}, who, p)); lost.Compare(step.Add(step)) > 0 {
							t.Errorf("%v: %v by sentestrat loses %v", p, who, lost)
						}
						if lost := asSeen(who, best).Sub(worst(t, hotplay.Hotstrat{}, who, p)); lost.Compare(most) > 0 {
							most = lost
						}
					}
				})
			}
		}
		if most.Compare(step.Add(step)) <= 0 {
			t.Errorf("with the step %v hotstrat loses only %v", step, most)
		}
	}
}
