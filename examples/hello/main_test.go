package main

// By hand: one coin is {0|} = 1 and two are {1|0}. Three are {{1|0} | 1, 0} = {1|0||0}, miny-1, for Right's 1
// is dominated. Four are {-_1, 0 | {1|0}, 1}, and 1/2 is the simplest number that fits: it is confused
// with {1|0} and so not above it. Five are {1/2, 1 | -_1, {1|0}} and six {{1|0,{1|0}}, {1|0} | 1/2, -_1}, in
// which options are dominated or reversible.
func Example() {
	main()
	// Output:
	// 0 coins: 0 P
	// 1 coins: 1 L
	// 2 coins: {1|0} N
	// 3 coins: -_1 R
	// 4 coins: 1/2 L
	// 5 coins: {1|0,{1|0}} N
	// 6 coins: {1|0||-_1} R
}
