package main

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// oneMove draws Trakhtenbrot's tree of rank 1.
func oneMove(w io.Writer) error {
	return fan(w, "a game of one move", []string{"σ₁", "σ₂", "σ₃", "…", "σₙ"}, func(b []byte, _ point, x, y float64, text string) []byte {
		if text != "…" {
			b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="16" fill="none" stroke="%s" stroke-width="1.5"/>`+"\n", svg.Pixels(x), svg.Pixels(y-16), svg.Neither)
		}
		return appendText(b, x, y-11, text, svg.Neither)
	})
}

// subtrees draws Trakhtenbrot's tree of which only the first moves are to be seen.
func subtrees(w io.Writer) error {
	return fan(w, "a game whose first move leads to smaller games", []string{"₁", "₂", "…", "ₙ"}, func(b []byte, root point, x, y float64, text string) []byte {
		if text == "…" {
			return appendText(b, x, y-26, text, svg.Neither)
		}
		b = fmt.Appendf(b, `<path d="M%s %sl-34 -64h68z" fill="none" stroke="%s" stroke-width="2" stroke-linejoin="round"/>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Neither)
		b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="3.5" fill="%s"/>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Neither)
		b = appendText(b, x, y-42, "Δ"+text, svg.Neither)
		aside := 18.0 // away from the branch
		if x < root.x {
			aside = -aside
		}
		return appendText(b, x+aside, y+5, "γ"+text, svg.Neither)
	})
}

// fan draws a root at the bottom, α, with a branch to each of some parts above it, which are drawn by part from the
// point where the branch ends. There is no branch to an ellipsis.
func fan(w io.Writer, title string, texts []string, part func(b []byte, root point, x, y float64, text string) []byte) error {
	const gap, high, above, below = 84.0, 90.0, 76.0, 32.0
	width := gap * float64(len(texts))
	root := point{width / 2, above + high}
	b := svg.AppendStart(nil, 0, 0, width, root.y+below, title)
	for i, text := range texts {
		x := gap * (float64(i) + 0.5)
		if text != "…" {
			b = fmt.Appendf(b, `<path d="M%s %sL%s %s" fill="none" stroke="%s" stroke-width="2"/>`+"\n", svg.Pixels(root.x), svg.Pixels(root.y), svg.Pixels(x), svg.Pixels(above), svg.Left)
		}
		b = part(b, root, x, above, text)
	}
	b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="3.5" fill="%s"/>`+"\n", svg.Pixels(root.x), svg.Pixels(root.y), svg.Neither)
	b = appendText(b, root.x, root.y+20, "α", svg.Neither)
	_, err := w.Write(svg.AppendEnd(b))
	return err
}
