package main

import "testing"

func TestTrakhtenbrot(t *testing.T) { checkNumbers(t, "trakhtenbrot", trakhtenbrot(), 7) }
