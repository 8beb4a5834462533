import { describe, expect, it } from '@jest/globals';
import { type ResponseText, emptyResponse, mergeResponse } from './merge-response.js';

function stored(over: Partial<ResponseText>): ResponseText {
  return { ...emptyResponse(0), ...over };
}

describe('merging a saved answer', () => {
  it('takes a higher revision, even one that clears the answer', () => {
    const decision = mergeResponse(stored({ revision: 3, answer: '12' }), { revision: 4, answer: '' });
    expect(decision).toMatchObject({ kind: 'write', next: { revision: 4, answer: '' } });
  });

  it.each([2, 3])('gives the newer answer back when revision %i arrives after 3', (revision) => {
    expect(mergeResponse(stored({ revision: 3, answer: '12' }), { revision, answer: '7' })).toEqual({
      kind: 'newer',
    });
  });

  it('lets no blank of an older revision overwrite an answer', () => {
    expect(mergeResponse(stored({ revision: 3, answer: '12' }), { revision: 2, answer: '' })).toEqual({
      kind: 'newer',
    });
  });

  it('does nothing on a repeat', () => {
    expect(mergeResponse(stored({ revision: 3, answer: '12' }), { revision: 3, answer: '12' })).toEqual({
      kind: 'keep',
    });
  });

  it('takes an entry without a revision as the newest', () => {
    const decision = mergeResponse(stored({ revision: 3, answer: '12' }), { answer: '13' });
    expect(decision).toMatchObject({ kind: 'write', next: { revision: 4, answer: '13' } });
  });

  it.each([[{ answer: '' }], [{ answer: null, working: '' }], [{ answer: '  ', blankAnswers: ['', ' '] }]])(
    'lets no blank without a revision overwrite an answer (%j)',
    (entry) => {
      expect(mergeResponse(stored({ revision: 3, answer: '12' }), entry)).toEqual({ kind: 'keep' });
    },
  );

  it('lets no blank in a list without a revision overwrite what stands at its place', () => {
    const decision = mergeResponse(stored({ revision: 3, answerParts: ['4', ''] }), {
      answerParts: ['', '7'],
    });
    expect(decision).toMatchObject({ kind: 'write', next: { answerParts: ['4', '7'] } });
  });

  it('leaves absent fields as they are', () => {
    const decision = mergeResponse(stored({ revision: 1, answer: '12', working: '3 x 4' }), {
      revision: 2,
      answer: '13',
    });
    expect(decision).toMatchObject({ kind: 'write', next: { working: '3 x 4', answer: '13' } });
  });

  it('never takes time back', () => {
    const decision = mergeResponse(stored({ revision: 1, timeSpent: 90 }), {
      revision: 2,
      answer: '1',
      timeSpent: 20,
    });
    expect(decision).toMatchObject({ next: { timeSpent: 90 } });
  });

  it('counts hints upwards only, also when they come with a revision that stands already', () => {
    const before = stored({ revision: 3, answer: '12', hintsUsed: 1 });
    const repeat = { revision: 3, answer: '12' };
    expect(mergeResponse(before, { ...repeat, hintsUsed: 2 })).toEqual({
      kind: 'write',
      next: { ...before, hintsUsed: 2 },
    });
    expect(mergeResponse(before, { ...repeat, hintsUsed: 0 })).toEqual({ kind: 'keep' });
    expect(mergeResponse(before, { answer: '12', hintsUsed: 3 })).toMatchObject({ next: { hintsUsed: 3 } });
    expect(mergeResponse(before, { revision: 4, answer: '13', hintsUsed: 0 })).toMatchObject({
      next: { revision: 4, hintsUsed: 1 },
    });
    expect(mergeResponse(before, { revision: 2, answer: '7', hintsUsed: 2 })).toEqual({ kind: 'newer' });
  });

  it('clears a chosen option with the empty text', () => {
    const decision = mergeResponse(stored({ revision: 1, selectedOption: 'B' }), {
      revision: 2,
      selectedOption: '',
    });
    expect(decision).toMatchObject({ kind: 'write', next: { selectedOption: null } });
  });
});
