package main

import (
	"go/types"
	"regexp"
	"slices"
	"strings"
)

// appendList appends the lines of all packages: a heading for each, then what it exports in the order of names.
func appendList(b []byte, packages []*types.Package) []byte {
	for i, p := range packages {
		if i > 0 {
			b = append(b, '\n')
		}
		b = append(append(append(b, "package "...), p.Path()...), '\n')
		for _, line := range lines(p) {
			b = append(append(append(b, '\t'), invented.ReplaceAllString(line, "")...), '\n')
		}
	}
	return b
}

// lines returns a line for each exported thing of a package.
func lines(p *types.Package) []string {
	var out []string
	name := func(other *types.Package) string {
		if other == p {
			return ""
		}
		return other.Name()
	}
	scope := p.Scope()
	for _, key := range scope.Names() {
		object := scope.Lookup(key)
		if !object.Exported() {
			continue
		}
		switch object := object.(type) {
		case *types.Const:
			out = append(out, types.ObjectString(object, name)+" = "+object.Val().ExactString())
		case *types.TypeName:
			out = append(out, typeLines(object, name)...)
		default:
			out = append(out, types.ObjectString(object, name))
		}
	}
	return out
}

// typeLines returns a line for a type, and one for each of its exported fields and methods.
func typeLines(object *types.TypeName, name types.Qualifier) []string {
	named, ok := object.Type().(*types.Named)
	if !ok || object.IsAlias() {
		return []string{types.ObjectString(object, name)}
	}
	head := "type " + types.TypeString(named, name)
	if parameters := named.TypeParams(); parameters != nil {
		// The parameters with their constraints.
		head = "type " + object.Name() + typeParameters(parameters, name)
	}
	var out []string
	switch under := named.Underlying().(type) {
	case *types.Struct:
		head += " struct"
		for field := range under.Fields() {
			if field.Exported() {
				out = append(out, "field "+object.Name()+"."+field.Name()+" "+types.TypeString(field.Type(), name))
			}
		}
	case *types.Interface:
		head += " interface"
		if !under.IsMethodSet() {
			head += " " + strings.TrimPrefix(types.TypeString(under, name), "interface")
		}
		hidden := false
		for method := range under.Methods() {
			if method.Exported() {
				out = append(out, methodLine(object.Name(), method, name))
			} else {
				hidden = true
			}
		}
		if hidden {
			head += ", with methods that are not exported"
		}
	default:
		head += " " + types.TypeString(under, name)
	}
	for method := range named.Methods() {
		if method.Exported() {
			out = append(out, methodLine(receiver(method, name), method, name))
		}
	}
	slices.Sort(out)
	return append([]string{head}, out...)
}

// receiver returns the type a method belongs to, as it is declared.
func receiver(method *types.Func, name types.Qualifier) string {
	return "(" + types.TypeString(method.Signature().Recv().Type(), name) + ")"
}

// methodLine returns the line of a method of what owner names.
func methodLine(owner string, method *types.Func, name types.Qualifier) string {
	return "method " + owner + "." + method.Name() + strings.TrimPrefix(types.TypeString(method.Signature(), name), "func")
}

// invented matches the names the compiler gives to results that have none.
var invented = regexp.MustCompile(`#rv\d+ `)

// typeParameters returns parameters as they are declared: [P comparable].
func typeParameters(list *types.TypeParamList, name types.Qualifier) string {
	var b strings.Builder
	b.WriteByte('[')
	for i := range list.Len() {
		if i > 0 {
			b.WriteString(", ")
		}
		p := list.At(i)
		b.WriteString(p.Obj().Name() + " " + types.TypeString(p.Constraint(), name))
	}
	b.WriteByte(']')
	return b.String()
}
