import { expect, it } from '@jest/globals';
import { makeItem } from '@sumfox/question-engine/make-item';
import { assembleWritten } from '@sumfox/question-engine/written/assemble-written';
import { checkItem } from '@sumfox/question-engine/check-item';
import { findWrittenForm, toTellable } from '@sumfox/question-engine/written/retell-item';
import { MADE_KINDS } from '@sumfox/question-engine/made-kinds';
import { seeded } from '@sumfox/testing/fake-model/script';
import { isConfirmedBy, toBlindQuestion } from './blind-solve.rules.js';
import { findToldCell, toWriteInput } from './cell-words.rules.js';
import { FakeAuthor } from './fake-author.js';

const cellOf = (questionType: (typeof MADE_KINDS)[number]) =>
  ({
    gradeLevel: 'Primary 5',
    subStrandId: 'money',
    heuristicId: 'h2_before_after',
    level: 'independent',
    questionType,
  }) as const;

it.each(MADE_KINDS)('FakeAuthor writes sound questions of a cell and solves them: %s', (questionType) => {
  const cell = cellOf(questionType);
  const spec = { ...cell, seed: 1, id: '0192f0c1-0000-7000-8000-000000000001' };
  const example = Array.from({ length: 24 }, (_, i) => i + 1)
    .map((seed) => findWrittenForm(makeItem(toTellable({ ...spec, seed }), { form: 'plain' }), questionType))
    .find(Boolean);
  if (!example) throw new Error('no example');
  const input = toWriteInput(cell, example, [], []);
  expect(findToldCell(input)).toEqual(cell);
  const random = seeded(20_261_122);
  const author = new FakeAuthor((limit) => Math.floor(random() * limit));
  for (let i = 0; i < 5; i += 1) {
    const { item, faults } = assembleWritten(spec, author.write(input), { model: 'm', promptVersion: 1 });
    expect(faults).toEqual([]);
    if (!item) throw new Error('no item');
    expect(checkItem(item).faults).toEqual([]);
    expect(isConfirmedBy(item, author.solve(toBlindQuestion(item)))).toBe(true);
  }
});

it('FakeAuthor does not solve questions of other authors', () => {
  const solved = new FakeAuthor().solve({ stem: 'What is 2 + 3?', options: [], answersWanted: 1 });
  expect(solved).toMatchObject({ answers: ['?'], isClear: false });
});
