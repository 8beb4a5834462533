import { describe, expect, it } from '@jest/globals';
import { listSentences } from '../../checks/read-text.js';
import { Dice, mixSeed } from '../../core/dice.js';
import type { Draft } from '../../core/draft.js';
import { renderDrawing } from '../../drawing/render-drawing.js';
import { tryOut } from '../../reading/equations.js';
import { shapesOf } from '../situation-shapes.js';
import { SITUATION_CELLS } from '../situations.cells.js';
import { readSituation } from './read-situation.js';

/** Situations whose sentences the reader knows. */
const KNOWN = [
  'less-each-time',
  'doubles',
  'rises-in-turn',
  'every-few-days',
  'total-and-gap',
  'three-in-steps',
  'times-and-total',
  'more-in-each-row',
  'fewer-in-each-row',
];

const SHAPES = Object.values(SITUATION_CELLS)
  .flatMap((cells) => cells ?? [])
  .flatMap(({ situations, settings }) =>
    situations.filter(({ id }) => KNOWN.includes(id)).flatMap((situation) => shapesOf(situation, settings)),
  );
const DRAWS = 4;

const solve = (draft: Draft): readonly number[] | null | undefined => {
  const alt = draft.drawing ? renderDrawing(draft.drawing).alt : '';
  const read = readSituation(draft.story.flatMap(listSentences), draft.ask, alt);
  return read && tryOut(read.sums, read.asked, 1);
};

describe('readSituation', () => {
  it('finds the key, and no other value, in the words of each draw', () => {
    let solved = 0;
    for (const shape of SHAPES)
      for (let seed = 0; seed < DRAWS; seed += 1) {
        const [level] = shape.levels;
        const draft = level && shape.draw(new Dice(mixSeed('read', shape.id, seed)), level);
        if (!draft) continue;
        const told = [...draft.story, draft.ask].join(' ');
        expect([told, solve(draft)]).toEqual([told, [Number(draft.answer.value.valueOf())]]);
        solved += 1;
      }
    expect(solved).toBeGreaterThan(200);
  });

  it.each([
    [
      ['Row 1 has 5 circles.', 'Each row has 4 more circles than the one before.'],
      'How many circles are in Row 3?',
      [13],
    ],
    [
      ['Siti saved $3 in Week 1.', 'The amount doubled each week.'],
      'How much money did Siti save in Week 4?',
      [24],
    ],
    [
      [
        'The red rope and the blue rope were 40 m long altogether.',
        'The red rope was 10 m longer than the blue rope.',
      ],
      'How long was the blue rope?',
      [15],
    ],
  ])('solves %j', (sentences, question, answer) => {
    const read = readSituation(sentences, question);
    expect(read && tryOut(read.sums, read.asked, 1)).toEqual(answer);
  });

  it('gives null for a sentence that it does not know', () => {
    expect(readSituation(['Row 1 likes circles.'], 'How many circles are in Row 3?')).toBeNull();
  });
});
