import { describe, expect, it } from '@jest/globals';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { makeItem } from './make-item.js';
import { MADE_KINDS } from './made-kinds.js';
import { Variety } from './question-variety.js';
import type { Measure } from './report/measure.js';
import { listSupportedPairings } from './supported-pairings.js';

/** Draws of each cell, level and type: the report compares as many. */
const DRAWS = 8;
/** One cell of so many is drawn, by a step that meets other heuristics each time; `question-report` draws them all. */
const ONE_CELL_OF = 37;

/** What stands today, in per cent, of the cells drawn here; the first three go up and never down, the last one down. */
const STANDS = {
  'Primary 3': { stems: 100, pairs: 100, formed: 75, oneStructure: 0 },
  'Primary 4': { stems: 100, pairs: 100, formed: 75, oneStructure: 0 },
  'Primary 5': { stems: 100, pairs: 100, formed: 60, oneStructure: 0 },
  'Primary 6': { stems: 100, pairs: 100, formed: 60, oneStructure: 0 },
} as const;

const GRADES = ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'] as const;

/** Some cells of a grade, drawn as the report draws them. */
function drawSome(gradeLevel: (typeof GRADES)[number]): Variety {
  const variety = new Variety(gradeLevel);
  const cells = listSupportedPairings(gradeLevel).filter((_, i) => i % ONE_CELL_OF === 7);
  for (const cell of cells)
    for (const level of PROFICIENCY_LEVELS)
      for (const questionType of MADE_KINDS)
        for (let seed = 1; seed <= DRAWS; seed += 1)
          variety.take(makeItem({ ...cell, gradeLevel, level, questionType, seed, id: 'item' }));
  return variety;
}

const percentOf = (measures: readonly Measure[], says: RegExp): number =>
  measures.find((measure) => says.test(measure.says))?.percent ?? Number.NaN;

describe.each(GRADES)('draws of %s', (grade) => {
  it('are as different as before, or more so', () => {
    const measures = drawSome(grade).listMeasures();
    const stands = STANDS[grade];
    expect(percentOf(measures, /masked stems/)).toBeGreaterThanOrEqual(stands.stems);
    expect(percentOf(measures, /pairs of/)).toBeGreaterThanOrEqual(stands.pairs);
    expect(percentOf(measures, /independent level/)).toBeGreaterThanOrEqual(stands.formed);
    expect(percentOf(measures, /one structure only/)).toBeLessThanOrEqual(stands.oneStructure);
  });
});

describe('Variety', () => {
  const spec = {
    gradeLevel: 'Primary 6',
    subStrandId: 'whole_numbers',
    heuristicId: 'h1_make_whole_model',
    level: 'mastery',
    seed: 1,
    id: 'item',
  } as const;
  const item = makeItem({ ...spec, questionType: 'open-ended' });

  it('has no measures without draws', () => {
    expect(new Variety('Primary 6').listMeasures()).toEqual([]);
    expect(new Variety('Primary 6').listBroken()).toEqual([]);
  });

  it('names each bound that the same item over and over breaks', () => {
    const variety = new Variety('Primary 6');
    for (const questionType of MADE_KINDS) {
      const same = makeItem({ ...spec, questionType }, { structure: 'more-and-less' });
      for (let i = 0; i < DRAWS; i += 1) variety.take(same);
    }
    const broken = variety.listBroken().join('\n');
    expect(broken).toContain('at least 16 of 24 different masked stems: 0.0 % (bound 95 %)');
    expect(broken).toContain('one structure only: 100.0 % (bound 2 % at most)');
  });

  it('compares the items of one type too, and holds them to no bound', () => {
    const variety = new Variety('Primary 6', ['open-ended']);
    for (let i = 0; i < 24; i += 1) variety.take(item);
    expect(variety.listLines()[0]).toBe(
      'open-ended: at least 16 of 24 different masked stems: 0.0 %, held to no bound',
    );
    expect(variety.listBroken()).toEqual([]);
  });

  it('judges no cell by fewer draws than the bounds are about', () => {
    const variety = new Variety('Primary 6');
    for (let i = 0; i < 24; i += 1) variety.take(item);
    expect(variety.listMeasures()).toEqual([]);
  });

  it('names a structure that leads in three sub-strands', () => {
    const variety = new Variety('Primary 6');
    for (const subStrandId of ['whole_numbers', 'decimals', 'rate'])
      variety.take({ ...item, question: { ...item.question, subStrandId } });
    expect(variety.listLeaders()).toHaveLength(1);
  });
});
