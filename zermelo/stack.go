package zermelo

import "iter"

// stack is a stack in parts that stay where they are. So it grows without a copy, however long a play becomes, and a
// pointer to what is on it holds until that is taken off.
type stack[T any] struct {
	parts [][]T // those after the top one are empty
	top   int   // the number of the part on top, which is not empty unless it is the first one
	free  int   // the number of the part in which room was made
	count int
}

// firstPart is the size of the first part of a stack. Each one has twice the size of the one before, up to partSize, or
// more if more must be together.
const firstPart = 4

func (s *stack[T]) len() int { return s.count }

// room returns a list without elements, with room for n. What is appended to it is only on the stack after put, which
// must come before the next call of room.
func (s *stack[T]) room(n int) []T {
	size := firstPart
	if s.free = s.top; s.free < len(s.parts) {
		part := s.parts[s.top]
		if n <= cap(part)-len(part) {
			return part[len(part):]
		}
		if size = max(firstPart, min(2*cap(part), partSize)); len(part) > 0 {
			s.free++
		}
	}
	if s.free == len(s.parts) {
		s.parts = append(s.parts, nil)
	}
	if n > cap(s.parts[s.free]) {
		s.parts[s.free] = make([]T, 0, max(n, size))
	}
	return s.parts[s.free][:0]
}

// put puts a list that began as room on the stack.
func (s *stack[T]) put(list []T) {
	if len(list) == 0 {
		return
	}
	s.top = s.free
	part := &s.parts[s.top]
	*part = (*part)[:len(*part)+len(list)]
	s.count += len(list)
}

// push puts x on the stack and returns where it is.
func (s *stack[T]) push(x T) *T {
	list := append(s.room(1), x)
	s.put(list)
	return &list[0]
}

// last returns the element on top.
func (s *stack[T]) last() *T {
	part := s.parts[s.top]
	return &part[len(part)-1]
}

// drop takes n elements from the top, those of one list.
func (s *stack[T]) drop(n int) {
	if n == 0 {
		return
	}
	part := &s.parts[s.top]
	*part = (*part)[:len(*part)-n]
	s.count -= n
	if len(*part) == 0 && s.top > 0 {
		s.top--
	}
}

// clear takes everything from the stack.
func (s *stack[T]) clear() {
	for i := range s.parts {
		s.parts[i] = s.parts[i][:0]
	}
	s.top, s.count = 0, 0
}

// all returns the elements from the bottom to the top.
func (s *stack[T]) all() iter.Seq[*T] {
	return func(yield func(*T) bool) {
		for _, part := range s.parts {
			for i := range part {
				if !yield(&part[i]) {
					return
				}
			}
		}
	}
}
