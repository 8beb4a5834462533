import { MAIL_STATES } from '@sumfox/contracts/identity/mail.endpoints';
import { describe, expect, it } from '@jest/globals';
import { mailStateTone, mailStateWord } from './mail-state.rules.js';

describe('mailStateWord', () => {
  it('names the reply code of a refusal and of a further attempt', () => {
    expect(mailStateWord({ state: 'refused', replyCode: 550 })).toBe('Refused (550)');
    expect(mailStateWord({ state: 'waiting', replyCode: 451 })).toBe('Waiting after 451');
    expect(mailStateWord({ state: 'waiting', replyCode: null })).toBe('Waiting');
  });

  it('has a word for each state', () => {
    const words = MAIL_STATES.map((state) => mailStateWord({ state, replyCode: null }));
    expect(words.every((word) => word.length > 3)).toBe(true);
  });
});

it('mailStateTone warns of e-mails that may not have arrived', () => {
  expect(MAIL_STATES.filter((state) => mailStateTone({ state }) === 'warning')).toEqual([
    'unsure',
    'refused',
    'given-up',
  ]);
});
