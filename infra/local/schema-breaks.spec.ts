import { describe, expect, it } from '@jest/globals';
import { listSchemaBreaks } from './schema-breaks.ts';

const BEFORE = [
  'column papers.id integer t p ',
  'column papers.title text f x ',
  'column papers.made_at timestamp with time zone t p now()',
];

describe('listSchemaBreaks', () => {
  it('allows new tables, new optional columns and new columns with a default', () => {
    const after = [
      ...BEFORE,
      'column papers.note text f x ',
      'column papers.exchange_count integer t p 0',
      'column goals.id uuid t p ',
    ];
    expect(listSchemaBreaks(BEFORE, after)).toEqual([]);
  });

  it.each([
    ['a dropped column', BEFORE.slice(1), 'papers.id is gone'],
    [
      'a changed type',
      BEFORE.map((line) => line.replace('integer', 'bigint')),
      'papers.id is of another type',
    ],
    [
      'a column that becomes required',
      BEFORE.map((line) => line.replace('text f', 'text t')),
      'papers.title is required now',
    ],
    [
      'a default that is dropped',
      BEFORE.map((line) => line.replace('now()', '')),
      'papers.made_at is required now',
    ],
    [
      'a new column without a default',
      [...BEFORE, 'column papers.grade text t x '],
      'papers.grade is new and has no default',
    ],
  ])('names %s', (_, after, fault) => expect(listSchemaBreaks(BEFORE, after)).toEqual([fault]));
});
