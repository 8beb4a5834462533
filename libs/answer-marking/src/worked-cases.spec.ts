import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { markCase, MarkingCaseSchema } from './mark-case.js';

const LineSchema = z.intersection(MarkingCaseSchema, z.object({ verdict: z.string() }));
const lines = readFileSync(join(import.meta.dirname, '../cases.jsonl'), 'utf8')
  .trim()
  .split('\n');
const cases = lines.map((line) => z.parse(LineSchema, JSON.parse(line)));

describe('worked cases', () => {
  // Accepted challenges are added to these (`npm run challenge-cases`).
  it('exist once each', () => {
    expect(cases.length).toBeGreaterThanOrEqual(800);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it.each(cases.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const { verdict, reasonCode, readAs } = markCase(one);
    const seen = `${JSON.stringify(one.student)} for ${JSON.stringify(one.expected)}: ${reasonCode}, read as ${readAs}`;
    expect(`${verdict} | ${seen}`).toBe(`${one.verdict} | ${seen}`);
  });
});
