package main

func course() []figure { return nil }
