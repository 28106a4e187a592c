package main

func richman() []figure { return nil }
