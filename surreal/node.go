package surreal

import (
	"sync/atomic"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/intern"
)

// node is a game that is not stored in place. There is one node for a game, as long as anybody
// holds it, so nodes are compared by their addresses. Nodes do not change after they are made, but
// for negative.
type node struct {
	hash uint64 // of the structure: the same in every run
	id   uint64 // a number of its own
	wide *numberUpStar

	stops stops

	// The rest is for games that are no number-up-star.

	allSmall    bool
	lefts       int32 // how many of all are options of Left
	stars       starSet
	all         []Game // the options, of Left and then of Right, each sorted by CompareStructure
	birthday    Dyadic
	negative    atomic.Pointer[node]        // −G once it has been asked for
	thermograph atomic.Pointer[Thermograph] // likewise
}

var (
	nodes  intern.Table[node]
	nodeID atomic.Uint64
)

func (n *node) options(who cgt.Player) []Game {
	if who == cgt.Left {
		return n.all[:n.lefts]
	}
	return n.all[n.lefts:]
}

// hash returns a hash of the structure of g.
func (g Game) hash() uint64 {
	if g.n != nil {
		return g.n.hash
	}
	return intern.Mix(intern.Mix(1, uint64(g.num)), g.small())
}

// small returns the fields of g kept in place, other than num, in one word.
func (g Game) small() uint64 {
	return uint64(uint32(g.ups)) | uint64(g.star)<<32 | uint64(g.exp)<<48
}

func (x Dyadic) hash() uint64 {
	h := intern.Mix(2, uint64(x.num)^uint64(x.exp)<<32)
	if !x.isInline() {
		for _, b := range []byte(x.big.Value()) {
			h = intern.Mix(h, uint64(b))
		}
	}
	return h
}

// hashNode is the hash of nodes. It is a variable for the test that makes all hashes collide.
var hashNode = func(left, right []Game) uint64 {
	h := intern.Mix(3, uint64(len(left)))
	for _, g := range left {
		h = intern.Mix(h, g.hash())
	}
	h = intern.Mix(h, uint64(len(right)))
	for _, g := range right {
		h = intern.Mix(h, g.hash())
	}
	return h
}

func internWide(u numberUpStar) *node {
	hash := intern.Mix(intern.Mix(u.x.hash(), u.ups.hash()), u.star)
	return intern.Get(&nodes, hash, u,
		func(n *node, u numberUpStar) bool { return n.wide != nil && *n.wide == u },
		func(u numberUpStar) *node {
			return &node{hash: hash, id: nodeID.Add(1), wide: &u, stops: u.stops()}
		})
}

// pair is a game by its canonical options, each side sorted.
type pair struct{ left, right []Game }

// internPair returns the node with the given canonical options, of a game that is no number-up-star.
func internPair(p pair) *node {
	hash := hashNode(p.left, p.right)
	return intern.Get(&nodes, hash, p, (*node).hasOptions, newNode)
}

func (n *node) hasOptions(p pair) bool {
	if n.wide != nil || int(n.lefts) != len(p.left) || len(n.all) != len(p.left)+len(p.right) {
		return false
	}
	for i, g := range p.left {
		if n.all[i] != g {
			return false
		}
	}
	for i, g := range p.right {
		if n.all[len(p.left)+i] != g {
			return false
		}
	}
	return true
}

func newNode(p pair) *node {
	n := &node{
		hash:  hashNode(p.left, p.right),
		id:    nodeID.Add(1),
		lefts: int32(len(p.left)),
		stops: stopsOf(p.left, p.right),
		all:   append(append(make([]Game, 0, len(p.left)+len(p.right)), p.left...), p.right...),
	}
	n.allSmall = len(p.left) > 0 && len(p.right) > 0
	for _, g := range n.all {
		if b := g.Birthday(); b.Compare(n.birthday) > 0 {
			n.birthday = b
		}
		n.stars.add(g)
		n.allSmall = n.allSmall && g.IsAllSmall()
	}
	n.birthday = n.birthday.Add(one)
	return n
}
