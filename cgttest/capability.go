package cgttest

import (
	"fmt"
	"reflect"
	"strings"
)

// This file says why a method that looks like one of an optional capability is not used as one.

// methodNamed returns the method of that name of v, or else of a pointer to it; of is the type that has it.
func methodNamed(v any, name string) (m reflect.Method, of reflect.Type, ok bool) {
	of = reflect.TypeOf(v)
	if m, ok = of.MethodByName(name); ok || of.Kind() == reflect.Pointer {
		return m, of, ok
	}
	of = reflect.PointerTo(of)
	m, ok = of.MethodByName(name)
	return m, of, ok
}

// misfit says why v does not have a capability although m is a method of v, or of a pointer to it, with a name of the
// capability.
func misfit(v any, m reflect.Method, capability reflect.Type) string {
	t := reflect.TypeOf(v)
	want, _ := capability.MethodByName(m.Name)
	is := called(m)
	if _, ok := t.MethodByName(m.Name); ok && is == want.Type {
		var others []string
		for i := range capability.NumMethod() {
			other := capability.Method(i)
			if found, ok := t.MethodByName(other.Name); !ok || called(found) != other.Type {
				others = append(others, fmt.Sprintf("%s, a %v", other.Name, other.Type))
			}
		}
		return fmt.Sprintf("the method %s is used only if %v has %s, as well", m.Name, t, strings.Join(others, ", and "))
	}
	if is == want.Type {
		return fmt.Sprintf("the method %s is one of a pointer; to be used, it would have to be a method of %v", m.Name, t)
	}
	return fmt.Sprintf("the method %s is a %v; to be used, it would have to be a %v, and a method of %v", m.Name, is, want.Type, t)
}

// called returns the type of a method as it is called, without the receiver.
func called(m reflect.Method) reflect.Type {
	takes, returns := signature(m.Type)
	return reflect.FuncOf(takes, returns, m.Type.IsVariadic())
}

// signature returns the types of the parameters, but for the receiver, and of the results of a method.
func signature(method reflect.Type) (takes, returns []reflect.Type) {
	for i := 1; i < method.NumIn(); i++ {
		takes = append(takes, method.In(i))
	}
	for i := range method.NumOut() {
		returns = append(returns, method.Out(i))
	}
	return takes, returns
}
