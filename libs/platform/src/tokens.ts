/** Injection tokens of what a process has once. */
export const PROCESS_CONFIG = Symbol('process config');
export const LOGGER = Symbol('logger');
export const SERVICE_ADDRESSES = Symbol('service addresses');
/** True when this process has a model; absent in a process that asks none. */
export const MODEL_CONFIGURED = Symbol('model configured');
export const CALLER_TOKENS = Symbol('caller tokens');
/** Service with the calls that this process answers. */
export const SERVED_SERVICE = Symbol('served service');
export const ERASURE_PLAN = Symbol('erasure plan');
