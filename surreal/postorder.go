package surreal

// postorder returns the positions of g that are no number-up-stars, options before the games they belong to.
func postorder(g Game) []Game {
	type frame struct {
		g    Game
		next int
	}
	if g.isNumberUpStar() {
		return nil
	}
	var order []Game
	seen := map[Game]bool{g: true}
	stack := []frame{{g: g}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == len(top.g.n.all) {
			order = append(order, top.g)
			stack = stack[:len(stack)-1]
			continue
		}
		o := top.g.n.all[top.next]
		top.next++
		if !o.isNumberUpStar() && !seen[o] {
			seen[o] = true
			stack = append(stack, frame{g: o})
		}
	}
	return order
}
