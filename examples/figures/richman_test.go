package main

import "testing"

func TestRichman(t *testing.T) { checkNumbers(t, "richman", richman(), 4) }
