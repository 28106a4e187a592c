package zermelo

import "testing"

// TestStoppedGrowth adds to a table and to a memory that nobody needs any more. They need not grow as long as there is
// room, and lose nothing.
func TestStoppedGrowth(t *testing.T) {
	const slots = 4 * growPoll
	stopped := func() bool { return true }
	table := newTable[int]()
	memory := newMemory[int, int](1<<30, func(k int) uint64 { return uint64(k) * 0x9e3779b97f4a7c15 >> 20 }, stopped)
	for i := range slots {
		if i == slots*3/5 {
			table.stopped = stopped
		}
		table.place(i, table.hash(i), mostPositions)
		memory.close(memory.add(i, memory.hash(i), onPath), 1, i)
		if i == slots*4/5 && (len(table.slots) != slots || len(memory.slots) != slots) {
			t.Errorf("%d entries have %d and %d slots, want %d", i, len(table.slots), len(memory.slots), slots)
		}
	}
	if len(table.slots) != 2*slots || len(memory.slots) != 2*slots {
		t.Errorf("%d entries have %d and %d slots, want %d", slots, len(table.slots), len(memory.slots), 2*slots)
	}
	for i := range slots {
		if id, ok := table.find(i, table.hash(i)); !ok || id != uint32(i) {
			t.Fatalf("the number of %d is %d, %v", i, id, ok)
		}
		if place := memory.find(i, memory.hash(i)); place < 0 || memory.slots[place].e != i {
			t.Fatalf("%d is lost", i)
		}
	}
}
