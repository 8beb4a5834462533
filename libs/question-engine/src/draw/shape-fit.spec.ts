import { describe, expect, it } from '@jest/globals';
import { findCell } from '../cells.js';
import type { Shape } from '../core/draft.js';
import { structureOf } from '../situations/situation-shapes.js';
import { listTypicalShapes, nearestOf } from './shape-fit.js';

const PLACE = { grade: 'Primary 3', level: 'independent' } as const;
// Three in steps stands for what is far: its hardest ask alone.
const GUESSED =
  findCell('Primary 3', 'length', 'h8_guess_and_check')?.shapes.filter(({ id, levels }) =>
    id.startsWith('three-in-steps') ? id === 'three-in-steps.two' : levels.includes('independent'),
  ) ?? [];
const byStructure = [...new Set(GUESSED.map(({ id }) => structureOf(id)))].map((structure) =>
  GUESSED.filter(({ id }) => structureOf(id) === structure),
);

describe('listTypicalShapes', () => {
  it('leaves out a structure far from the points of its level where two others are near', () => {
    const far = byStructure.filter((shapes) => nearestOf(shapes, PLACE, [5, 5]) > 2);
    const kept = listTypicalShapes(byStructure, PLACE, [5, 5], 0);
    expect(far.length).toBeGreaterThan(0);
    expect(kept.length).toBeGreaterThanOrEqual(2);
    for (const shapes of kept) expect(nearestOf(shapes, PLACE, [5, 5])).toBeLessThanOrEqual(2);
  });

  it('keeps it in Primary 1 and 2', () => {
    const young = { grade: 'Primary 2', level: 'independent' } as const;
    const isFar = (shapes: readonly Shape[]): boolean => nearestOf(shapes, PLACE, [5, 5]) > 2;
    const three = [
      ...byStructure.filter((shapes) => !isFar(shapes)).slice(0, 2),
      ...byStructure.filter(isFar).slice(0, 1),
    ];
    expect(three).toHaveLength(3);
    expect(listTypicalShapes(three, PLACE, [5, 5], 0)).toHaveLength(2);
    expect(listTypicalShapes(three, young, [5, 5], 0)).toHaveLength(3);
  });

  it('keeps all where none is near', () => {
    expect(listTypicalShapes(byStructure, PLACE, [30, 30], 0).length).toBeGreaterThanOrEqual(2);
  });

  it('keeps fewer beside structures of the core', () => {
    const alone = listTypicalShapes(byStructure, PLACE, [5, 5], 0);
    expect(listTypicalShapes(byStructure, PLACE, [5, 5], 3).length).toBeLessThanOrEqual(alone.length);
  });
});
