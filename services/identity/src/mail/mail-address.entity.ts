import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/** What is known of an account's e-mail address. An account that changes its address gets another row. */
export const MailAddress = defineEntity({
  name: 'MailAddress',
  tableName: 'mail_addresses',
  properties: {
    account: () => p.manyToOne(Account).primary().deleteRule('cascade'),
    /** Lower case. */
    address: p.string().primary(),
    /** When its owner used a link that was sent there. */
    verifiedAt: p.datetime().nullable(),
    /** When the mail server rejected it for good; no e-mail is sent there until its owner asks for one. */
    refusedAt: p.datetime().nullable(),
    /** Reply code of that rejection, 500 to 599. */
    refusalCode: p.integer().nullable(),
  },
});
export type MailAddressRow = InferEntity<typeof MailAddress>;
