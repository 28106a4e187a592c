package main

import "testing"

func TestChart(t *testing.T) { checkNumbers(t, "chart", chart(), 2) }
