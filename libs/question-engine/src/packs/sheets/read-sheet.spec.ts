import { describe, expect, it } from '@jest/globals';
import { Dice } from '../../core/dice.js';
import { readSheets } from './read-sheet.js';

const ROW = {
  id: 'a-sum',
  statements: ['P3-N-7'],
  levels: ['guided'],
  draw: { a: 'int(2, 9)', b: 'a + step', n: 'a + b' },
  ask: 'What is {a} + {b}?',
  blank: '{a} + {b} = ___',
  key: 'n',
  style: 'plain',
  params: ['a', 'b'],
  proof: { facts: ['n = a + b'], asked: 'n' },
  work: [['Sum', '{a} + {b}', '=']],
  hints: ['Begin with {a}.', 'Count on.', 'Count on by {b}.'],
  wrongs: [
    ['Count on once more.', 'n + 1'],
    ['Too small for {a}.', 'n - 20'],
  ],
  wrongsFit: 'it > 0',
};
const sheetOf = (tasks: unknown[], shared = {}) => [
  {
    shared,
    cells: [
      { grade: 'Primary 3', subStrandId: 'four_operations', heuristicId: 'h10_logical_deduction', tasks },
    ],
  },
];
const shapesOf = (tasks: unknown[], shared = {}) =>
  readSheets(sheetOf(tasks, shared))['Primary 3']?.flatMap(({ shapes }) => shapes) ?? [];

describe('readSheets', () => {
  it('draws a row, with the wrong values that fit', () => {
    const [shape] = shapesOf([{ ...ROW, words: { step: 3 } }]);
    const draft = shape?.draw(new Dice(4), 'guided');
    const [a, b] = (draft?.ask.match(/\d+/g) ?? []).map(Number) as [number, number];
    expect(b).toBe(a + 3);
    expect(Number(draft?.answer.value.valueOf())).toBe(a + b);
    expect(draft?.hints[0]).toBe(`Begin with ${a}.`);
    expect(draft?.working.lines).toEqual([`Sum: ${a} + ${b} = ${a + b}`]);
    expect(draft?.wrongs.map(({ value }) => Number(value.valueOf()))).toEqual([a + b + 1]);
  });

  it('lets a shared row take from another, whose words it may change', () => {
    const shared = {
      steps: { words: { step: 3 }, hints: ['Look.', 'Count on.', 'Look again.'] },
      'large-steps': { use: ['steps'], words: { step: 7 } },
    };
    const row = Object.fromEntries(Object.entries(ROW).filter(([name]) => name !== 'hints'));
    const draft = shapesOf([{ ...row, use: ['large-steps'] }], shared)[0]?.draw(new Dice(4), 'guided');
    const [a = 0, b = 0] = (draft?.ask.match(/\d+/g) ?? []).map(Number);
    expect([b - a, draft?.hints[0]]).toEqual([7, 'Look.']);
    expect(() => shapesOf([{ ...row, use: ['large-steps'] }], { 'large-steps': { use: ['steps'] } })).toThrow(
      'no shared row is called steps',
    );
  });

  it('joins the words of shared rows, and makes a structure of each instance', () => {
    const shared = { steps: { words: { step: 3, more: 1 } } };
    const shapes = shapesOf(
      [{ ...ROW, use: ['steps'], each: [{ id: 'one' }, { id: 'other', words: { step: 5 } }] }],
      shared,
    );
    expect(shapes.map(({ id }) => id)).toEqual(['one', 'other']);
    const [a, b] = (shapes[1]?.draw(new Dice(4), 'guided')?.ask.match(/\d+/g) ?? []).map(Number) as [
      number,
      number,
    ];
    expect(b - a).toBe(5);
  });

  it('finds the one answer of a choice by trying each', () => {
    const choice = {
      ...ROW,
      key: undefined,
      style: undefined,
      draw: { n: 'int(5, 9) * 3' },
      choices: {
        right: '{n}',
        wrongs: [
          ['No.', '{n + 1}'],
          ['No.', '{n + 2}'],
          ['No.', '{n - 1}'],
        ],
        order: 'value',
      },
      ask: 'Which of {list(choices)} is in the table of 3?',
      blank: 'It is ___.',
      params: { table: '3' },
      proof: { fits: 'mod(value(it), table) = 0' },
      work: ['It is {right}.'],
      wrongs: [],
      hints: ['Say the table.', 'Say it slowly.', 'Try each.'],
    };
    const draft = shapesOf([choice])[0]?.draw(new Dice(3), 'guided');
    expect(draft?.answer.style.names).toHaveLength(4);
    expect(Number(draft?.answer.style.text(draft.answer.value)) % 3).toBe(0);
    expect(draft?.answer.style.names?.map(Number)).toEqual(
      draft?.answer.style.names?.map(Number).toSorted((a, b) => a - b),
    );
  });

  it('refuses unknown shared rows, fields, statements and styles', () => {
    expect(() => shapesOf([{ ...ROW, use: ['none'] }])).toThrow('no shared row is called none');
    expect(() => shapesOf([{ ...ROW, hint: 'one' }])).toThrow();
    expect(() => shapesOf([{ ...ROW, statements: ['P9-N-1'] }])).toThrow();
    const [shape] = shapesOf([{ ...ROW, words: { step: 3 }, style: 'furlongs' }]);
    expect(() => shape?.draw(new Dice(4), 'guided')).toThrow('no style is called furlongs');
  });
});
