package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/cgt-go/sdk/nim/heaps"
)

// readCheckpoint returns the sequence in a file, or one from the beginning if there is no file of that name.
func readCheckpoint(ctx context.Context, name string, code heaps.Code) (*heaps.Sequence, error) {
	f, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return &heaps.Sequence{Code: code}, nil
	}
	if err != nil {
		return nil, named(name, err)
	}
	defer f.Close()
	in := bufio.NewReader(f)
	s, err := heaps.ReadSequence(ctx, in)
	if err != nil {
		return nil, named(name, err)
	}
	switch _, err := in.ReadByte(); {
	case err == nil:
		return nil, fmt.Errorf("%s: there is more behind the checkpoint", name)
	case err != io.EOF:
		return nil, named(name, err)
	case s.Code != code:
		return nil, fmt.Errorf("%s: this is a checkpoint of %v, not of %v", name, s.Code, code)
	}
	return s, nil
}

// extendLong finds n values, and writes all that were found to a file, even if an error ends it.
func extendLong(ctx context.Context, s *heaps.Sequence, n int, name string) error {
	before := s.Len()
	err := s.Extend(ctx, n)
	if s.Len() == before && before > 1 {
		return err // the file is there and has them all
	}
	if failed := replaceFile(name, s); failed != nil {
		return failed
	}
	if ctx.Err() != nil {
		return fmt.Errorf("%w; %s has %d heaps", errInterrupted, name, s.Len())
	}
	return err
}
