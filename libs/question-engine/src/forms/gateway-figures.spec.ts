import { describe, expect, it } from '@jest/globals';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { listVisualFaults } from '../checks/visual-safety.js';
import { findCoreCell } from '../draw/core-cells.js';
import { drawQuestion } from '../draw/draw-question.js';
import { renderDrawing } from '../drawing/render-drawing.js';
import { MADE_KINDS } from '../made-kinds.js';
import { WORLDS } from '../worlds/catalogue.js';
import { NETS_OF_A_CUBE } from './cube-nets.js';
import { findCard } from './worked.js';

/** The faces of a cube that the squares of a net become when it is rolled over them. */
function foldNet(net: readonly string[]): Set<string> {
  const isSquare = (row: number, column: number): boolean => net[row]?.[column] === '#';
  const first = (net[0] ?? '').indexOf('#');
  const seen = new Map<string, string>();
  // A cube that lies on the net: what is below, above, north, south, west and east.
  const roll = (row: number, column: number, [d, u, n, s, w, e]: readonly string[]): void => {
    if (!isSquare(row, column) || seen.has(`${row} ${column}`)) return;
    seen.set(`${row} ${column}`, d ?? '');
    roll(row - 1, column, [n, s, u, d, w, e] as string[]);
    roll(row + 1, column, [s, n, d, u, w, e] as string[]);
    roll(row, column - 1, [w, e, n, s, u, d] as string[]);
    roll(row, column + 1, [e, w, n, s, d, u] as string[]);
  };
  roll(0, first, ['down', 'up', 'north', 'south', 'west', 'east']);
  return new Set(seen.values());
}

describe('nets of a cube', () => {
  it('are eleven different ones, each with six squares that become six faces', () => {
    expect(new Set(NETS_OF_A_CUBE.map((net) => net.join('/'))).size).toBe(11);
    for (const net of NETS_OF_A_CUBE) {
      expect(net.join('').replaceAll('.', '')).toHaveLength(6);
      expect([net, foldNet(net).size]).toEqual([net, 6]);
    }
    expect(foldNet(['####', '#...', '#...']).size).toBeLessThan(6);
  });
});

const CELLS = [
  ['Primary 4', 'area_perimeter'],
  ['Primary 4', 'geometry'],
  ['Primary 5', 'geometry'],
  ['Primary 6', 'circles'],
  ['Primary 6', 'volume_solids'],
  ['Primary 6', 'nets'],
  ['Primary 6', 'coordinate_geometry'],
] as const;

describe.each(CELLS)('stories of %s %s', (grade, subStrandId) => {
  const cell = findCoreCell(grade, subStrandId, 'h2_before_after');
  const found = MADE_KINDS.flatMap((type) =>
    PROFICIENCY_LEVELS.flatMap((level) =>
      cell ? (drawQuestion({ grade, level, type, seed: 5, cell }) ?? []) : [],
    ),
  );

  it('have a figure that holds their lengths, beside any card', () => {
    expect(found.length).toBeGreaterThan(6);
    for (const { item, drawn } of found) {
      const { exhibit } = item;
      expect([item.stem, exhibit !== null && findCard(exhibit) !== exhibit]).toEqual([item.stem, true]);
      const { svg, alt } = exhibit ? renderDrawing(exhibit) : { svg: '', alt: '' };
      expect(listVisualFaults(svg)).toEqual([]);
      const lengths = WORLDS.find(({ id }) => id === item.world)?.through?.drawn ?? [];
      expect(lengths.length).toBeGreaterThan(0);
      for (const name of lengths) expect(alt).toMatch(new RegExp(`\\b${item.given[name]}\\b`));
      if (findCard(exhibit)) expect(item.stem).toContain('card');
      expect(drawn.story.told.some(({ says }) => says === 'gateway')).toBe(true);
    }
  });
});

describe('pie charts of a story', () => {
  it('name kinds that the story speaks of, and no letters', () => {
    const cell = findCoreCell('Primary 6', 'pie_charts', 'h2_before_after') ?? undefined;
    for (let seed = 1; seed <= 20; seed += 1) {
      const spec = { grade: 'Primary 6', level: 'independent', type: 'open-ended', seed, cell } as const;
      const found = drawQuestion({ ...spec, form: 'plain' });
      const [first = 'no'] = found?.drawn.story.world.through?.sectors ?? [];
      const { exhibit = null, stem = '' } = found?.item ?? {};
      expect(exhibit && renderDrawing(exhibit).alt).toMatch(/: [A-Z][a-z ]+ that each box can hold/);
      expect(stem).toContain(`to fill the ${first} box`);
      expect(stem).not.toMatch(/Sector/);
    }
  });
});
