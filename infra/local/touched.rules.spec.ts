import { describe, expect, it } from '@jest/globals';
import { PROCESS_NAMES } from '@sumfox/contracts/processes';
import { readReferences } from './dev.ts';
import { listTouchedProcesses } from './touched.rules.ts';

const REFERENCES = readReferences();
const touched = (...packages: string[]) => listTouchedProcesses(new Set(packages), REFERENCES);

describe('listTouchedProcesses', () => {
  it.each([
    ['services/marking', ['marking', 'marking-worker']],
    ['services/content', ['content', 'pregeneration-worker', 'extraction-worker']],
    ['gateway', ['gateway']],
  ])('names the processes that run %s', (folder, names) => {
    expect(touched(folder)).toEqual(names);
  });

  it.each(['libs/contracts', 'libs/platform'])('names every process for %s', (folder) => {
    expect(touched(folder)).toEqual(PROCESS_NAMES);
  });

  it('follows a package through another one', () => {
    expect(listTouchedProcesses(new Set(['c']), { gateway: ['b'], b: ['c'], c: ['b'] })).toEqual(['gateway']);
  });

  it('names none for a package that no process runs', () => {
    expect(touched('frontend', 'libs/testing')).toEqual([]);
  });
});
