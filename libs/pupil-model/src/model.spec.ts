import { describe, expect, it } from '@jest/globals';
import { newDifficulties, openQuestion } from './difficulties.js';
import { newHead } from './head.js';
import { type Model, forecast, update } from './model.js';
import { newPupil } from './pupil.js';
import { STEPS, moderate, stepSize, surpriseOf } from './rating.js';
import { StoredDifficultiesSchema, readDifficulties, storeDifficulties } from './stored-difficulties.js';

const newModel = (): Model => ({ difficulties: newDifficulties(), head: newHead() });
const asked = (changes: object = {}) => ({
  item: 'boats',
  skill: 'ratio',
  kind: 'h2_before_after',
  at: null,
  guess: 0,
  ...changes,
});
function answer(model: Model, pupil: ReturnType<typeof newPupil>, isRight: boolean, changes: object = {}) {
  const question = asked(changes);
  const before = forecast(model, pupil, question);
  return update(model, pupil, question, before, { outcome: isRight ? 1 : 0, isRight });
}

describe('stepSize', () => {
  it('shrinks with the answers, never below the least', () => {
    expect(stepSize(STEPS.pupil, 0)).toBe(0.6);
    expect(stepSize(STEPS.pupil, 20)).toBeCloseTo(0.3);
    expect(stepSize(STEPS.pupil, 10_000)).toBe(0.1);
    expect(stepSize(STEPS.item, 100)).toBeCloseTo(0.3);
  });
});

describe('surpriseOf', () => {
  it('tells less where guessing helps, and less again of what is known', () => {
    const unsure = { value: 0, mean: 0, variance: 2 };
    expect(surpriseOf(unsure, 0.25, 1).careful).toBeLessThan(surpriseOf(unsure, 0, 1).careful);
    expect(surpriseOf(unsure, 0.25, 1).told).toBeLessThan(surpriseOf(unsure, 0, 1).told);
    expect(surpriseOf(unsure, 0, 1)).toMatchObject({ quick: 0.5, careful: 1 / 3 });
  });
});

describe('forecast', () => {
  it('is an even chance before any answer, raised by guessing', () => {
    expect(forecast(newModel(), newPupil(), asked()).chance).toBe(0.5);
    expect(forecast(newModel(), newPupil(), asked({ guess: 0.25 })).chance).toBeCloseTo(0.625);
  });

  it('rises with right answers of the pupil, in the skill more than elsewhere', () => {
    const [model, pupil] = [newModel(), newPupil()];
    for (let i = 0; i < 5; i += 1) answer(model, pupil, true, { item: `i${i}` });
    const own = forecast(model, pupil, asked({ item: null })).standing.value;
    const other = forecast(model, pupil, asked({ item: null, skill: 'money' })).standing.value;
    expect(own).toBeGreaterThan(other);
    expect(other).toBeGreaterThan(0.5);
  });

  it('starts a new item at the mean of its skill and kind, and at the demand that is known of it', () => {
    const model = newModel();
    for (let i = 0; i < 60; i += 1) answer(model, newPupil(), false, { item: `i${i}` });
    const pupil = newPupil();
    const valueOf = (changes: object) => forecast(model, pupil, asked(changes)).standing.value;
    expect(valueOf({ item: 'new' })).toBeLessThan(valueOf({ item: 'new', kind: 'h9' }));
    expect(valueOf({ item: 'new', start: 1 })).toBeCloseTo(valueOf({ item: 'new' }) - 1);
  });

  it('grows more certain with answers', () => {
    const [model, pupil] = [newModel(), newPupil()];
    const before = forecast(model, pupil, asked()).standing.variance;
    for (let i = 0; i < 10; i += 1) answer(model, pupil, i % 2 === 0);
    const { standing } = forecast(model, pupil, asked());
    expect(standing.variance).toBeLessThan(before);
    expect(Math.abs(moderate(standing))).toBeLessThanOrEqual(Math.abs(standing.mean));
  });

  it('is not disturbed by a clock set back', () => {
    const [model, pupil] = [newModel(), newPupil()];
    answer(model, pupil, true, { at: 2e12 });
    answer(model, pupil, true, { at: 1e12 });
    expect(pupil.at).toBe(2e12);
    const { chance } = forecast(model, pupil, asked({ at: 0 }));
    expect(chance).toBe(forecast(model, pupil, asked()).chance);
  });
});

describe('update', () => {
  it('returns how far the level moved', () => {
    const [model, pupil] = [newModel(), newPupil()];
    expect(answer(model, pupil, true)).toBeCloseTo(0.5 * (0.6 + 0.3 + 0.3));
    expect(answer(model, pupil, false)).toBeLessThan(0);
  });

  it('makes the item easier by a right answer, and counts the version', () => {
    const model = newModel();
    answer(model, newPupil(), true);
    expect(model.difficulties.items.get('boats')?.value).toBeCloseTo(-0.3);
    expect(model.difficulties.version).toBe(1);
  });

  it('tells a question from others of its item once it is open', () => {
    const model = newModel();
    const chanceOf = (question: string) => forecast(model, newPupil(), asked({ question })).chance;
    answer(model, newPupil(), false, { question: 'hard' });
    expect(chanceOf('hard')).toBe(chanceOf('other'));
    openQuestion(model.difficulties, 'hard');
    for (let i = 0; i < 12; i += 1)
      answer(model, newPupil(), i % 2 > 0, { question: i % 2 > 0 ? 'other' : 'hard' });
    openQuestion(model.difficulties, 'hard');
    expect(chanceOf('hard')).toBeLessThan(chanceOf('other') - 0.05);
  });

  it('learns no names but those of skills, kinds and items', () => {
    const model = newModel();
    answer(model, newPupil(), true);
    expect(
      JSON.stringify(storeDifficulties(model.difficulties))
        .match(/[a-z]\w+/g)
        ?.toSorted(),
    ).toEqual(
      [
        'base',
        'boats',
        'cells',
        'h2_before_after',
        'item',
        'items',
        'kind',
        'questions',
        'rating',
        'rating',
        'ratio',
      ]
        .concat('skill', 'surprise')
        .toSorted(),
    );
  });
});

describe('readDifficulties', () => {
  it('reads what was stored', () => {
    const model = newModel();
    openQuestion(model.difficulties, 'q1');
    for (let i = 0; i < 8; i += 1)
      answer(model, newPupil(), i % 3 === 0, { item: `i${i % 2}`, question: `q${i}` });
    const stored = JSON.parse(JSON.stringify(storeDifficulties(model.difficulties))) as ReturnType<
      typeof storeDifficulties
    >;
    expect(readDifficulties(stored, 8)).toEqual(model.difficulties);
  });

  it('reads what was stored before questions had difficulties', () => {
    const { questions, ...old } = storeDifficulties(newDifficulties());
    expect(questions).toEqual([]);
    expect(readDifficulties(StoredDifficultiesSchema.parse(old), 0)).toEqual(newDifficulties());
  });
});
