import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ENDPOINTS } from './endpoints.js';

interface Field {
  readonly path: string;
  readonly schema: z.ZodMiniType;
}

/** Every text of a schema, however deep, with its place. */
function listTexts(schema: z.ZodMiniType, path: string): Field[] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> };
  if (def.type === 'string') return [{ path, schema }];
  const within = ['innerType', 'element', 'in', 'out', 'valueType'].map((part) => def[part]);
  const options = Array.isArray(def.options) ? (def.options as unknown[]) : [];
  const shape = Object.entries((def.shape ?? {}) as Record<string, z.ZodMiniType>);
  return [
    ...[...within, ...options].flatMap((part) => (isSchema(part) ? listTexts(part, path) : [])),
    ...shape.flatMap(([name, field]) => listTexts(field, `${path}.${name}`)),
  ];
}

const isSchema = (part: unknown): part is z.ZodMiniType =>
  typeof part === 'object' && part !== null && '_zod' in part;

/** Beyond the longest of them, a drawing. */
const TOO_LONG = 1_100_000;
const FILLINGS = ['1', 'a', ' ', ',', '1 1/2 '];

it('every text of a call has a length limit', () => {
  const texts = ENDPOINTS.flatMap((call) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      return schema ? listTexts(schema, `${call.method} ${call.path} ${part}`) : [];
    }),
  );
  expect(texts.length).toBeGreaterThan(100);
  const unbounded = texts.filter(({ schema }) =>
    FILLINGS.some((filling) => z.safeParse(schema, filling.repeat(TOO_LONG / filling.length + 1)).success),
  );
  expect(unbounded.map(({ path }) => path)).toEqual([]);
});

it('a text over its limit is rejected with a sentence that names the limit', () => {
  const save = ENDPOINTS.find((call) => call.path === '/api/assessments/:id/save');
  const parsed = z.safeParse(save?.body ?? z.never(), { answers: [{ working: '1'.repeat(10_001) }] });
  expect(parsed.error?.issues[0]?.message).toBe(
    'This text is too long. Please use at most 10000 characters.',
  );
});
