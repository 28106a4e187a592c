package heaps

// partitions yields the ways to part n counters into as many heaps as parts has room for, each way in non-increasing
// order, and as is asked for. The slice is parts each time.
func partitions(parts []int, n int, wanted Parts, yield func([]int) bool) bool {
	r := len(parts)
	switch {
	case r == 0:
		return n != 0 || yield(parts)
	case wanted == Equal && r > 1:
		for i := range parts {
			parts[i] = n / r
		}
		return n%r != 0 || n < r || yield(parts)
	}
	step := 0
	if wanted == Unequal {
		step = 1 // unequal heaps less r-1, …, 2, 1 and 0 are heaps that may be equal
	}
	spare := int64(n) - int64(step)*int64(r)*int64(r-1)/2
	if spare < int64(r) {
		return true
	}
	for i := range parts {
		parts[i] = 1 + step*(r-1-i)
	}
	parts[0] += int(spare) - r
	for {
		if (wanted != NotAllEqual || r == 1 || parts[0] != parts[r-1]) && !yield(parts) {
			return false
		}
		// Make the last heap that can be smaller smaller by 1, and those after it as large as they can be, the first
		// ones first.
		i, rest := r-2, parts[r-1]
		for ; i >= 0; i-- {
			below := parts[i] - step*(r-1-i) - 1
			if int64(below)*int64(r-1-i) >= int64(rest)+1 {
				break
			}
			rest += below + 1
		}
		if i < 0 {
			return true
		}
		parts[i]--
		rest++
		below := parts[i] - step*(r-1-i)
		for j := i + 1; j < r; j++ {
			size := min(below, rest-(r-1-j))
			parts[j] = size + step*(r-1-j)
			rest -= size
		}
	}
}
