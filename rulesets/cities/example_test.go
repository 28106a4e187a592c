package cities_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/cities"
	"github.com/cgt-go/sdk/zermelo"
)

const capitals = `
Amsterdam
Ankara
Athens
Berlin
Bern
Brussels
Bucharest
Budapest
Copenhagen
Dublin
Helsinki
Lisbon
London
Luxembourg
Madrid
Minsk
Moscow
Nicosia
Oslo
Paris
Prague
Riga
Rome
Sarajevo
Skopje
Sofia
Stockholm
Tallinn
Tirana
Vienna
Vilnius
Warsaw
Zagreb
`

// The game with some capitals of Europe. The first player wins, and these are the names to begin with.
func Example() {
	ctx := context.Background()
	l, err := cities.Parse("", capitals)
	if err != nil {
		fmt.Println(err)
		return
	}
	start := zermelo.Turned[cities.Position]{Pos: l.Start()}
	sol, err := zermelo.Solve(ctx, zermelo.Normal[cities.Position](l), start)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sol.StartValue(), sol.Len(), sol.Verify(ctx))
	for _, q := range sol.BestMoves(start) {
		name, _ := l.Name(start.Pos, q.Pos)
		fmt.Print(name, " ")
	}
	// Output:
	// win 1313 <nil>
	// Ankara Berlin Copenhagen Dublin Helsinki Luxembourg Lisbon Minsk Oslo Prague Rome Skopje Tallinn Warsaw
}

// In Russian no name begins with ь, so that one goes on with the letter before it.
func ExampleList_Say() {
	l, err := cities.New("ь", "Казань", "Новгород", "Нальчик")
	p, ok := l.Say(l.Start(), "Казань")
	fmt.Println(p, ok, err)
	for _, q := range l.AppendMoves(nil, p, cgt.Left) {
		fmt.Println(l.Name(p, q))
	}
	_, ok = l.Say(p, "Казань")
	fmt.Println(ok)
	// Output:
	// н, 2 left true <nil>
	// Новгород true
	// Нальчик true
	// false
}

func ExampleParse() {
	_, err := cities.Parse("", "Oslo\nOttawa\nOSLO\n")
	fmt.Println(err)
	// Output: cities: offset 12: the name "OSLO": it stands in the list already
}

// The undirected form with the same capitals. Not all names can be put in pairs of neighbours, so that the first player
// wins, by a name that can be left over.
func ExampleList_Neighbours() {
	l, err := cities.Parse("", capitals)
	if err != nil {
		fmt.Println(err)
		return
	}
	g := l.Neighbours()
	fmt.Println(g.Wins(cities.Nowhere))
	for v, name := range l.Names() {
		if !g.Wins(v) { // the opponent, who moves next, loses
			fmt.Print(name, " ")
		}
	}
	// Output:
	// true
	// Berlin Bern Copenhagen Helsinki Lisbon London Luxembourg Prague Rome
}

// A path of three vertices. From its end the second player wins, and from the middle the first does.
func ExampleGeography() {
	ctx := context.Background()
	g, err := cities.NewGeography(3, [2]int{0, 1}, [2]int{1, 2})
	fmt.Println(g.Wins(0), g.Wins(1), err)
	start := zermelo.Turned[cities.Trip]{Pos: g.Start(0)}
	_, err = zermelo.CheckStrategy(ctx, zermelo.Normal[cities.Trip](g), start, zermelo.Min, g.Strategy(0), zermelo.Loss, cgt.Limits{})
	fmt.Println(err)
	// Output:
	// false true <nil>
	// <nil>
}

func ExampleTrip_Visited() {
	g, err := cities.NewGeography(3, [2]int{0, 1}, [2]int{1, 2})
	t := g.AppendMoves(nil, g.Start(0), cgt.Left)[0]
	fmt.Println(t, t.Visited(0), t.Visited(2), err)
	// Output: 1 after 1 others true false <nil>
}

func ExampleList_WriteSVG() {
	l, err := cities.New("", "Oslo")
	fmt.Println(l.WriteSVG(os.Stdout, l.Start()), err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="356" height="356" viewBox="-178 -178 356 356">
	// <title>cities: 1 name, any, 1 left</title>
	// <g font-family="sans-serif" font-size="14" text-anchor="middle">
	// <path d="M-8.4,-137.2 C-24,-164 24,-164 8.4,-137.2" fill="none" stroke="#2c9a50" stroke-width="2.5"/><path d="M8.4 -137.2L9 -147.2L16.8 -142.7z" fill="#2c9a50"/>
	// <circle cx="0" cy="-126" r="14" fill="none" stroke="#808080" stroke-width="1.5"/><text x="0" y="-121.5" fill="#808080">o</text>
	// </g>
	// </svg>
	// <nil> <nil>
}

func ExampleGeography_WriteSVG() {
	g, err := cities.NewGeography(2, [2]int{0, 1})
	fmt.Println(g.WriteSVG(os.Stdout, g.Start(0)), err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="196" height="196" viewBox="-98 -98 196 196">
	// <title>a graph of 2 vertices, the token 0 after 0 others</title>
	// <path d="" fill="none" stroke="#808080" stroke-width="1.5"/>
	// <path d="M0 -56Q0 0 0 56" fill="none" stroke="#2c9a50" stroke-width="5"/>
	// <g font-family="sans-serif" font-size="14" text-anchor="middle">
	// <circle cx="0" cy="-70" r="14" fill="#2c9a50" stroke="#808080" stroke-width="1.5"/><text x="0" y="-65.5" fill="#fff">0</text>
	// <circle cx="0" cy="70" r="14" fill="none" stroke="#808080" stroke-width="1.5"/><text x="0" y="74.5" fill="#808080">1</text>
	// </g>
	// </svg>
	// <nil> <nil>
}
