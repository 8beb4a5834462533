import { describe, expect, it } from '@jest/globals';
import { listChildSentences } from './reading-level.ts';

const message = (text: string) => `export const A = defineMessages('a', {\n  ask: params('${text}'),\n});\n`;

/** Pages of a child and of an adult, both with messages, behind doors. */
const PAGES = new Map([
  [
    'app/signed-in.tsx',
    `import { Home } from '../pages/home/index.js';\nconst Adult = lazy(() => import('./adult-page.js'));\n`,
  ],
  ['app/adult-page.tsx', `import { Reports } from '../pages/reports/index.js';\n`],
  ['pages/home/index.ts', `export { Home } from './home.js';\nexport { Figures } from './figures.js';\n`],
  ['pages/home/home.tsx', `import { HOME } from './home.messages.js';\n`],
  [
    'pages/home/home.messages.ts',
    message('Well done, {name}! It is <b>3.20 p.m.</b> now. Can you do one more?'),
  ],
  ['pages/home/figures.tsx', `import { FIGURES } from './figures.messages.js';\n`],
  ['pages/home/figures.messages.ts', message('Figures')],
  ['pages/reports/index.ts', `export { Reports } from './reports.js';\n`],
  ['pages/reports/reports.tsx', `import { REPORTS } from './reports.messages.js';\n`],
  ['pages/reports/reports.messages.ts', message('Reports')],
  ['shared/messages/refusals.messages.ts', message('Refused')],
]);

describe('listChildSentences', () => {
  it('counts the words of each sentence on the pages of a child alone', () => {
    expect(listChildSentences(PAGES).map(({ file, name, text, words }) => [file, name, text, words])).toEqual(
      [
        ['pages/home/home.messages.ts', 'ask', 'Well done, {name}!', 3],
        ['pages/home/home.messages.ts', 'ask', 'It is 3.20 p.m. now.', 5],
        ['pages/home/home.messages.ts', 'ask', 'Can you do one more?', 5],
      ],
    );
  });

  it('names what fixes a long sentence', () => {
    const text = 'Select at least 1 concept or 1 method to continue';
    const [fixed] = listChildSentences(new Map([...PAGES, ['pages/home/home.messages.ts', message(text)]]));
    expect(fixed).toMatchObject({ words: 10, source: 'the specification' });
    const ours = message('This one is ours and it is far too long.');
    const [long] = listChildSentences(new Map([...PAGES, ['pages/home/home.messages.ts', ours]]));
    expect(long).toMatchObject({ words: 10, source: null });
  });
});
