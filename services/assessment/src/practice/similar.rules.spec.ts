import { describe, expect, it } from '@jest/globals';
import { newDifficulties } from '@sumfox/pupil-model/difficulties';
import { type Ability, type Answer, PRODUCT_HEAD, learnPupil } from '../ability/ability.rules.js';
import { type MarkedQuestion, hardestMissed, pickQuestions } from './similar.rules.js';

function marked(subStrandId: string, share: number, changes: Partial<MarkedQuestion> = {}): MarkedQuestion {
  return {
    paperId: 7,
    questionIndex: 0,
    gradeLevel: 'Primary 5',
    subStrandId,
    heuristicId: 'h1_make_whole_model',
    level: 'guided',
    questionType: 'open-ended',
    template: 'h1/ratio/plain',
    share,
    ...changes,
  };
}
const places = (list: readonly MarkedQuestion[]) => list.map((q) => q.subStrandId);
function able(answers: readonly Answer[]): Ability {
  const model = { difficulties: newDifficulties(), head: PRODUCT_HEAD };
  return { model, pupil: learnPupil(model, answers) };
}
const nothingKnown = able([]);

describe('pickQuestions', () => {
  it('picks questions that lost marks, the least likely to succeed first', () => {
    const paper = [
      marked('ratio', 1),
      marked('money', 0.5),
      marked('rate', 0, { level: 'mastery' }),
      marked('decimals', 0, { questionType: 'mcq' }),
      marked('fractions', 0, { level: 'independent' }),
    ];
    expect(places(hardestMissed(paper, nothingKnown))).toEqual(['rate', 'fractions', 'money']);
    const at = new Date('2026-03-01T09:00:00Z');
    const answer = { ...marked('rate', 1, { level: 'mastery' }), hintsUsed: 0, at };
    const ableInRate = able(Array.from({ length: 12 }, () => answer));
    expect(places(hardestMissed([marked('rate', 0), marked('money', 0)], ableInRate))).toEqual([
      'money',
      'rate',
      'money',
    ]);
  });

  it('picks one pairing three times when only that one lost marks', () => {
    const twice = [marked('ratio', 0), marked('ratio', 0, { questionIndex: 3 })];
    expect(hardestMissed(twice, nothingKnown).map((q) => q.questionIndex)).toEqual([0, 0, 0]);
  });

  it('picks none when no question lost marks', () => {
    expect(hardestMissed([marked('ratio', 1)], nothingKnown)).toEqual([]);
  });
});

describe('chosen questions', () => {
  const all = [marked('ratio', 0), marked('money', 0, { questionIndex: 1 })];

  it('keep the requested order', () => {
    const named = [1, 0].map((questionIndex) => ({ assessmentId: 7, questionIndex }));
    expect(places(pickQuestions(all, named))).toEqual(['money', 'ratio']);
  });

  it("must be on the pupil's papers and of one grade", () => {
    expect(() => pickQuestions(all, [{ assessmentId: 7, questionIndex: 2 }])).toThrow('Assessment Not Found');
    const mixed = [...all, marked('speed', 0, { paperId: 8, gradeLevel: 'Primary 6' })];
    expect(() =>
      pickQuestions(mixed, [
        { assessmentId: 7, questionIndex: 0 },
        { assessmentId: 8, questionIndex: 0 },
      ]),
    ).toThrow('one grade');
  });
});
