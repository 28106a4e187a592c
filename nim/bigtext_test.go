package nim

import (
	"encoding/json"
	"fmt"
	"testing"

	"pgregory.net/rapid"
)

func TestBigText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawBig(t, "x")
		want := "*" + x.Int().String()
		switch want {
		case "*0":
			want = "0"
		case "*1":
			want = "*"
		}
		appended, err := x.AppendText([]byte("x = "))
		if got := fmt.Sprint(x); got != want || string(appended) != "x = "+want || err != nil {
			t.Fatalf("%s and %s, %v, want %s", got, appended, err, want)
		}
		b, err := json.Marshal(map[Big]Big{x: x})
		if err != nil || string(b) != fmt.Sprintf("{%q:%q}", want, want) {
			t.Fatalf("JSON: %s, %v", b, err)
		}
		var back map[Big]Big
		if err := json.Unmarshal(b, &back); err != nil || back[x] != x || len(back) != 1 {
			t.Fatalf("%s is read as %v, %v", b, back, err)
		}
		if y := MustParseBig(want); y != x {
			t.Fatalf("%s is read as %v", want, y)
		}
	})
	x := BigFromNimber(5)
	if err := x.UnmarshalText([]byte("five")); err == nil || x != BigFromNimber(5) {
		t.Errorf("bad text: %v, %v", x, err)
	}
}
