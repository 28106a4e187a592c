package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// The Richman notes, §2, fig. 2.
func TestRichman(t *testing.T) {
	const figure = `{"edges": {"v1": ["b", "v2"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}`
	wantOutput(t, `{"values":{"v1":"1/3","v2":"2/3","b":"0","r":"1"},"bids":{"v1":"1/3","v2":"1/3"}}`+"\n", figure, "-json", "richman", "-")
	wantOutput(t, "v1  1/3, bid 1/3\nv2  2/3, bid 1/3\nb   0\nr   1\n", figure, "richman", "-")
	wantOutput(t, `{"values":{"<b>":"0"},"bids":{}}`+"\n", "digraph { \"<b>\" [color=blue] }", "-json", "richman", "-")
	wantOutput(t, "the graph has no vertices\n", "digraph {}", "richman", "-")
	wantOutput(t, "a\\n\\x1b  1/2, bid 1/2\nb        0\nr        1\n", `{"edges": {"a\n\u001b": ["b", "r"]}, "blue": ["b"], "red": ["r"]}`, "richman", "-")
	wantOutput(t, "v1  1/3, bid 1/3\nv2  2/3, bid 1/3\nb   0\nr   1\n", "\ufeff"+figure, "richman", "-")
	svg := filepath.Join(t.TempDir(), "figure.svg")
	wantOutput(t, "v1  1/3, bid 1/3\nv2  2/3, bid 1/3\nb   0\nr   1\n", figure, "richman", "-svg", svg, "-")
	wantSVG(t, svg)
	for text, want := range map[string]string{
		`{"edges": {"a": ["x"]}}`: "offset 17: there is no vertex \"x\"",
		`{"edges": {"a": ["a"]}}`: "at [\"a\"]: no terminal",
		`graph {`:                 "offset 7",
		``:                        "offset 0",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(text), "richman", "-")
		wantError(t, want, status, stdout, stderr)
	}
	status, stdout, stderr := calcOut(strings.NewReader(""), "richman")
	wantError(t, "richman takes one file; here is none", status, stdout, stderr)
}
