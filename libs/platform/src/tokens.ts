/** Injection tokens of what a process has once. */
export const PROCESS_CONFIG = Symbol('process config');
export const LOGGER = Symbol('logger');
export const SERVICE_ADDRESSES = Symbol('service addresses');
export const CALLER_TOKENS = Symbol('caller tokens');
