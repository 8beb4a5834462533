export type { Counter } from './counter.js';
export { type CounterSource, LimitStore } from './limit-store.js';
export { tooMany } from './too-many.js';
