import { describe, expect, it } from '@jest/globals';
import { p } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { byColumn, columnsOf } from './columns.js';

const FieldsSchema = z.strictObject({
  word: z.string(),
  name: z.string(),
  count: z.int().check(z.gte(0)),
  isDone: z.boolean(),
  colour: z.enum(['red', 'green']),
  list: z.array(z.string()),
  note: z.nullable(z.string()),
  line: z._default(z.nullable(z.int()), null),
});

describe('columnsOf', () => {
  it('gives each field the column of its type', () => {
    expect(columnsOf(FieldsSchema, { varchar: ['name'] })).toEqual({
      word: p.text(),
      name: p.string(),
      count: p.integer(),
      isDone: p.boolean(),
      colour: p.enum(['red', 'green']),
      list: p.json(),
      note: p.text().nullable(),
      line: p.integer().nullable(),
    });
  });

  it('throws for a field with an unknown column type or a default that is not null', () => {
    expect(() => columnsOf(z.strictObject({ done: z._default(z.boolean(), false) }))).toThrow(
      '"done" (default)',
    );
    expect(() => columnsOf(z.strictObject({ half: z.number() }))).toThrow('"half" (number)');
  });
});

describe('byColumn', () => {
  it('names fields by their columns', () => {
    expect(byColumn({ readAs: '7 cm', marksAwarded: 2 })).toEqual({ read_as: '7 cm', marks_awarded: 2 });
  });
});
