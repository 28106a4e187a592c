package diagram

// Wish is where a thing of a row wants to stand.
type Wish struct {
	At     float64
	Weight float64 // how much it wants that, more than 0
	Gap    float64 // how far behind the one before it it must be, 0 or more; that of the first one is nothing
}

// Apart returns where the things of a row stand: they have their gaps, and the sum of the squares of how far each is from
// where it wants to be, times its weight, is least. It takes time in proportion to their number.
//
// With the gaps taken off this is regression by a function that does not fall, which the algorithm of pool adjacent
// violators does (M. Ayer et al., Ann. Math. Statist. 26 (1955)).
func Apart(row []Wish) []float64 {
	type pool struct {
		items       int
		weight, sum float64
	}
	var pools []pool
	at := make([]float64, len(row)) // first how far it must be behind the first one
	for n, s := range row {
		if n > 0 {
			at[n] = at[n-1] + s.Gap
		}
		p := pool{1, s.Weight, s.Weight * (s.At - at[n])}
		for len(pools) > 0 && pools[len(pools)-1].sum/pools[len(pools)-1].weight >= p.sum/p.weight {
			q := pools[len(pools)-1]
			pools = pools[:len(pools)-1]
			p = pool{p.items + q.items, p.weight + q.weight, p.sum + q.sum}
		}
		pools = append(pools, p)
	}
	n := 0
	for _, p := range pools {
		for range p.items {
			at[n] += p.sum / p.weight
			n++
		}
	}
	return at
}
