import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { renderDrawing } from '../drawing/render-drawing.js';
import { GOING } from '../reading/lexicon.js';
import { solveAgain } from '../reading/solve-again.js';
import type { DrawnQuestion } from '../forms/drawn.js';
import { drawQuestion } from './draw-question.js';
import { MADE_KINDS } from '../made-kinds.js';

/** Draws of each grade, level and type. */
const SEEDS = 12;

describe.each(GRADE_LEVELS)('%s', (grade) => {
  const drawn: DrawnQuestion[] = [];

  it.each(PROFICIENCY_LEVELS)('draws items of every type that pass every gate, level %s', (level) => {
    for (const type of MADE_KINDS)
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const proved = drawQuestion({ grade, level, type, seed });
        expect([grade, level, type, seed, proved !== null]).toEqual([grade, level, type, seed, true]);
        if (!proved) continue;
        const { item } = proved;
        drawn.push(item);
        expect(item.stem.length).toBeGreaterThanOrEqual(15);
        expect(item.hints).toHaveLength(3);
        expect(item.stem.match(/___/g)?.length ?? 0).toBe(
          type === 'fill-in-the-blank' ? item.parts.length : 0,
        );
        expect(item.options?.length ?? 0).toBe(type === 'mcq' ? 4 : 0);
        if (item.exhibit) expect(renderDrawing(item.exhibit).alt).not.toBe('');
      }
  });

  it('is solved again from the words alone, with few stems that cannot be read', () => {
    const unread = drawn.filter((item) => {
      const { outcome, found } = solveAgain(item, grade);
      expect([item.plainStem, found, outcome === 'differs']).toEqual([item.plainStem, found, false]);
      return outcome === 'unread';
    });
    expect(drawn.length).toBeGreaterThan(0);
    expect(unread.length).toBeLessThanOrEqual(drawn.length * 0.05);
  });
});

describe('drawQuestion', () => {
  const spec = { grade: 'Primary 5', level: 'mastery', type: 'open-ended', seed: 7 } as const;

  it('draws the same item for the same spec, and others for other seeds', () => {
    const told = () => {
      const item = drawQuestion(spec)?.item;
      return item && { ...item, parts: item.parts.map(({ answer }) => answer) };
    };
    expect(told()).toEqual(told());
    const stems = new Set(
      Array.from({ length: 12 }, (_, seed) => drawQuestion({ ...spec, seed })?.item.stem),
    );
    expect(stems.size).toBe(12);
  });

  it('keeps to a named structure, form and world', () => {
    const named = { structure: 'constant-part', form: 'other-side', world: 'beads' };
    expect(drawQuestion({ ...spec, ...named })?.item).toMatchObject(named);
  });

  it('gives null for a name that nothing has', () => {
    expect(drawQuestion({ ...spec, structure: 'nothing' })).toBeNull();
    expect(drawQuestion({ ...spec, form: 'nothing' })).toBeNull();
  });
});

describe('a question for one of two events', () => {
  it('is not asked where both have the same verb', () => {
    const spec = { grade: 'Primary 4', level: 'independent', type: 'open-ended', form: 'plain' } as const;
    for (let seed = 1; seed <= 40; seed += 1) {
      const item = drawQuestion({ ...spec, seed, structure: 'go-and-go' })?.item;
      if (item?.asked !== 'x' && item?.asked !== 'y') continue;
      const verb = / did .+ (\w+)\?$/.exec(item.plainStem)?.[1] ?? '';
      const past = [...GOING].find(([, base]) => base.startsWith(verb))?.[0] ?? verb;
      expect(item.plainStem.split(` ${past} `)).toHaveLength(2);
    }
  });
});

describe('what-else', () => {
  it('never offers the asked quantity under the name of another moment', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const level = seed % 2 === 0 ? 'not_ready' : 'guided';
      const item = drawQuestion({ grade: 'Primary 5', level, type: 'mcq', seed, form: 'what-else' })?.item;
      const asked = /to find (.+)\?$/.exec(item?.stem ?? '')?.[1];
      expect(asked).toBeDefined();
      expect(item?.options?.map(({ text }) => text)).not.toContain(asked);
    }
  });
});

describe('the way to an answer', () => {
  it('does not find it before its last line, unless that line says that two are the same', () => {
    let checked = 0;
    for (const grade of ['Primary 4', 'Primary 5', 'Primary 6'] as const)
      for (let seed = 1; seed <= 30; seed += 1) {
        const drawn = drawQuestion({
          grade,
          level: 'mastery',
          type: 'open-ended',
          seed,
          form: 'plain',
        })?.drawn;
        if (!drawn || drawn.ask.lines.at(-1)?.by.op === 'name') continue;
        const key = drawn.worked.get(drawn.ask.asked);
        for (const { finds } of drawn.ask.lines.slice(0, -1)) {
          expect(drawn.worked.get(finds)?.toFraction()).not.toBe(key?.toFraction());
          checked += 1;
        }
      }
    expect(checked).toBeGreaterThan(60);
  });
});
