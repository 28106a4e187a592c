package detector

// Either returns the first of two, such as sizes, or the second while the detector watches.
func Either[T any](without, with T) T {
	if On {
		return with
	}
	return without
}
