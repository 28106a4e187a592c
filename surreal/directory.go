package surreal

// directory finds the bucket of a hash table that a hash belongs to, by its first bits. A table that grows as a whole
// would move all that it has at once, and nobody could interrupt that; here a bucket that is full is split alone, and
// only the list of the buckets, which is short, is copied as a whole.
//
// Source: R. Fagin, J. Nievergelt, N. Pippenger, H. R. Strong, Extendible hashing — a fast access method for dynamic
// files, ACM Transactions on Database Systems 4 (1979).
type directory[P any, T bucket[P]] struct {
	entries []directoryEntry[P] // one for each value of the first bits, of which there is at least one
	shift   uint8               // 64 less the number of first bits
}

// directoryEntry is a bucket, which may stand under several values of the first bits.
type directoryEntry[P any] struct {
	bucket *P
	depth  uint8 // how many first bits its hashes have in common
}

// bucket is a hash table of hashes that have their first bits in common.
type bucket[P any] interface {
	*P
	// make gives an empty bucket so many slots, a power of two, and says how many first bits its hashes have in common.
	make(slots int, common uint8)
	slots() int
	// results returns how many there are.
	results() int
	// full reports whether the bucket has no room for one more.
	full() bool
	// move gives all that the bucket has to two others, that whose hash has the bit to the second. They may be the
	// same.
	move(bit uint64, without, with *P)
}

// The numbers of slots of a bucket: at first, and when it is split rather than made larger. Such a bucket takes a few
// megabytes.
const (
	firstSlots = 1 << 6
	mostSlots  = 1 << 16
)

// empty reports whether there are no buckets yet.
func (d *directory[P, T]) empty() bool { return len(d.entries) == 0 }

// of returns the bucket of a hash. The directory must not be empty.
func (d *directory[P, T]) of(hash uint64) *P { return d.entries[hash>>(d.shift&63)].bucket }

// withRoom returns the bucket of a hash, after it has made room for one more.
func (d *directory[P, T]) withRoom(hash uint64) *P {
	if d.empty() {
		only := directoryEntry[P]{newBucket[P, T](firstSlots, 0), 0}
		*d = directory[P, T]{[]directoryEntry[P]{only, only}, 63}
	}
	p := d.of(hash)
	for T(p).full() {
		if n := T(p).slots(); n < mostSlots || !d.split(hash) {
			larger := newBucket[P, T](2*n, d.entries[hash>>(d.shift&63)].depth)
			T(p).move(0, larger, larger)
			*p = *larger
		}
		p = d.of(hash)
	}
	return p
}

func newBucket[P any, T bucket[P]](slots int, common uint8) *P {
	p := new(P)
	T(p).make(slots, common)
	return p
}

// split makes two buckets of the one of a hash, by the first bit that the hashes in it need not have in common. It does
// nothing and returns false if less than a quarter would be in one of the two, which is so where many hashes are equal,
// or have many more bits in common: to split them again and again would double the list each time.
func (d *directory[P, T]) split(hash uint64) bool {
	at := hash >> (d.shift & 63)
	e := d.entries[at]
	p := T(e.bucket)
	without, with := newBucket[P, T](p.slots(), e.depth+1), newBucket[P, T](p.slots(), e.depth+1)
	p.move(1<<(63-e.depth), without, with)
	if 4*min(T(without).results(), T(with).results()) < p.results() {
		return false
	}
	if e.depth == 64-d.shift {
		d.double()
		at = hash >> (d.shift & 63)
	}
	half := uint64(1) << (64 - d.shift - e.depth - 1)
	first := at &^ (2*half - 1)
	for i := range half {
		d.entries[first+i] = directoryEntry[P]{without, e.depth + 1}
		d.entries[first+half+i] = directoryEntry[P]{with, e.depth + 1}
	}
	return true
}

// double takes one more of the first bits.
func (d *directory[P, T]) double() {
	entries := make([]directoryEntry[P], 2*len(d.entries))
	for i := range entries {
		entries[i] = d.entries[i/2]
	}
	*d = directory[P, T]{entries, d.shift - 1}
}
