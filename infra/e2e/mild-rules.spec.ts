import { describe, expect, it } from '@jest/globals';
import { MILD_RULES } from './mild-rules.js';

describe('MILD_RULES', () => {
  it('lists a rule when its findings are minor or moderate', () => {
    expect(MILD_RULES).toEqual(expect.arrayContaining(['region', 'heading-order', 'empty-heading']));
  });

  it.each(['color-contrast', 'label', 'button-name', 'definition-list', 'nested-interactive', 'list'])(
    'leaves out %s, which has graver findings',
    (rule) => expect(MILD_RULES).not.toContain(rule),
  );
});
