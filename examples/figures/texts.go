package main

// text is one of the texts.
type text struct {
	title   string
	figures []figure
}

// texts returns the texts with their figures in the order of the page.
func texts() []text {
	return []text{
		{"A. Shen, Games and strategies from the viewpoint of mathematics, 5th edition, 2018", shen()},
		{"The sea chart, a course in programming games", chart()},
		{"Combinatorial games, numbers and nimbers, a course in Dubna, 2009", course()},
		{"E. Gorskii, V. Gurovits, I. Mezhirov, E. Osmova, The Richman game", richman()},
		{"B. A. Trakhtenbrot, Algorithms and automatic computing machines", trakhtenbrot()},
	}
}
