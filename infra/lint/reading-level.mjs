import { requireRecentNode } from '../local/node-version.mjs';

requireRecentNode();
const { printReadingLevel } = await import('./reading-level.ts');
printReadingLevel();
