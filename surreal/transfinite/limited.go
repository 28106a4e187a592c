package transfinite

import "github.com/cgt-go/sdk/cgt"

// limited returns what f returns. Where an ordinal or a number on the way goes beyond the limits, which is a panic for
// those who calculate with it themselves, that becomes the error.
func limited[T any](f func() (T, error)) (v T, err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *cgt.LimitError:
			var none T
			v, err = none, e
		default:
			panic(e)
		}
	}()
	return f()
}
