import { describe, expect, it } from '@jest/globals';
import { findEnglishFaults, MAX_SENTENCE_WORDS } from './plain-english.ts';

// Put together, so that the check does not find them here.
const unclear = ['who', 'se'].join('');
const titled = (title: string) => ['it', `('${title}', () => {});`].join('');
const tabled = (title: string) => ['it', `.each([[1, 2]])('${title}', () => {});`].join('');
const sentenceOf = (count: number) => `${'word '.repeat(count).trim()}.`;
const FILE = 'libs/a/src/b.ts';

describe('findEnglishFaults', () => {
  it.each([
    ['a long sentence in a doc comment', FILE, `/**\n * ${sentenceOf(MAX_SENTENCE_WORDS + 1)}\n */`],
    [
      'a long sentence over lines of a comment',
      FILE,
      `// ${sentenceOf(20).slice(0, -1)}\n// ${sentenceOf(10)}`,
    ],
    ['an unclear word in a comment', FILE, `/** The account ${unclear} password it is. */`],
    [
      'an unclear word in a title',
      'libs/a/src/b.spec.ts',
      titled(`rejects an account ${unclear} link ended`),
    ],
    ['a title that starts with the condition', FILE, titled('that is closed cannot sign in')],
    ['a title that starts with a preposition', FILE, titled('with a closed account is rejected')],
    ['a title of a table that starts with one', FILE, tabled('of %s is %s')],
    ['a comment that starts with a preposition', FILE, ['/** O', 'f the account. */'].join('')],
    ['an unclear word in an error', FILE, `throw new Error('An account ${unclear} link ended.');`],
    ['an unclear word in a document', 'docs/specification/a.md', `An account ${unclear} link ended.`],
    ['a long sentence in a decision', 'infra/decisions/0001-a.md', sentenceOf(MAX_SENTENCE_WORDS + 1)],
    ['an unclear word in a decision', 'infra/decisions/0001-a.md', `An account ${unclear} link ended.`],
  ])('reports %s', (_what, file, text) => {
    expect(findEnglishFaults({ file, text })).toHaveLength(1);
  });

  it.each([
    ['two short sentences', FILE, `/** ${sentenceOf(20)} ${sentenceOf(20)} */`],
    ['code in a comment', FILE, `/** Reads \`${unclear}\` and \`${sentenceOf(30)}\`. */`],
    ['a long list in the specification', 'docs/specification/a.md', sentenceOf(30)],
    [
      'two items of a list in a decision',
      'infra/decisions/0001-a.md',
      '- word '.repeat(10).replaceAll('- ', '\n- '),
    ],
    ['a title with a verb', FILE, titled('rejects a closed account')],
    [
      'an unclear word in a text of a test',
      'libs/a/src/b.spec.ts',
      `const text = 'An account ${unclear} link ended.';`,
    ],
    ['a word in the code', FILE, `const ${unclear} = 1;`],
    ['the question engine', 'libs/question-engine/src/a.ts', `/** ${unclear} */`],
    ['the pages', 'frontend/src/a.ts', `/** ${unclear} */`],
  ])('accepts %s', (_what, file, text) => {
    expect(findEnglishFaults({ file, text })).toEqual([]);
  });
});
