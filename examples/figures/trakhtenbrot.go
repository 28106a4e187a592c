package main

// trakhtenbrot lists the figures of B. A. Trakhtenbrot, Algorithms and automatic computing machines.
func trakhtenbrot() []figure { return nil }
