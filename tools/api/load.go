package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// listed is what go list says of a package.
type listed struct {
	ImportPath string
	Name       string
	Export     string
	DepOnly    bool
}

// load returns the packages of the module below root that programs outside it can import, by their paths. They are read
// from what the compiler exports.
func load(root string) ([]*types.Package, error) {
	command := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Name,Export,DepOnly", "./...")
	command.Dir = root
	command.Env = append(os.Environ(), "GOOS=linux", "GOARCH=amd64", "CGO_ENABLED=0")
	var failure bytes.Buffer
	command.Stderr = &failure
	out, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, failure.Bytes())
	}
	exports := make(map[string]string)
	var paths []string
	decoder := json.NewDecoder(bytes.NewReader(out))
	for {
		var p listed
		if err := decoder.Decode(&p); err == io.EOF {
			break
		} else if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		exports[p.ImportPath] = p.Export
		if !p.DepOnly && p.Name != "main" && !slices.Contains(strings.Split(p.ImportPath, "/"), "internal") {
			paths = append(paths, p.ImportPath)
		}
	}
	slices.Sort(paths)
	imports := importer.ForCompiler(token.NewFileSet(), "gc", func(path string) (io.ReadCloser, error) {
		name := exports[path]
		if name == "" {
			return nil, fmt.Errorf("no export data for %s", path)
		}
		return os.Open(filepath.Clean(name))
	})
	packages := make([]*types.Package, len(paths))
	for i, path := range paths {
		if packages[i], err = imports.Import(path); err != nil {
			return nil, err
		}
	}
	return packages, nil
}
