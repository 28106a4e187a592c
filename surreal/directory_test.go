package surreal

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// few is a bucket with room for four hashes, or a multiple of that.
type few struct {
	hashes []uint64
	most   int
}

func (p *few) make(slots int, _ uint8) { p.most = max(1, slots/mostSlots) }

func (p *few) slots() int   { return mostSlots * p.most }
func (p *few) results() int { return len(p.hashes) }
func (p *few) full() bool   { return len(p.hashes) == 4*p.most }

func (p *few) move(bit uint64, without, with *few) {
	for _, hash := range p.hashes {
		to := without
		if hash&bit != 0 {
			to = with
		}
		to.hashes = append(to.hashes, hash)
	}
}

// A directory finds every hash again, however uneven they are, also many that are equal, and stays short.
func TestDirectory(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		last := rapid.SampledFrom([]uint64{0, 1, 9, 1<<12 - 1}).Draw(t, "last")
		hashes := rapid.SliceOfN(rapid.Uint64Range(0, last), 0, 100).Draw(t, "first bits")
		var d directory[few, *few]
		split := 0
		for i, first := range hashes {
			hash := first << 52
			p := d.withRoom(hash)
			p.hashes = append(p.hashes, hash)
			for _, before := range hashes[:i+1] {
				if !slices.Contains(d.of(before<<52).hashes, before<<52) {
					t.Fatalf("%x is lost", before<<52)
				}
			}
			split = max(split, len(d.entries))
		}
		if d.empty() != (len(hashes) == 0) {
			t.Fatalf("%d hashes: empty is %v", len(hashes), d.empty())
		}
		kept := 0
		for i, e := range d.entries {
			common := d.entries[i].bucket.hashes
			for _, hash := range common {
				if hash>>(64-e.depth) != common[0]>>(64-e.depth) {
					t.Fatalf("%x and %x are in a bucket of depth %d", hash, common[0], e.depth)
				}
			}
			if i == 0 || d.entries[i-1].bucket != e.bucket {
				kept += len(common)
			}
		}
		if kept != len(hashes) {
			t.Fatalf("%d hashes are kept of %d", kept, len(hashes))
		}
		if most := 1 << 12; split > most {
			t.Fatalf("%d hashes are in a list of %d", len(hashes), split)
		}
	})
	// Equal hashes are never split.
	var d directory[few, *few]
	for range 1000 {
		p := d.withRoom(1)
		p.hashes = append(p.hashes, 1)
	}
	if len(d.entries) != 2 || len(d.of(1).hashes) != 1000 {
		t.Errorf("%d entries for equal hashes", len(d.entries))
	}
	// Nor are they if a few others differ from them, each in one bit: to part them one by one would double the list
	// each time.
	d = directory[few, *few]{}
	for i := range 30 {
		hash := uint64(0)
		if i >= 8 {
			hash = 1 << (63 - i + 8)
		}
		p := d.withRoom(hash)
		p.hashes = append(p.hashes, hash)
	}
	if len(d.entries) != 2 {
		t.Errorf("%d entries for hashes of which most are nearly equal", len(d.entries))
	}
}
