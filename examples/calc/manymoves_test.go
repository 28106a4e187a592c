package main

import "testing"

// Texts that are short and stand for very many moves are refused at once; where a formula knows the value they are not.
func TestManyMoves(t *testing.T) {
	for _, args := range [][]string{
		{"position", "chocolate", "5x999999999"},
		{"position", "chocolate", "9223372036854775807x9223372036854775807@1,9223372036854775807"},
		{"solve", "position", "chocolate", "5x99999999998@2,3"},
		{"sum", "chocolate(5x99999999998@2,3) + *3"},
		{"position", "diagonals", "2147483647"},
		{"solve", "position", "diagonals", "600000+600000"},
		{"sum", "diagonals(2147483647)"},
		{"solve", "position", "cutcake", "9223372036854775807x2"},
		{"sum", "cutcake(9223372036854775807x9223372036854775807)"},
		{"solve", "nim", "999999", "2"},
	} {
		status, stdout, stderr := calcOut(nil, args...)
		wantError(t, "more than 1000000 ", status, stdout, stderr)
	}
	if status, stdout, _ := calcOut(nil, "position", "cutcake", "1000000000000x2"); status != 0 || stdout == "" {
		t.Errorf("status %d, %q", status, stdout)
	}
}
