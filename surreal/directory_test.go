package surreal

import (
	"testing"

	"pgregory.net/rapid"
)

// few has buckets of one entry, a hash, that are full at once.
type few struct {
	hashes []uint64
	most   int
}

func (p *few) make(slots int) { p.most = max(1, slots/mostSlots) }
func (p *few) slots() int     { return mostSlots * p.most }
func (p *few) full() bool     { return len(p.hashes) == p.most }

func (p *few) move(bit uint64, without, with *few) {
	for _, hash := range p.hashes {
		to := without
		if hash&bit != 0 {
			to = with
		}
		to.hashes = append(to.hashes, hash)
	}
}

// A directory keeps apart whatever differs in its first bits, however uneven the hashes are.
func TestDirectory(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hashes := rapid.SliceOfNDistinct(rapid.Uint64Range(0, 1<<12-1), 0, 40, rapid.ID).Draw(t, "first bits")
		var d directory[few, *few]
		for i, first := range hashes {
			hash := first << 52
			p := d.withRoom(hash)
			p.hashes = append(p.hashes, hash)
			for _, before := range hashes[:i+1] {
				if got := d.of(before << 52).hashes; len(got) != 1 || got[0] != before<<52 {
					t.Fatalf("%x leads to %x", before<<52, got)
				}
			}
		}
		if d.empty() != (len(hashes) == 0) {
			t.Fatalf("%d hashes: empty is %v", len(hashes), d.empty())
		}
	})
}
