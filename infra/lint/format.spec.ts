import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFormatProblems } from './format.ts';

const write = (folder: string, name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};

it('findFormatProblems names unformatted and unreadable files only', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'format-'));
  try {
    const good = write(folder, 'good.ts', 'export const one = 1;\n');
    const bad = write(folder, 'bad.ts', 'export const  one=1');
    const broken = write(folder, 'broken.ts', 'export const = = 1;\n');
    const picture = write(folder, 'picture.png', 'no text at all');
    expect(await findFormatProblems([good, picture])).toEqual([]);
    expect(await findFormatProblems([good, bad])).toEqual([
      expect.stringContaining('bad.ts  is not in the format'),
    ]);
    expect(await findFormatProblems([broken])).toEqual([expect.stringContaining('broken.ts')]);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
