import { describe, expect, it } from '@jest/globals';
import {
  accessAssessment,
  saveAnswers,
  submitAssessment,
} from '@sumfox/contracts/assessment/paper.endpoints';
import { linkChild } from '@sumfox/contracts/identity/family.endpoints';
import { findCallLimit } from './call-limits.rules.js';

const MINUTE = 60_000;

describe('how often a call may be made', () => {
  it('is sixty saves and ten papers handed in a minute, without a wait for Redis', () => {
    expect(findCallLimit(saveAnswers)).toEqual({ by: 'user', max: 60, windowMs: MINUTE, alone: true });
    expect(findCallLimit(submitAssessment)).toEqual({ by: 'user', max: 10, windowMs: MINUTE, alone: true });
  });

  it('is counted over all gateways where somebody could guess', () => {
    expect(findCallLimit(linkChild)).toEqual({ by: 'user', max: 5, windowMs: 60 * MINUTE });
  });

  it('is not limited further for what pages read', () => {
    expect(findCallLimit(accessAssessment)).toBeNull();
  });
});
