import { openOrm } from '@sumfox/platform/database/open-orm';
import type { MailConfig } from '../config.js';
import { database } from '../database.js';
import { Mail } from './mail.entity.js';
import { renderMail } from './render-mail.js';

/** The last e-mail to an address, for an operator. */
export interface PrintedMail {
  /** ISO 8601, UTC. */
  createdAt: string;
  state: string;
  subject: string;
  text: string;
}

/**
 * Reads the last e-mail to an address whole, in the database at `databaseUrl`; null without one. The secret link of one
 * that has left is deleted.
 */
export async function readLastMail(
  databaseUrl: string,
  address: string,
  pages: Pick<MailConfig, 'pagesUrl'>,
): Promise<PrintedMail | null> {
  const orm = openOrm(database, databaseUrl);
  try {
    const mail = await orm.em
      .fork()
      .findOne(Mail, { address: address.trim().toLowerCase() }, { orderBy: { id: 'desc' } });
    if (!mail) return null;
    const { subject, text } = await renderMail(mail, pages, { hidesSecrets: false });
    return { createdAt: mail.createdAt.toISOString(), state: mail.state, subject, text };
  } finally {
    await orm.close(true);
  }
}
