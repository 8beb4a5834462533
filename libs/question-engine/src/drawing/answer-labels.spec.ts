import { expect, it } from '@jest/globals';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { makeItem } from '../make-item.js';
import { listAnswerLabels } from './answer-labels.js';
import type { DrawingSpec } from './drawing-spec.js';

const CARDS: DrawingSpec = {
  kind: 'cards',
  cards: [
    { text: '38 ℓ', name: 'P' },
    { text: '25 ℓ', name: 'Q' },
    { text: '19 ℓ', name: 'R' },
  ],
};

it('all labels of the drawing are given, whichever of them is the answer', () => {
  for (const answer of ['P', 'Q', 'R']) expect(listAnswerLabels(CARDS, answer, '')).toEqual(['P', 'Q', 'R']);
});

it('a letter that the question starts from is not offered, unless it is the answer', () => {
  expect(listAnswerLabels(CARDS, 'Q', 'The partner of corner P is point ___.')).toEqual(['Q', 'R']);
  expect(listAnswerLabels(CARDS, 'P', 'The partner of corner P is point ___.')).toEqual(['P', 'Q', 'R']);
});

it('a card below the figure adds no label', () => {
  const card = {
    kind: 'story-cards',
    cards: [{ kind: 'mistake', text: 'S' }],
  } as const;
  const both: DrawingSpec = { kind: 'figure-with-card', figure: CARDS, card };
  expect(listAnswerLabels(both, 'Q', '')).toEqual(['P', 'Q', 'R']);
  expect(listAnswerLabels(both, 'S', '')).toBeNull();
});

it('a number, a word that is no label and a single label are not offered', () => {
  expect(listAnswerLabels(CARDS, '38 ℓ', '')).toBeNull();
  expect(listAnswerLabels(CARDS, 'circle', '')).toBeNull();
  expect(listAnswerLabels({ kind: 'cards', cards: [{ text: '7', name: 'P' }] }, 'P', '')).toBeNull();
  expect(listAnswerLabels(null, 'P', '')).toBeNull();
});

const CELLS: ReadonlyArray<readonly [GradeLevel, string, HeuristicId, string, readonly string[]]> = [
  ['Primary 1', 'numbers_0_to_100', 'h9_pattern_recognition', 'words-to-card', ['P', 'Q', 'R', 'S']],
  ['Primary 1', 'shapes_space', 'h9_pattern_recognition', 'same-figure-on-dots', ['P', 'Q', 'R', 'S']],
  ['Primary 2', 'volume_basic', 'h1_make_whole_model', 'most-of-cards-of-volumes', ['P', 'Q', 'R', 'S']],
  ['Primary 4', 'angles_basic', 'h2_before_after', 'point-for-an-angle-from-the-left', ['P', 'Q', 'R', 'S']],
  ['Primary 4', 'angles_basic', 'h2_before_after', 'drawing-of-an-angle-of-a-size', ['P', 'Q', 'R', 'S']],
  ['Primary 4', 'angles_basic', 'h10_logical_deduction', 'letter-of-a-named-angle', ['a', 'b', 'c', 'd']],
];

it.each(CELLS)(
  '%s %s %s: an answer to %s is chosen among all labels of the drawing',
  (gradeLevel, subStrandId, heuristicId, structure, labels) => {
    const keys = new Set<string>();
    for (const questionType of ['open-ended', 'fill-in-the-blank'] as const)
      for (let seed = 1; seed <= 8; seed += 1) {
        const cell = {
          gradeLevel,
          subStrandId,
          heuristicId,
          level: 'not_ready',
          id: 'labels',
        } as const;
        const { question, scheme } = makeItem({ ...cell, questionType, seed }, { structure, form: 'plain' });
        expect(question.manipulative).toEqual({ kind: 'words', words: labels });
        keys.add(scheme.modelAnswer);
      }
    // Another key leaves the labels as they are.
    expect(keys.size).toBeGreaterThan(1);
    for (const key of keys) expect(labels).toContain(key);
  },
);
