/** Injection tokens of what a process has once. */
export const PROCESS_CONFIG = Symbol('process config');
export const LOGGER = Symbol('logger');
export const SERVICE_ADDRESSES = Symbol('service addresses');
/** {@link ModelSetup}; absent in a process that asks no model. */
export const MODEL_SETUP = Symbol('model setup');
/** What operators see of the model of a process. */
export interface ModelSetup {
  isConfigured: boolean;
  /** Most that it may cost in a day, in millionths of a US dollar. */
  dailyMicroUsd: number;
}
export const CALLER_TOKENS = Symbol('caller tokens');
/** Service with the calls that this process answers. */
export const SERVED_SERVICE = Symbol('served service');
export const ERASURE_PLAN = Symbol('erasure plan');
