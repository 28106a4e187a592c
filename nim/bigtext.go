package nim

import (
	"math/big"
)

// String returns x as games are written: 0, *, *2, *3, …
func (x Big) String() string { return string(x.appendText(nil)) }

// AppendText appends the text of [Big.String].
func (x Big) AppendText(b []byte) ([]byte, error) { return x.appendText(b), nil }

// MarshalText returns the text of [Big.String]. So in JSON it is a string.
func (x Big) MarshalText() ([]byte, error) { return x.appendText(nil), nil }

// UnmarshalText reads a text as [ParseBig] does.
func (x *Big) UnmarshalText(text []byte) error {
	y, err := ParseBig(string(text))
	if err == nil {
		*x = y
	}
	return err
}

func (x Big) appendText(b []byte) []byte {
	if y, ok := x.Nimber(); ok && y <= 1 {
		return append(b, y.String()...)
	}
	return x.Int().Append(append(b, '*'), 10)
}

// ParseBig reads a nimber of any size as [ParseNimber] does.
func ParseBig(s string) (Big, error) {
	digits, _, err := scanNimber(s)
	if err != nil {
		return Big{}, err
	}
	x, _ := BigFromInt(decimal(digits))
	return x, nil
}

// MustParseBig is ParseBig for texts that are known to be right; it panics otherwise.
func MustParseBig(s string) Big {
	x, err := ParseBig(s)
	if err != nil {
		panic(err)
	}
	return x
}

// decimal returns the number written in digits. It reads long texts by halves, for the time that package big takes to
// read one grows with the square of the length.
func decimal(digits string) *big.Int {
	const few = 2000
	var powers []*big.Int // powers[i] is 10^(few·2^i)
	for length := few; length < len(digits); length *= 2 {
		if len(powers) == 0 {
			powers = append(powers, new(big.Int).Exp(big.NewInt(10), big.NewInt(few), nil))
		} else {
			last := powers[len(powers)-1]
			powers = append(powers, new(big.Int).Mul(last, last))
		}
	}
	var read func(digits string, level int) *big.Int
	read = func(digits string, level int) *big.Int {
		if level < 0 {
			n, _ := new(big.Int).SetString(digits, 10)
			return n
		}
		split := len(digits) - few<<level
		if split <= 0 {
			return read(digits, level-1)
		}
		n := read(digits[:split], level-1)
		n.Mul(n, powers[level])
		return n.Add(n, read(digits[split:], level-1))
	}
	return read(digits, len(powers)-1)
}
