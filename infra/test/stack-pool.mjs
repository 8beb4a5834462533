import './port-range.mjs';

await import('./stack-pool.ts');
