import { describe, expect, it } from '@jest/globals';
import { type ResponseText, emptyResponse, mergeResponse } from './merge-response.js';

function stored(over: Partial<ResponseText>): ResponseText {
  return { ...emptyResponse(0), ...over };
}

describe('merge of a saved answer', () => {
  it('takes a higher revision, even one that clears the answer', () => {
    const decision = mergeResponse(stored({ revision: 3, answer: '12' }), { revision: 4, answer: '' });
    expect(decision).toMatchObject({ kind: 'write', next: { revision: 4, answer: '' } });
  });

  it.each([2, 3])('returns the newer answer when revision %i arrives after 3', (revision) => {
    expect(mergeResponse(stored({ revision: 3, answer: '12' }), { revision, answer: '7' })).toEqual({
      kind: 'newer',
    });
  });

  it('keeps an answer when an older revision has a blank', () => {
    expect(mergeResponse(stored({ revision: 3, answer: '12' }), { revision: 2, answer: '' })).toEqual({
      kind: 'newer',
    });
  });

  it('changes nothing on a repeat', () => {
    expect(mergeResponse(stored({ revision: 3, answer: '12' }), { revision: 3, answer: '12' })).toEqual({
      kind: 'keep',
    });
  });

  it('treats an entry without a revision as the newest', () => {
    const decision = mergeResponse(stored({ revision: 3, answer: '12' }), { answer: '13' });
    expect(decision).toMatchObject({ kind: 'write', next: { revision: 4, answer: '13' } });
  });

  it.each([[{ answer: '' }], [{ answer: null, working: '' }], [{ answer: '  ', blankAnswers: ['', ' '] }]])(
    'keeps an answer when an entry without a revision has a blank (%j)',
    (entry) => {
      expect(mergeResponse(stored({ revision: 3, answer: '12' }), entry)).toEqual({ kind: 'keep' });
    },
  );

  it('keeps a filled place when a list without a revision has a blank there', () => {
    const decision = mergeResponse(stored({ revision: 3, answerParts: ['4', ''] }), {
      answerParts: ['', '7'],
    });
    expect(decision).toMatchObject({ kind: 'write', next: { answerParts: ['4', '7'] } });
  });

  it('keeps absent fields', () => {
    const decision = mergeResponse(stored({ revision: 1, answer: '12', working: '3 x 4' }), {
      revision: 2,
      answer: '13',
    });
    expect(decision).toMatchObject({ kind: 'write', next: { working: '3 x 4', answer: '13' } });
  });

  it('never lowers the time', () => {
    const decision = mergeResponse(stored({ revision: 1, timeSpent: 90 }), {
      revision: 2,
      answer: '1',
      timeSpent: 20,
    });
    expect(decision).toMatchObject({ next: { timeSpent: 90 } });
  });

  it('never lowers the hint count, also for an equal revision', () => {
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
