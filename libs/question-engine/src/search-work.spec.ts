import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { listCells, templateOf } from './cells.js';
import { listHonestyFaults } from './checks/honesty.js';
import { Dice } from './core/dice.js';
import type { Draft, SearchProof, Shape } from './core/draft.js';
import { exact } from './numbers/exact.js';

/** Drafts of each shape. */
const DRAFTS = 4;
/** Blocks of code that drawing and proving them may run; 30 million take a few tenths of a second. */
const MOST_WORK = 30_000_000;
/** Shapes that are counted together: most take less than a twentieth of the limit. */
const TOGETHER = 20;
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

/** A shape whose proof is a search. */
interface Search {
  template: string;
  shape: Shape;
  proof: SearchProof;
}

const listSearches = (grade: GradeLevel): Search[] =>
  listCells(grade).flatMap((cell) =>
    cell.shapes.flatMap((shape) =>
      shape.proof.kind === 'search' ? [{ template: templateOf(cell, shape), shape, proof: shape.proof }] : [],
    ),
  );

/** Draws and proves drafts of the shape. @returns how many were drawn */
function prove({ shape, proof }: Search): number {
  const drafts = Array.from({ length: DRAFTS }, (_, i) => drawDraft(shape, i + 1)).filter(
    (draft) => draft !== null,
  );
  for (const draft of drafts) proveNeed(proof, draft);
  return drafts.length;
}

const proveAll = (searches: readonly Search[]): number =>
  searches.reduce((sum, search) => sum + prove(search), 0);

/**
 * Of the searches that were proved since the last count, those that take more than the limit. A count costs more than
 * most searches, so several are counted together: if all of them keep the limit, each one does. Otherwise the halves
 * are proved again.
 */
async function listDear(searches: readonly Search[]): Promise<string[]> {
  const work = await countWork();
  if (work <= MOST_WORK) return [];
  if (searches.length <= 1)
    return searches.map(({ template }) => `${template}: ${Math.round(work / 1e6)} million blocks`);
  const middle = Math.ceil(searches.length / 2);
  const dear: string[] = [];
  for (const half of [searches.slice(0, middle), searches.slice(middle)]) {
    proveAll(half);
    dear.push(...(await listDear(half)));
  }
  return dear;
}

it.each(GRADE_LEVELS)('draws and proves every search of %s without much work', async (grade) => {
  const searches = listSearches(grade);
  await countWork();
  let proved = 0;
  const dear: string[] = [];
  for (let start = 0; start < searches.length; start += TOGETHER) {
    const some = searches.slice(start, start + TOGETHER);
    proved += proveAll(some);
    dear.push(...(await listDear(some)));
  }
  expect(dear).toEqual([]);
  expect(proved).toBeGreaterThan(0);
});
