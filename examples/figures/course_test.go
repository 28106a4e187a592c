package main

import "testing"

func TestCourse(t *testing.T) { checkNumbers(t, "course", course(), 23) }
