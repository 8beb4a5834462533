import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { findCoreCell } from '../draw/core-cells.js';
import { type Proved, drawQuestion } from '../draw/draw-question.js';
import { findAnswerValue } from '../checks/read-text.js';
import type { Exact } from '../numbers/exact.js';

/** Choices of values from Primary 3 on, with the draws that they were made from. */
const choices: Proved[] = GRADE_LEVELS.slice(2).flatMap((grade) =>
  (['guided', 'independent', 'mastery'] as const).flatMap((level) =>
    Array.from({ length: 25 }, (_, seed) =>
      drawQuestion({ grade, level, type: 'mcq', seed, form: 'plain' }),
    ).flatMap((one) => one ?? []),
  ),
);

const wrongOf = ({ item }: Proved): Exact[] =>
  (item.options ?? []).flatMap(({ text, code }) => (code === null ? [] : (findAnswerValue(text) ?? [])));

describe('options', () => {
  it('are drawn at all', () => {
    expect(choices.length).toBeGreaterThan(150);
  });

  it('hold one told number at most, and seldom one', () => {
    const longer = choices.filter(({ drawn }) => drawn.ask.lines.length > 1);
    const told = longer.map(
      (one) =>
        wrongOf(one).filter((value) => [...one.drawn.story.given.values()].some((v) => v.equals(value)))
          .length,
    );
    expect(Math.max(...told)).toBeLessThan(2);
    expect(told.filter((count) => count > 0).length).toBeLessThan(longer.length / 4);
  });

  it('are no part larger than its told total, and no total smaller than a told part', () => {
    let checked = 0;
    for (const one of choices) {
      const { story, ask } = one.drawn;
      // One step has no three other ways.
      if (ask.lines.length === 1) continue;
      const { quantities } = story.structure;
      const asked = quantities[ask.asked];
      for (const [name, value] of story.given) {
        const told = quantities[name];
        if (asked?.is === 'holding' && told?.is === 'total' && told.owners.includes(asked.owner)) {
          checked += 1;
          expect(wrongOf(one).filter((wrong) => wrong.compare(value) >= 0)).toEqual([]);
        }
        if (
          asked?.is === 'total' &&
          told?.is === 'holding' &&
          told.at === asked.at &&
          asked.owners.includes(told.owner)
        ) {
          checked += 1;
          expect(wrongOf(one).filter((wrong) => wrong.compare(value) <= 0)).toEqual([]);
        }
      }
    }
    expect(checked).toBeGreaterThan(30);
  });

  it('stop early once at most', () => {
    for (const { item } of choices)
      expect(
        (item.options ?? []).filter(({ says }) => says.endsWith('more steps to do.')).length,
      ).toBeLessThan(2);
  });
});

describe('a choice of number sentences', () => {
  it('goes on from a product, which by itself asks for nothing of the story', () => {
    const cell = findCoreCell('Primary 5', 'rate', 'h3_internal_transfer') ?? undefined;
    const spec = { grade: 'Primary 5', level: 'guided', type: 'mcq', form: 'choose-the-model' } as const;
    const products = Array.from({ length: 40 }, (_, seed) => drawQuestion({ ...spec, seed, cell }))
      .flatMap((one) => one?.item.options?.flatMap(({ text, code }) => (code === null ? [text] : [])) ?? [])
      .filter((text) => text.includes('×'));
    expect(products.length).toBeGreaterThan(4);
    expect(products.filter((text) => /[+−]/.test(text)).length).toBeGreaterThan(products.length / 3);
  });
});

describe('the key', () => {
  it('is met by no wrong way', () => {
    for (const { drawn } of choices) {
      const key = drawn.worked.get(drawn.ask.asked);
      expect(drawn.replayed.filter(({ value }) => key?.equals(value)).map(({ code }) => code)).toEqual([]);
    }
  });
});
