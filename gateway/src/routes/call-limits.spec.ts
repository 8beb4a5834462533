import { describe, expect, it } from '@jest/globals';
import {
  accessAssessment,
  saveAnswers,
  submitAssessment,
} from '@sumfox/contracts/assessment/paper.endpoints';
import { linkChild } from '@sumfox/contracts/identity/family.endpoints';
import { findCallLimit } from './call-limits.rules.js';

const MINUTE = 60_000;

describe('the limits of calls', () => {
  it('allow 60 saves and 10 submissions a minute, without a wait for Redis', () => {
    expect(findCallLimit(saveAnswers)).toEqual({ by: 'user', max: 60, windowMs: MINUTE, alone: true });
    expect(findCallLimit(submitAssessment)).toEqual({ by: 'user', max: 10, windowMs: MINUTE, alone: true });
  });

  it('are counted over all gateways where a caller could guess', () => {
    expect(findCallLimit(linkChild)).toEqual({ by: 'user', max: 20, windowMs: 60 * MINUTE });
  });

  it('do not limit reads any further', () => {
    expect(findCallLimit(accessAssessment)).toBeNull();
  });
});
