package surreal_test

import "github.com/cgt-go/sdk/internal/detector"

// chainLength is smaller where the race detector makes everything slow.
var chainLength = detector.Either(1_000_000, 50_000)
