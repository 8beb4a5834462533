import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { markCase, MarkingCaseSchema } from './mark-case.js';

/** Marks worked cases: one JSON object a line on standard input, one judgement a line on standard output. */
async function run(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const one = z.parse(MarkingCaseSchema, JSON.parse(line));
    process.stdout.write(`${JSON.stringify(markCase(one))}\n`);
  }
}

await run();
