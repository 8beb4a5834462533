import { describe, expect, it } from '@jest/globals';
import { isCheckingContracts } from './contract-checks.js';

describe('isCheckingContracts', () => {
  it.each([
    [{ NODE_ENV: 'test' }, true],
    [{ NODE_ENV: 'development' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{}, false],
    [{ NODE_ENV: 'test', CONTRACT_CHECKS: 'off' }, false],
    [{ NODE_ENV: 'development', CONTRACT_CHECKS: 'on' }, true],
  ])('returns for %j: %s', (env, expected) => {
    expect(isCheckingContracts(env)).toBe(expected);
  });
});
