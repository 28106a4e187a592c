package heaps

// set is a set of nim-values.
type set []uint64

func (s *set) add(v uint64) {
	for v/64 >= uint64(len(*s)) {
		*s = append(*s, 0)
	}
	(*s)[v/64] |= 1 << (v % 64)
}

// addPlus adds the values of t, plus v.
func (s *set) addPlus(t set, v uint64) {
	for i, w := range t {
		if w == 0 {
			continue
		}
		// Bits of a word change places with those whose number differs in one bit.
		for b, mask := range [...]uint64{
			0x5555_5555_5555_5555, 0x3333_3333_3333_3333, 0x0f0f_0f0f_0f0f_0f0f,
			0x00ff_00ff_00ff_00ff, 0x0000_ffff_0000_ffff, 0x0000_0000_ffff_ffff,
		} {
			if v>>b&1 == 1 {
				w = w&mask<<(1<<b) | w>>(1<<b)&mask
			}
		}
		at := uint64(i) ^ v/64
		for at >= uint64(len(*s)) {
			*s = append(*s, 0)
		}
		(*s)[at] |= w
	}
}
