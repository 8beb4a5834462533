import { describe, expect, it } from '@jest/globals';
import { SURE_FROM } from '@sumfox/contracts/content/topic';
import { makeSheets } from '@sumfox/testing/sheets/make-sheets';
import { scoreSheet } from '@sumfox/testing/sheets/score-sheet';
import { PdfReader } from './pdf-reader.js';
import { toDraft } from './sheet/draft.rules.js';
import { toSheet } from './sheet/page-furniture.rules.js';
import { toPageLines } from './sheet/page-lines.rules.js';

/** One of each difficulty: a key in a grid, running text, columns, stacked fractions with pictures. */
const LAYOUTS = ['exam', 'in line', 'two columns', 'key table'];

describe('made worksheets', () => {
  it('are read with every field right and no answer at another question', async () => {
    const reader = new PdfReader();
    const read: string[] = [];
    for await (const sheet of makeSheets([2], false, LAYOUTS)) {
      const reading = await reader.read(sheet.pdf);
      if (reading.kind !== 'pages') throw new Error(`${sheet.layout}: ${reading.kind}`);
      const draft = toDraft(toSheet(toPageLines(reading.pages)), reading.pages);
      if (!draft) throw new Error(`${sheet.layout}: no text`);
      expect(scoreSheet(sheet, draft, SURE_FROM)).toMatchObject({ faults: [], misplaced: 0 });
      read.push(sheet.layout);
    }
    expect(read).toEqual(LAYOUTS);
  });
});
