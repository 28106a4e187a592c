package transfinite

import (
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// FuzzSignsToNumbers makes an expansion of bytes: the lowest bit of a byte is a sign, the next three choose a length,
// and those above end a part, which may be repeated. Whatever has finitely many runs is a number with these signs; with
// blocks it may be outside the class.
func FuzzSignsToNumbers(f *testing.F) {
	for _, s := range []string{"", "\x00\x01", "\x01\x10\x31", "\x06\x07\x06\x07", "\x01\x30", "\x02\x43\x62\x01", "\x09\x08\x37\x05\x02"} {
		f.Add([]byte(s))
	}
	lengths := make([]Ordinal, 8)
	for i, text := range []string{"1", "2", "5", "w", "w+1", "w^2*3", "w^w+w", "w^(w^2+1)"} {
		lengths[i] = MustParseOrdinal(text)
	}
	f.Fuzz(func(t *testing.T, bytes []byte) {
		if len(bytes) > 60 {
			return
		}
		var all, part signBuilder
		end := func(repeat bool) {
			p := part.must()
			part = signBuilder{}
			if repeat {
				if q, err := p.Repeat(omegaOrdinal); err == nil {
					p = q
				}
			}
			all.expansion(p)
		}
		for _, c := range bytes {
			part.run(2*int(c&1)-1, lengths[c>>1&7])
			if c&16 != 0 {
				end(c&32 != 0)
			}
		}
		end(false)
		s := all.must()
		x, err := s.Number()
		var class *ClassError
		if errors.As(err, &class) {
			if s.isFinite() {
				t.Fatalf("%v: %v", s, err)
			}
			return
		}
		if errors.Is(err, cgt.ErrLimit) {
			return
		}
		if again, err2 := x.SignExpansion(); err != nil || err2 != nil || !again.Equal(s) || again.String() != s.String() {
			t.Fatalf("%v is %v, %v with the signs %v, %v", s, x, err, again, err2)
		}
		if birthday, err := x.Birthday(); err != nil || !birthday.Equal(s.Len()) {
			t.Fatalf("%v of length %v has the birthday %v, %v", s, s.Len(), birthday, err)
		}
	})
}

// FuzzParseCut reads cuts. A number between the options is more than all left ones, less than all right ones, and is
// read again from the text of the cut.
func FuzzParseCut(f *testing.F) {
	for _, s := range []string{"{|}", "{0 | 1, 1/2, 1/4, ...}", "{w,2w,3w,... | }", "{0,1,2,…|w,w/2,w/4,…}", "{1|", "{w^(1/3) | sqrt(w)}", "{0 | 1 | 2}", "{1,2,4,...|w^w,w^w-1,w^w-2,...}", "{1/0|}", "{...|}"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 60 {
			return
		}
		c, err := ParseCut(s)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(s) {
				t.Fatalf("%q: %v", s, err)
			}
			return
		}
		x, err := c.Number()
		if err != nil {
			return
		}
		for _, y := range c.Left.Numbers {
			if x.Compare(y) <= 0 {
				t.Fatalf("%v is %v", c, x)
			}
		}
		for _, y := range c.Right.Numbers {
			if x.Compare(y) >= 0 {
				t.Fatalf("%v is %v", c, x)
			}
		}
		if err := c.Verify(x); err != nil {
			t.Fatalf("%v: %v", c, err)
		}
		again, err := ParseCut(c.String())
		if err != nil {
			t.Fatalf("%v: %v", c, err)
		}
		if y, err := again.Number(); err != nil || !y.Equal(x) {
			t.Fatalf("%v is %v, and %v is %v, %v", c, x, again, y, err)
		}
	})
}
