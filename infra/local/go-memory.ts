/**
 * Environment of tools in Go, the compiler and the linter with types: they end soon, so memory is freed at five times
 * what is in use and not at twice. That saves a quarter of their processor time.
 */
export const GO_MEMORY = { GOGC: '400' };
