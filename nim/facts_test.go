package nim

import (
	"fmt"
	"math/big"
	"os"
	"strconv"
	"strings"
	"testing"
)

// TestFacts checks the lines of testdata/nim_facts.tsv, by [Big] and, if everything is below 2^64, by [Nimber].
func TestFacts(t *testing.T) {
	text, err := os.ReadFile("testdata/nim_facts.tsv")
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for n, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if strings.HasPrefix(line, "#") || strings.HasPrefix(line, "op\t") {
			continue
		}
		rows++
		columns := strings.Split(line, "\t")
		if len(columns) != 4 {
			t.Fatalf("line %d has %d columns", n+1, len(columns))
		}
		if err := checkFact(columns[0], columns[1], columns[2], columns[3]); err != nil {
			t.Errorf("line %d: %s: %v", n+1, line, err)
		}
	}
	if rows != 33 {
		t.Errorf("%d rows, want 33", rows)
	}
}

func checkFact(op, a, b, result string) error {
	x := MustParseBig(a)
	small, isSmall := x.Nimber()
	one := BigFromNimber(1)
	var got []string
	switch op {
	case "mul":
		y := MustParseBig(b)
		got = append(got, x.Mul(y).Int().String())
		if isSmall {
			got = append(got, fmt.Sprintf("%d", small.Mul(MustParseNimber(b))))
		}
	case "inv":
		inverse, _ := x.Inv()
		got = append(got, inverse.Int().String())
		if isSmall {
			inverse, _ := small.Inv()
			got = append(got, fmt.Sprintf("%d", inverse))
		}
	case "sqrt":
		got = append(got, x.Sqrt().Int().String())
		if isSmall {
			got = append(got, fmt.Sprintf("%d", small.Sqrt()))
		}
	case "order":
		order, _ := x.Order()
		got = append(got, order.String())
		if isSmall {
			order, _ := small.Order()
			got = append(got, strconv.FormatUint(order, 10))
		}
	case "artin_schreier":
		// Solutions outside the field that is named do not count.
		d, err := strconv.Atoi(strings.TrimPrefix(b, "in F_2^"))
		if err != nil {
			return err
		}
		solutions, _ := QuadraticBig(one, one, x)
		text := "none"
		if solutions[0].Degree() <= d {
			text = solutions[0].Int().String()
		}
		got = append(got, text)
		if isSmall {
			solutions, _ := Quadratic(1, 1, small)
			text := "none"
			if solutions[0].Degree() <= d {
				text = fmt.Sprintf("%d", solutions[0])
			}
			got = append(got, text)
		}
	default:
		return fmt.Errorf("unknown operation %q", op)
	}
	for _, text := range got {
		if text != result {
			return fmt.Errorf("it is %s", text)
		}
	}
	if _, ok := new(big.Int).SetString(result, 10); !ok && result != "none" {
		return fmt.Errorf("the result is no number")
	}
	return nil
}
