import { describe, expect, it } from '@jest/globals';
import { judgeFailure } from './delivery.rules.js';

describe('judgeFailure', () => {
  it.each([
    ['a lost connection before the last line', {}, false, { kind: 'later', replyCode: null }],
    ['a lost connection after the last line', {}, true, { kind: 'unsure' }],
    [
      '4xx for the recipient',
      { responseCode: 450, command: 'RCPT TO' },
      false,
      { kind: 'later', replyCode: 450 },
    ],
    [
      '4xx after the last line',
      { responseCode: 451, command: 'DATA' },
      true,
      { kind: 'later', replyCode: 451 },
    ],
    [
      '5xx for the sender',
      { responseCode: 550, command: 'MAIL FROM' },
      false,
      { kind: 'later', replyCode: 550 },
    ],
    [
      '5xx for the password',
      { responseCode: 535, command: 'AUTH PLAIN' },
      false,
      { kind: 'later', replyCode: 535 },
    ],
    [
      '5xx for the recipient',
      { responseCode: 550, command: 'RCPT TO' },
      false,
      { kind: 'refused', replyCode: 550, isAddress: true },
    ],
    [
      '5xx for the text',
      { responseCode: 554, command: 'DATA' },
      true,
      { kind: 'refused', replyCode: 554, isAddress: false },
    ],
  ] as const)('judges %s', (_case, failure, isSent, outcome) => {
    expect(judgeFailure(failure, isSent)).toEqual(outcome);
  });
});
