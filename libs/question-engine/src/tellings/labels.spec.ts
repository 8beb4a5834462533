import { describe, expect, it } from '@jest/globals';
import { findCoreCell } from '../draw/core-cells.js';
import { drawQuestion } from '../draw/draw-question.js';
import type { DrawnQuestion } from '../forms/drawn.js';
import { STRUCTURES } from '../structures/catalogue.js';

/** Items of a cell in the plain form. */
function drawMany(
  grade: 'Primary 3' | 'Primary 4' | 'Primary 5',
  subStrandId: string,
  heuristicId: Parameters<typeof findCoreCell>[2],
  form = 'plain',
): DrawnQuestion[] {
  const cell = findCoreCell(grade, subStrandId, heuristicId) ?? undefined;
  return Array.from({ length: 16 }, (_, i) => i + 1).flatMap((seed) => {
    const spec = { grade, level: 'independent', type: 'open-ended', seed, cell, form } as const;
    return drawQuestion(spec)?.item ?? [];
  });
}

const linesOf = (items: readonly DrawnQuestion[]): string[] => items.flatMap(({ solution }) => solution);

describe('the words of a story', () => {
  it('say what is done each day, not that a thing increases', () => {
    const stems = drawMany('Primary 3', 'length', 'h9_pattern_recognition').map(({ stem }) => stem);
    expect(stems.length).toBeGreaterThan(9);
    for (const stem of stems) expect(stem).toMatch(/(?:bought|received) the same amount of \w+/);
  });

  it('tell a part of a box of the box, at every moment', () => {
    for (const gateway of ['ratio', 'percentage'] as const) {
      const items = drawMany('Primary 5', gateway, 'h10_logical_deduction').filter(({ stem }) =>
        /^An? (?:large \w+ and|\w+ can) /.test(stem),
      );
      expect(items.length).toBeGreaterThan(5);
      for (const { stem } of items)
        expect(stem).toMatch(
          /^An? (?:large )?(\w+) .* had just enough [a-z ]+ to fill (?:the large|\d+% of the) \1\b/,
        );
    }
  });

  it('date only what somebody had or did', () => {
    const items = drawMany('Primary 5', 'whole_numbers', 'h2_before_after', 'extra-information');
    expect(items.length).toBeGreaterThan(5);
    for (const { stem } of items)
      expect(stem).toMatch(
        /(?:^|\. )On \d+ [A-Z][a-z]+, [^.]+ (?:had|[a-z]+ed|[a-z]+ another|gave|sent|sold|spent|made|bought)(?: away)? \$?\d/,
      );
  });
});

describe('the labels of a working', () => {
  it('name a thing of the story, so that "how much" or "This is" may stand before it', () => {
    const labels = STRUCTURES.flatMap(({ quantities }) =>
      Object.values(quantities).flatMap((quantity) => (quantity.is === 'step' ? [quantity.label] : [])),
    );
    expect(labels.length).toBeGreaterThan(50);
    for (const label of labels) expect(label).not.toMatch(/^(?:What|Each|Both|Extra|Left)\b/);
  });

  it('call nothing a remainder where one share only is told', () => {
    const items = drawMany('Primary 5', 'fractions', 'h6_remainder_concept');
    const shares = items.map(({ stem }) => stem.match(/\d\/\d/g)?.length ?? 0);
    expect(new Set(shares).size).toBeGreaterThan(1);
    for (const [i, { solution }] of items.entries())
      if ((shares[i] ?? 0) < 2) expect(solution.join(' ')).not.toMatch(/of the (?:remainder|whole)/);
  });

  it('name a total by its owners where a larger whole is told', () => {
    const totals = linesOf(drawMany('Primary 5', 'percentage', 'h10_logical_deduction')).filter((line) =>
      /total|altogether/i.test(line),
    );
    expect(totals.length).toBeGreaterThan(3);
    for (const line of totals) expect(line).not.toMatch(/^Total (?:number|amount) of (?!units)/);
  });

  it('name what is between two events by what happened before it', () => {
    const lines = linesOf(drawMany('Primary 4', 'measurement', 'h7_working_backwards'));
    expect(lines.join(' ')).toMatch(/ after (?:he|she|it) [a-z]+ (?:another )?[\d.]+ (?:kg|m|ℓ):/);
    expect(lines.join(' ')).not.toMatch(/ some:/);
    expect(lines.join(' ')).not.toMatch(/\bchange\b/);
  });
});
