import type { ListedMail } from '@sumfox/contracts/identity/mail.endpoints';
import { MAIL } from './mail.messages.js';

/** What became of an e-mail, for an operator. */
export function mailStateWord({ state, replyCode }: Pick<ListedMail, 'state' | 'replyCode'>): string {
  const t = MAIL.get();
  switch (state) {
    case 'waiting':
    case 'sending':
      return replyCode === null ? t.waiting : t.waitingAfter({ replyCode });
    case 'handed-over':
      return t.waitingForTheReply;
    case 'sent':
      return t.sent;
    case 'unsure':
      return t.perhapsSent;
    case 'refused':
      return t.refused({ replyCode: replyCode ?? '–' });
    case 'given-up':
      return t.notSent;
    case 'kept':
      return t.keptHere;
  }
}

/** How much an operator should care. */
export function mailStateTone({ state }: Pick<ListedMail, 'state'>): 'success' | 'warning' | 'default' {
  if (state === 'sent') return 'success';
  return state === 'refused' || state === 'given-up' || state === 'unsure' ? 'warning' : 'default';
}
