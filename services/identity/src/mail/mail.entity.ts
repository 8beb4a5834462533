import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { MAIL_KINDS, MAIL_STATES } from '@sumfox/contracts/identity/mail.endpoints';
import { Account } from '../account/index.js';
import type { MailContent } from './mail-content.js';

/** One e-mail to one person, with the state of its delivery. */
export const Mail = defineEntity({
  name: 'Mail',
  tableName: 'mails',
  properties: {
    /** Also its Message-ID: the same in each attempt, so that a server can recognise a second copy. */
    id: p.uuid().primary(),
    /** Recipient; never a child. */
    account: () => p.manyToOne(Account).deleteRule('cascade').index(),
    /** Child that the text names; the erasure of either person deletes the e-mail. */
    child: () => p.manyToOne(Account).nullable().deleteRule('cascade').index(),
    kind: p.enum(MAIL_KINDS),
    /** Lower case. */
    address: p.string().index(),
    content: p.json<MailContent>(),
    /** Secret part of its link; deleted when the e-mail has left, and without a mail server never. */
    token: p.string().nullable(),
    state: p.enum(MAIL_STATES),
    /** Last reply code of the mail server. */
    replyCode: p.integer().nullable(),
    attempts: p.integer().default(0),
    /** Attempt in flight. Only its owner may go on with the e-mail. */
    claim: p.uuid().nullable(),
    claimedAt: p.datetime().nullable(),
    createdAt: p.datetime().index(),
    /** When a job for it was last added. */
    queuedAt: p.datetime(),
    settledAt: p.datetime().nullable(),
  },
});
export type MailRow = InferEntity<typeof Mail>;
