package infinite_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/zermelo/infinite"
)

// At the root Max says left or right, then Min, and so on. There is a snack bar wherever the last two letters were the
// same: 0 for left, 1 for right. The automaton remembers the last letter, and whether it came twice. Max can say what
// Min said, so that he comes to bars again and again; the strategy does that where it must.
func ExampleTree() {
	const start, left, right, leftTwice, rightTwice = 0, 1, 2, 3, 4
	tree, err := infinite.NewTree([][]int{
		start:      {left, right},
		left:       {leftTwice, right},
		right:      {left, rightTwice},
		leftTwice:  {leftTwice, right},
		rightTwice: {left, rightTwice},
	}, []bool{leftTwice: true, rightTwice: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := tree.ForEver(context.Background())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(s.Winner(), "wins,", s.Solution().Verify(context.Background()))
	walk := s.Walk()
	for level := range 9 {
		letter, ok := walk.Letter()
		if !ok { // Min wants no bar
			letter = []int{1, 0, 0, 1}[level/2]
		}
		if err := walk.Read(letter); err != nil {
			fmt.Println(err)
			return
		}
		fmt.Print(letter)
		if walk.HasBar() {
			fmt.Print("*")
		}
	}
	fmt.Println()
	// Output:
	// Max wins, <nil>
	// 11*00*0*0*0*11*
}

// Max wants to come to a bar once, and it is where two letters in a row were the same and Max said the first one: Min
// only has to say the other one each time.
func ExampleTree_Once() {
	// The states 0 to 2 are those before Max's letters, 3 and 4 those before Min's, and 5 is at a bar.
	tree, err := infinite.NewTree([][]int{{3, 4}, {3, 4}, {3, 4}, {5, 2}, {1, 5}, {5, 5}}, []bool{5: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := tree.Once(context.Background())
	if err != nil {
		fmt.Println(err)
		return
	}
	walk := s.Walk()
	for range 6 {
		letter, ok := walk.Letter()
		if err := walk.Read(letter); err != nil {
			fmt.Println(err)
			return
		}
		if ok {
			fmt.Println("Min says", letter)
		}
	}
	fmt.Println(s.Winner(), walk.Winner(), walk.HasBar())
	// Output:
	// Min says 1
	// Min says 1
	// Min says 1
	// Min Min false
}

// Two players write the digits of a decimal fraction in turn. The first one, who wants it to be periodic, writes 3
// whatever happens.
func ExampleIrrational() {
	var second infinite.Irrational
	var digits []int
	for place := 1; place <= 40; place++ {
		if place%2 == 1 {
			digits = append(digits, 3)
		} else {
			digits = append(digits, second.Digit(place))
		}
	}
	fmt.Print("0.")
	for _, d := range digits {
		fmt.Print(d)
	}
	fmt.Println()
	// Could the last ten digits go on as a period?
	i, j, ok := infinite.Refute(digits, 10, 2)
	fmt.Println("places", i, "and", j, "are different:", ok)
	i, j = second.Witness(1_000_000, 7)
	fmt.Println("places", i, "and", j, "will be:", second.Digit(i), second.Digit(j))
	// Output:
	// 0.3131303130303031303030303030303130303030
	// places 14 and 16 are different: true
	// places 1048576 and 1048590 will be: 1 0
}
