import { describe, expect, it } from '@jest/globals';
import { findDeadLinks, findDecisionFaults, findRepeats, findUnknownRules } from './documents.ts';

// Put together, so that the check does not find it here.
const unknownRule = ['PAPER', '999'].join('-');
const misspeltRule = ['PAPPER', '1'].join('-');

describe('findUnknownRules', () => {
  const defined = new Set(['PAPER-1']);

  it.each([unknownRule, misspeltRule])('reports %s, which is the id of no rule', (id) => {
    expect(findUnknownRules({ file: 'a.ts', text: `/** Saves (${id}). */` }, defined)).toHaveLength(1);
  });

  it('accepts a defined id', () => {
    expect(findUnknownRules({ file: 'a.ts', text: '/** Saves (PAPER-1). */' }, defined)).toEqual([]);
  });
});

describe('findDeadLinks', () => {
  const exists = (target: string) => ['docs/a.md', 'libs/a.ts', 'libs/a.css'].includes(target);

  it.each([
    ['a link', '[b](b.md)', 'docs/b.md'],
    ['a path', 'see `libs/b.ts`', 'libs/b.ts'],
    ['one of two paths in braces', 'see `libs/{a,b}.ts`', 'libs/b.ts'],
  ])('reports %s to a file that does not exist', (_what, text, target) => {
    const problems = findDeadLinks({ file: 'docs/x.md', text }, exists);
    expect(problems).toEqual([`docs/x.md  leads to ${target}, which does not exist`]);
  });

  it.each([
    '[a](a.md#part)',
    '`libs/a.{ts,css}`',
    '[a](https://example.org/b.md)',
    '`npm start`',
    '`frontend/dist`',
  ])('accepts %s', (text) => {
    expect(findDeadLinks({ file: 'docs/x.md', text }, exists)).toEqual([]);
  });
});

describe('findDecisionFaults', () => {
  const good = '# Titles are short\n\nDate: 2026-11-23. Status: accepted.\n\n**Choice.** …\n';

  it('accepts a numbered decision with title, date and status', () => {
    expect(findDecisionFaults({ file: 'infra/decisions/0001-titles.md', text: good })).toEqual([]);
  });

  it.each([
    ['a name without number', 'infra/decisions/titles.md', good],
    ['no date', 'infra/decisions/0001-titles.md', good.replace('Date: 2026-11-23. ', '')],
    ['no status', 'infra/decisions/0001-titles.md', good.replace(' Status: accepted.', '')],
    ['an unknown status', 'infra/decisions/0001-titles.md', good.replace('accepted', 'settled')],
  ])('reports a decision with %s', (_what, file, text) => {
    expect(findDecisionFaults({ file, text })).toHaveLength(1);
  });
});

describe('findRepeats', () => {
  it('lists repeated entries', () => {
    expect(findRepeats(['0001', '0002', '0001'])).toEqual(['0001']);
  });
});
