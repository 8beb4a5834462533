import { describe, expect, it } from '@jest/globals';
import type { Recheck } from '@sumfox/contracts/content/recheck.calls';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { buildMark } from '@sumfox/testing/marks';
import { type PlaceTreatment, type WithdrawnPlace, treatPlace } from './correction.rules.js';
import { correctionMessage, toAllMarks } from '../result/raised-mark.rules.js';

const RIGHT = { questionId: 'q', modelAnswer: '4' } as MarkScheme;
const FAULTY: Recheck = { outcome: 'faulty', scheme: null };
const CORRECTED: Recheck = { outcome: 'corrected', scheme: RIGHT };

const treat = (
  recheck: Recheck,
  status: WithdrawnPlace['status'] = 'in-progress',
  wasCalledRight = false,
): PlaceTreatment => treatPlace({ status, wasCalledRight }, recheck);

describe('treatPlace for a faulty question', () => {
  it('keeps a place with a right copy of the key', () => {
    for (const status of ['in-progress', 'marking', 'completed'] as const)
      expect(treat({ outcome: 'proved', scheme: null }, status).kind).toBe('keep');
  });

  it('waits while the marks are pending', () => {
    expect(treat(FAULTY, 'marking').kind).toBe('wait');
    expect(treat(CORRECTED, 'marking').kind).toBe('wait');
  });

  it('uses the right key where there is one, before and after marking', () => {
    for (const status of ['in-progress', 'completed'] as const)
      expect(treat(CORRECTED, status)).toEqual({ kind: 'mark-by', scheme: RIGHT });
  });

  it('gives all marks and keeps the question when no right key is known', () => {
    for (const recheck of [FAULTY, { outcome: 'unproved', scheme: null } as const])
      for (const status of ['in-progress', 'completed'] as const)
        expect(treat(recheck, status).kind).toBe('all-marks');
  });

  it('keeps a "right" that the child was told', () => {
    expect(treat(CORRECTED, 'in-progress', true).kind).toBe('all-marks');
  });
});

it('toAllMarks gives all marks and keeps the reading of the answer', () => {
  expect(toAllMarks(buildMark())).toMatchObject({
    isCorrect: true,
    outcome: 'correct',
    marksAwarded: 4,
    readAs: '7 cm',
    workingMarks: [],
    misconceptionCode: null,
  });
});

it('correctionMessage counts one mark and several', () => {
  expect(correctionMessage('faulty', 2, 12)).toBe(
    'We found a mistake in one of our questions. You got 2 more marks on Assessment #12. Thank you for being patient.',
  );
  expect(correctionMessage('corrected', 1, 12)).toContain('You got 1 more mark on');
  expect(correctionMessage('human-verification', 1, 12)).toBe(
    'A grown-up of our team looked at your work again. You got 1 more mark on Assessment #12.',
  );
  expect(correctionMessage('same-answer', 1, 12)).toBe(
    'We looked at an answer like yours again. It counts! You got 1 more mark on Assessment #12.',
  );
});
