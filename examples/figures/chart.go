package main

func chart() []figure { return nil }
