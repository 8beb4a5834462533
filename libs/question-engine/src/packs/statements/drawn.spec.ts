import { describe, expect, it } from '@jest/globals';
import { toMarker } from '@sumfox/answer-marking/mark-answer';
import type { Item } from '@sumfox/contracts/question/item';
import { isDrawn } from '@sumfox/contracts/question/manipulative';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { listCells } from '../../cells.js';
import { makeItem } from '../../make-item.js';

const PLACES = GRADE_LEVELS.flatMap((gradeLevel) =>
  listCells(gradeLevel).flatMap(({ subStrandId, heuristicId, shapes }) =>
    shapes
      .filter((shape) => shape.isDrawn)
      .flatMap((shape) =>
        shape.levels.map((level) => ({
          place: { gradeLevel, subStrandId, heuristicId, level, questionType: 'open-ended' as const },
          structure: shape.id,
        })),
      ),
  ),
);

const SEEDS = [1, 2, 3, 4, 5, 6];

/** Every drawing that the board can write, or those around where there are too many. */
function listDrawings({ question, scheme }: Item): string[] {
  const board = question.manipulative;
  if (!isDrawn(board)) throw new Error('nothing to draw');
  const upTo = (most: number): number[] => Array.from({ length: Math.floor(most) + 1 }, (_, i) => i);
  switch (board.kind) {
    case 'point':
      return upTo(board.size[0]).flatMap((x) => upTo(board.size[1]).map((y) => `(${x}, ${y})`));
    case 'parts': {
      const count = board.parts.length;
      return upTo(2 ** count - 1)
        .slice(1)
        .map(
          (mask) =>
            `parts ${upTo(count - 1)
              .filter((i) => (mask >> i) % 2 === 1)
              .map((i) => i + 1)
              .join(', ')}`,
        );
    }
    case 'squares': {
      const key: string[] = scheme.modelAnswer.match(/[a-z]\d/g) ?? [];
      const all = upTo(board.size[0] - 1).flatMap((x) =>
        upTo(board.size[1] - 1).map((y) => `${'abcdefghij'[x] ?? ''}${y + 1}`),
      );
      const free = all.filter((one) => !key.includes(one) && !board.given.includes(one));
      const without = key.map((one) => key.filter((other) => other !== one));
      return [
        key,
        ...without,
        ...without.flatMap((some) => free.map((one) => [...some, one])),
        ...free.map((one) => [...key, one]),
      ]
        .filter((some) => some.length > 0)
        .map((some) => `squares ${some.join(', ')}`);
    }
    case 'bar':
    case 'line':
      return upTo(board.most / board.snap).map((i) => `${i * board.snap}${board.unit}`);
    case 'angle':
      return upTo(36).flatMap((i) => [`${i * 5}° to the left of OA`, `${i * 5}° to the right of OA`]);
  }
}

/** The drawings that earn marks, as what has to be the same in all of them. */
const toKind = (drawing: string, item: Item): string =>
  item.question.manipulative?.kind === 'parts'
    ? String(drawing.match(/\d+/g)?.length)
    : item.question.manipulative?.kind === 'angle'
      ? drawing.replace(/ to the .*$/, '')
      : drawing;

describe('questions whose answer is drawn', () => {
  it.each(PLACES)('$structure is right by its drawing alone at $place.level', ({ place, structure }) => {
    for (const seed of SEEDS) {
      const item = makeItem({ ...place, seed, id: 'item' }, { structure });
      const [part] = item.scheme.parts;
      if (!part) throw new Error('no key');
      const mark = toMarker(part);
      const right = listDrawings(item).filter((drawing) => mark(drawing).outcome === 'correct');
      expect(new Set(right.map((drawing) => toKind(drawing, item)))).toEqual(
        new Set([item.scheme.modelAnswer, ...part.acceptedAnswers].map((drawing) => toKind(drawing, item))),
      );
      expect(mark(item.scheme.modelAnswer).outcome).toBe('correct');
      expect(mark('nothing that is drawn').outcome).toBe('incorrect');
    }
  });

  it.each(['parallel', 'perpendicular'])(
    'take every point that makes a line %s, and no other',
    (relation) => {
      const cell = { gradeLevel: 'Primary 3', subStrandId: 'area_perimeter', level: 'guided' } as const;
      for (const seed of SEEDS) {
        const item = makeItem(
          { ...cell, heuristicId: 'h10_logical_deduction', questionType: 'open-ended', seed, id: 'item' },
          { structure: `${relation}-line-drawn` },
        );
        const [part] = item.scheme.parts;
        const read = (text = ''): number[] => (text.match(/-?\d+/g) ?? []).map(Number);
        const [ax = 0, ay = 0] = read(item.provenance.params['step']);
        const [cx = 0, cy = 0] = read(item.provenance.params['through']);
        for (const drawing of listDrawings(item)) {
          const [x = 0, y = 0] = read(drawing);
          const [dx, dy] = [x - cx, y - cy];
          const isRight =
            (dx !== 0 || dy !== 0) &&
            (relation === 'parallel' ? dx * ay === dy * ax : dx * ax + dy * ay === 0);
          expect(part && toMarker(part)(drawing).outcome).toBe(isRight ? 'correct' : 'incorrect');
        }
      }
    },
  );

  it('tell nothing of the key to the pupil', () => {
    // What is copied is shown.
    for (const { place, structure } of PLACES.filter((one) => one.structure !== 'corner-of-a-copy-drawn')) {
      const { question, scheme } = makeItem({ ...place, seed: 7, id: 'item' }, { structure });
      expect(question.questionType).toBe('open-ended');
      if (question.manipulative?.kind === 'point' || question.manipulative?.kind === 'squares')
        expect(JSON.stringify(question)).not.toContain(scheme.modelAnswer);
    }
  });
});
