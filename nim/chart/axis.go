package chart

// niceStep returns the least of 1, 2, 5, 10, 20, 50, … that is not below least.
func niceStep(least float64) float64 {
	for unit := 1.0; ; unit *= 10 {
		for _, digit := range [...]float64{1, 2, 5} {
			if digit*unit >= least {
				return digit * unit
			}
		}
	}
}
