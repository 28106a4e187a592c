package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// writeFile writes a file as a whole or not at all: under another name in the same directory first. It follows a link,
// and leaves alone what is there and is no regular file: a device, a pipe, a directory.
func writeFile(name string, text []byte) (err error) {
	defer func() {
		if err != nil {
			err = named(name, err)
		}
	}()
	f, target, err := beside(name)
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

// beside returns a new file in the directory of that with the given name, or of what this links to, which is the
// target.
func beside(name string) (f *os.File, target string, err error) {
	target = name
	if end, err := filepath.EvalSymlinks(name); err == nil {
		target = end
	}
	if info, err := os.Stat(target); err == nil && !info.Mode().IsRegular() {
		return nil, "", errors.New("not a regular file")
	}
	f, err = os.CreateTemp(filepath.Dir(target), ".snark-*")
	return f, target, err
}

// checkWritable returns the error that [writeFile] would return because of the name. It leaves everything as it is.
func checkWritable(name string) error {
	f, _, err := beside(name)
	if err != nil {
		return named(name, err)
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
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
