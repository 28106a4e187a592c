package main

import "testing"

func TestShen(t *testing.T) { checkNumbers(t, "shen", shen(), 29) }
