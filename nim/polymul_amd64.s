//go:build !purego

#include "textflag.h"

// func mulByInstruction(p, q poly) poly
// It multiplies by the instruction for polynomials and then does what reduce does.
TEXT ·mulByInstruction(SB), NOSPLIT, $0-24
	MOVQ p+0(FP), X0
	MOVQ q+8(FP), X1
	PCLMULQDQ $0, X1, X0
	MOVQ X0, AX // the lower half of the product
	PSRLDQ $8, X0
	MOVQ X0, BX // the upper half
	MOVQ BX, CX
	MOVQ BX, DX
	SHRQ $60, CX
	SHRQ $61, DX
	XORQ DX, CX
	MOVQ BX, DX
	SHRQ $63, DX
	XORQ DX, CX
	XORQ CX, BX // with what goes over the upper end
	XORQ BX, AX
	LEAQ (BX)(BX*1), CX
	XORQ CX, AX
	SHLQ $3, BX
	XORQ BX, AX
	ADDQ BX, BX
	XORQ BX, AX
	MOVQ AX, ret+16(FP)
	RET

// func cpuFeatures() uint32
TEXT ·cpuFeatures(SB), NOSPLIT, $0-4
	MOVL $1, AX
	XORL CX, CX
	CPUID
	MOVL CX, ret+0(FP)
	RET
