import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { modelTask } from '../model-task.js';
import { CallText } from './call-text.js';
import { type OfProduct, type PersonText, asProductText } from './model-text.js';

const TASK = {
  name: 'judge-working',
  version: 1,
  instructions: 'Say so.',
  output: z.strictObject({ isSo: z.boolean() }),
  maxOutputTokens: 1,
  timeoutMs: 1,
  temperature: 0,
} as const;

it('a task input with text of unknown origin does not compile', () => {
  // @ts-expect-error a plain string may be what a person typed
  expect(modelTask<{ working: string }, { isSo: boolean }>(TASK)).toBe(TASK);
  // @ts-expect-error at any depth
  expect(modelTask<{ parts: Array<{ working: string }> }, { isSo: boolean }>(TASK)).toBe(TASK);
  const task = modelTask<
    { working: PersonText; kind: 'a' | 'b'; stem: OfProduct<string> },
    { isSo: boolean }
  >(TASK);
  expect(task).toBe(TASK);
});

it("typed text and the product's text have different types", () => {
  const texts = new CallText([]);
  const typed: PersonText = texts.person('7', 10);
  // @ts-expect-error only a call's texts make it
  const forged: PersonText = '7';
  // @ts-expect-error the product wrote it
  const mixed: PersonText = asProductText(`${typed}`);
  expect([typed, forged, mixed]).toEqual(['7', '7', '7']);
});
