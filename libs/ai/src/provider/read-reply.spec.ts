import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { parseBody, readReply, readUsage } from './read-reply.js';
import { toWireSchema } from './wire-schema.js';

const output = z.strictObject({
  verdict: z.enum(['yes', 'no', 'unsure']),
  quote: z.nullable(z.string().check(z.maxLength(20))),
  marks: z.int().check(z.gte(0), z.lte(2)),
});
const GOOD = { verdict: 'yes', quote: '3 < 4 and 5 > 2', marks: 1 };

const completion = (content: unknown, choice: object = {}, message: object = {}) => ({
  choices: [
    {
      finish_reason: 'stop',
      message: { content: JSON.stringify(content), refusal: null, ...message },
      ...choice,
    },
  ],
});
const read = (value: unknown) => readReply({ output }, value);

describe('readReply', () => {
  it('accepts a reply of exactly the requested shape', () => {
    expect(read(completion(GOOD))).toEqual({ kind: 'answered', output: GOOD });
  });

  it.each([
    ['nothing', undefined],
    ['no completion', { hello: 'world' }],
    ['no choice', { choices: [] }],
    ['two choices', { choices: [...completion(GOOD).choices, ...completion(GOOD).choices] }],
    ['a cut-off reply, though it is whole', completion(GOOD, { finish_reason: 'length' })],
    ['an end that nobody knows', completion(GOOD, { finish_reason: 'tool_calls' })],
    ['a call of a tool', completion(GOOD, {}, { tool_calls: [{ id: 'x' }] })],
    ['no content', completion(GOOD, {}, { content: null })],
    ['words round it', completion(GOOD, {}, { content: `Here: ${JSON.stringify(GOOD)}` })],
    ['a fence round it', completion(GOOD, {}, { content: `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\`` })],
    ['two replies', completion(GOOD, {}, { content: JSON.stringify(GOOD).repeat(2) })],
    ['a field too many', completion({ ...GOOD, note: '' })],
    ['a prototype', completion(GOOD, {}, { content: JSON.stringify(GOOD).replace('{', '{"__proto__":{},') })],
    ['a field too few', completion({ verdict: 'yes', marks: 1 })],
    ['another word', completion({ ...GOOD, verdict: 'YES' })],
    ['a number as text', completion({ ...GOOD, marks: '1' })],
    ['a score of 999', completion({ ...GOOD, marks: 999 })],
    ['half a mark', completion({ ...GOOD, marks: 0.5 })],
    ['a text that is too long', completion({ ...GOOD, quote: 'x'.repeat(21) })],
    ['a list', completion([GOOD])],
    ['markup', completion({ ...GOOD, quote: '<b>3</b>' })],
    ['a script', completion({ ...GOOD, quote: '<script src=x' })],
    ['an address that runs', completion({ ...GOOD, quote: 'javascript:x' })],
    ['unseen characters', completion({ ...GOOD, quote: '3\u202e4' })],
  ])('rejects a reply that is %s', (_what, value) => {
    expect(read(value)).toMatchObject({ kind: 'invalid-reply' });
  });

  it.each([
    ['says so', completion(GOOD, {}, { refusal: 'no' })],
    ['is filtered', completion(GOOD, { finish_reason: 'content_filter' })],
  ])('rejects when the provider %s', (_what, value) => {
    expect(read(value)).toEqual({ kind: 'refused' });
  });

  it('names the fault by code alone', () => {
    expect(read(completion({ ...GOOD, verdict: 'Mei Ling', [`secret`]: 1 }))).toEqual({
      kind: 'invalid-reply',
      why: 'shape: invalid_value unrecognized_keys',
    });
  });
});

describe('readUsage', () => {
  it.each([
    [
      { usage: { prompt_tokens: 9, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 4 } } },
      [9, 4, 2],
    ],
    [{ usage: { prompt_tokens: 9, completion_tokens: 2 } }, [9, 0, 2]],
    [
      { usage: { prompt_tokens: 9, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 40 } } },
      [9, 9, 2],
    ],
    [{ usage: { prompt_tokens: -9, completion_tokens: 2 } }, null],
    [{ usage: { prompt_tokens: 1.5, completion_tokens: 2 } }, null],
    [{ usage: null }, null],
    [undefined, null],
  ])('%j', (value, counted) => {
    const usage = readUsage(value);
    expect(usage && [usage.inputTokens, usage.cachedTokens, usage.outputTokens]).toEqual(counted);
  });

  it('reads JSON only', () => {
    expect(parseBody('<html>')).toBeUndefined();
    expect(parseBody('{"a":1}')).toEqual({ a: 1 });
  });
});

describe('toWireSchema', () => {
  const wire = (shape: z.ZodMiniType) => toWireSchema({ name: 'judge-working', output: shape });

  it('is strict and omits what a provider does not support', () => {
    expect(wire(output)).toEqual({
      type: 'object',
      properties: {
        verdict: { type: 'string', enum: ['yes', 'no', 'unsure'] },
        quote: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        marks: { type: 'integer', minimum: 0, maximum: 2 },
      },
      required: ['verdict', 'quote', 'marks'],
      additionalProperties: false,
    });
  });

  it('keeps fields with the name of a keyword', () => {
    const named = wire(z.strictObject({ default: z.string(), maxLength: z.int(), oneOf: z.string() }));
    expect(Object.keys(named.properties as object)).toEqual(['default', 'maxLength', 'oneOf']);
  });

  it.each([
    ['drops what it does not know', z.object({ a: z.string() })],
    ['does so inside', z.strictObject({ a: z.array(z.object({ b: z.string() })) })],
    ['may leave a field out', z.strictObject({ a: z.optional(z.string()) })],
    ['is a list', z.array(z.string())],
    ['is open', z.strictObject({ a: z.record(z.string(), z.string()) })],
  ])('throws for a reply that %s', (_what, shape) => {
    expect(() => wire(shape)).toThrow(/judge-working must be/);
  });
});
