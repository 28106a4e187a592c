//go:build !purego

#include "textflag.h"

// func mulByInstruction(p, q poly) poly
// It multiplies by the instruction for polynomials and then does what reduce does.
TEXT ·mulByInstruction(SB), NOSPLIT, $0-24
	FMOVD p+0(FP), F0
	FMOVD q+8(FP), F1
	VPMULL V1.D1, V0.D1, V2.Q1
	VMOV V2.D[0], R0 // the lower half of the product
	VMOV V2.D[1], R1 // the upper half
	LSR $60, R1, R2
	EOR R1>>61, R2, R2
	EOR R1>>63, R2, R2
	EOR R2, R1, R1 // with what goes over the upper end
	EOR R1, R0, R0
	EOR R1<<1, R0, R0
	EOR R1<<3, R0, R0
	EOR R1<<4, R0, R0
	MOVD R0, ret+16(FP)
	RET
