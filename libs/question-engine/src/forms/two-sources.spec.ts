import { describe, expect, it } from '@jest/globals';
import { findCoreCell, listCoreCells } from '../draw/core-cells.js';
import { drawQuestion } from '../draw/draw-question.js';
import { listOwners } from '../structures/owners.js';
import type { Owner } from '../structures/quantity.js';
import { styleOfQuantity } from './drawn.js';

const CELLS = (['Primary 2', 'Primary 3'] as const).flatMap((grade) =>
  listCoreCells(grade)
    .filter(({ heuristicId, hasGraph }) => heuristicId === 'h1_make_whole_model' && !hasGraph)
    .map((cell) => ({ grade, cell })),
);

describe('a table beside a story', () => {
  it('shows values that are true, nobody twice, and "?" for what is asked alone', () => {
    let checked = 0;
    for (const { grade, cell } of CELLS)
      for (const structure of cell.structures)
        for (const seed of [1, 2, 3]) {
          const spec = { grade, cell, structure, level: 'independent', type: 'open-ended', seed } as const;
          const found = drawQuestion({ ...spec, form: 'two-sources' });
          if (found?.item.exhibit?.kind !== 'table') continue;
          const { story, values } = found.drawn;
          const players = listOwners(story.structure, story.told, [story.asked, ...story.given.keys()]);
          const names = found.item.exhibit.rows.map(([name]) => name);
          expect(new Set(names).size).toBe(names.length);
          expect(names).toEqual(names.toSorted());
          expect(found.item.exhibit.header.join(' ')).not.toMatch(/^Name|How m/);
          for (const [name = '', cellText = ''] of found.item.exhibit.rows) {
            const owner = (['A', 'B', 'C'] as const).find((one: Owner) => story.cast[one].start === name);
            if (!owner || !players.has(owner)) continue;
            const held = Object.entries(story.structure.quantities).find(
              ([, quantity]) => quantity.is === 'holding' && quantity.owner === owner && quantity.at === 0,
            )?.[0];
            const value = values.get(held ?? '');
            if (cellText === '?') {
              expect(story.asked).toBe(held);
              continue;
            }
            expect([found.item.stem, cellText]).toEqual([
              found.item.stem,
              value && styleOfQuantity(story, held ?? '').bare(value),
            ]);
            checked += 1;
          }
        }
    expect(checked).toBeGreaterThan(10);
  });

  it('names the day of its values in a story of days', () => {
    const grade = 'Primary 3';
    const cell = findCoreCell(grade, 'length', 'h9_pattern_recognition') ?? undefined;
    const tables = [1, 2, 3, 4].flatMap((seed) => {
      const spec = {
        grade,
        cell,
        level: 'independent',
        type: 'open-ended',
        form: 'two-sources',
        seed,
      } as const;
      const exhibit = drawQuestion(spec)?.item.exhibit;
      return exhibit?.kind === 'table' ? [exhibit.title] : [];
    });
    expect(tables.length).toBeGreaterThan(0);
    for (const title of tables) expect(title).toMatch(/ on Day 1$/);
  });
});
