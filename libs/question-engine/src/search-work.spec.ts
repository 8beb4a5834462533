import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { listCells, templateOf } from './cells.js';
import { listHonestyFaults } from './checks/honesty.js';
import { Dice } from './core/dice.js';
import type { Draft, SearchProof, Shape } from './core/draft.js';
import { exact } from './numbers/exact.js';

/** Drafts of each shape. */
const DRAFTS = 4;
/** Blocks of code that drawing and proving them may run; 30 million take a few tenths of a second. */
const MOST_WORK = 30_000_000;
/** Draws for each of them: some conditions are rarely met. */
const DRAWS = 8;

const session = new Session();

// Counts of blocks are the same on every machine, however busy it is: a time is not.
beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});

afterAll(() => {
  session.disconnect();
});

/** Blocks of the engine and of its rational numbers that ran since the last call. */
async function countWork(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /question-engine|fraction/.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

function drawDraft(shape: Shape, seed: number): Draft | null {
  const [level] = shape.levels;
  if (!level) return null;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const draft = shape.draw(new Dice(seed * 1000 + draw), level);
    if (draft) return draft;
  }
  return null;
}

function proveNeed(proof: SearchProof, { params }: Draft): void {
  const told = Object.entries(params);
  listHonestyFaults(proof, {
    givens: new Map(told.flatMap(([name, v]) => (typeof v === 'string' ? [] : [[name, exact(v)] as const]))),
    words: new Map(told.flatMap(([name, v]) => (typeof v === 'string' ? [[name, v] as const] : []))),
  });
}

it.each(GRADE_LEVELS)('draws and proves every search of %s without much work', async (grade) => {
  const dear: string[] = [];
  let proved = 0;
  await countWork();
  for (const cell of listCells(grade))
    for (const shape of cell.shapes) {
      const { proof } = shape;
      if (proof.kind !== 'search') continue;
      for (let seed = 1; seed <= DRAFTS; seed += 1) {
        const draft = drawDraft(shape, seed);
        if (!draft) continue;
        proveNeed(proof, draft);
        proved += 1;
      }
      const work = await countWork();
      if (work > MOST_WORK) dear.push(`${templateOf(cell, shape)}: ${Math.round(work / 1e6)} million blocks`);
    }
  expect(dear).toEqual([]);
  expect(proved).toBeGreaterThan(0);
});
