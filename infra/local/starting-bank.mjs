import { requireRecentNode } from './node-version.mjs';

/** Makes one part of the starting bank: its number from 0, the number of all parts, and the folder. */
const [part, parts, folder] = process.argv.slice(2);
requireRecentNode();
const { writeStartingPart } = await import('./starting-bank.ts');
await writeStartingPart(Number(part), Number(parts), folder);
