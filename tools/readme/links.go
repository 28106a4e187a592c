package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// inlineLink is the end of a link or an image, [text](target) or ![text](target).
var inlineLink = regexp.MustCompile(`\]\(([^()\s]+)\)`)

// checkLinks checks that every link in text, outside the blocks, that leads to a file leads to one that is
// there. Targets are relative to dir, where the Markdown file is. What a name after "#" says is not checked.
func (c *checker) checkLinks(dir, text string, blocks []block) {
	eachLineOutside(text, blocks, func(number int, line string) {
		for _, m := range inlineLink.FindAllStringSubmatch(line, -1) {
			target, _, _ := strings.Cut(m[1], "#")
			if target == "" || strings.Contains(target, ":") { // a place in this file, or a URL
				continue
			}
			c.links++
			if _, err := os.Stat(filepath.Join(dir, filepath.FromSlash(target))); err != nil {
				c.problemf(number, "link to %s: %v", target, err)
			}
		}
	})
}
