package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// writeFile writes a file as a whole or not at all: under another name in the same directory first. It follows a link, and leaves alone what is there and is no regular file: a device, a pipe, a directory.
func writeFile(name string, text []byte) (err error) {
	defer func() {
		if err != nil {
			err = named(name, err)
		}
	}()
	target := name
	if end, err := filepath.EvalSymlinks(name); err == nil {
		target = end
	}
	if info, err := os.Stat(target); err == nil && !info.Mode().IsRegular() {
		return errors.New("not a regular file")
	}
	f, err := os.CreateTemp(filepath.Dir(target), ".snark-*")
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err = errors.Join(err, f.Chmod(0o644), f.Close()); err == nil {
		err = os.Rename(f.Name(), target)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// named returns err with the name of the file that the user has given, in place of the one that the package os gives.
func named(name string, err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		err = path.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return fmt.Errorf("%s: %w", name, err)
}
