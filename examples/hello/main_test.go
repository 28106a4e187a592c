package main

// By hand: one coin is {0|} = 1 and two are {1|0}. Three are {{1|0} | 1, 0} = {1|0||0}, miny-1, for Right's 1
// is dominated. Four are {-_1, 0 | {1|0}, 1}, and 1/2 is the simplest number that fits: it is confused
// with {1|0} and so not above it. Five are {1/2, 1 | -_1, {1|0}} and six {{1|0,{1|0}}, {1|0} | 1/2, -_1}, in
// which options are dominated or reversible. Left wins by moving to what is at least 0: to 0 itself from one coin and
// from four, to 1 from two coins and from five, and there also to 1/2.
func Example() {
	main()
	// Output:
	// 0 coins: P, winning moves of Left to [], value 0
	// 1 coins: L, winning moves of Left to [0], value 1
	// 2 coins: N, winning moves of Left to [1], value {1|0}
	// 3 coins: R, winning moves of Left to [], value -_1
	// 4 coins: L, winning moves of Left to [0], value 1/2
	// 5 coins: N, winning moves of Left to [4 1], value {1|0,{1|0}}
	// 6 coins: R, winning moves of Left to [], value {1|0||-_1}
}
