import { Inject } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { sendMail } from '@sumfox/contracts/messages/jobs';
import { Database } from '@sumfox/platform/database/database';
import { HandlesJob, type JobHandler } from '@sumfox/platform/messaging/job-handler';
import type * as z from 'zod/mini';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { composeMail, toAddress } from './mail.composer.js';
import { Mail, type MailRow } from './mail.entity.js';
import { claimMail, findRefusal, noteHandOver, noteOutcome } from './mail.queries.js';
import type { Outcome } from './delivery.rules.js';
import { SMTP_CLIENT, type SmtpClient } from './smtp-client.js';

/**
 * Hands one e-mail to the mail server. At most one attempt is in flight, and none follows one that has sent the last
 * line without a clear refusal (infra/decisions/0232-an-e-mail-is-handed-over-once.md).
 */
@HandlesJob(sendMail)
export class SendMailJob implements JobHandler<typeof sendMail.data> {
  constructor(
    private readonly database: Database,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    /** Null without a mail server. */
    @Inject(SMTP_CLIENT) private readonly client: SmtpClient | null,
  ) {}

  /** Throws `mail-in-flight` and `mail-not-taken`, so that the queue tries again. */
  async perform({ mailId }: z.output<typeof sendMail.data>): Promise<void> {
    // Without a server, the sweeper settles what waited for one.
    if (!this.client) return;
    const claim = await this.database.transaction((em) => claimMail(em, mailId));
    const mail = await this.database.fork().findOne(Mail, { id: mailId });
    // Erased with its person.
    if (!mail) return;
    if (claim === null) return rejectInFlight(mail);
    const outcome = await this.tryToSend(this.client, mail, claim);
    if (!outcome) return;
    const about = { id: mail.id, accountId: mail.account.id, address: mail.address };
    await this.database.transaction((em) => noteOutcome(em, about, claim, outcome));
    if (outcome.kind === 'later')
      throw new ProductError('unavailable', 'mail-not-taken', 'The mail server did not take an e-mail.');
  }

  /** Null when another attempt has taken over. */
  private async tryToSend(client: SmtpClient, mail: MailRow, claim: string): Promise<Outcome | null> {
    const refusal = await findRefusal(this.database.fork(), mail.account.id, mail.address);
    if (refusal !== null) return { kind: 'refused', replyCode: refusal, isAddress: true };
    // Loaded with the first e-mail: most processes never send one.
    const { renderMail } = await import('./render-mail.js');
    const rendered = await renderMail(mail, this.config.mail, { hidesSecrets: false });
    return client.send({
      from: toAddress(this.config.mail.from),
      to: mail.address,
      raw: await composeMail(mail, rendered, this.config.mail),
      onHandOver: () => noteHandOver(this.database.fork(), mail.id, claim),
    });
  }
}

/** The attempt in flight may die, so the queue asks again; a settled e-mail needs no more. */
function rejectInFlight({ state }: MailRow): void {
  if (state === 'sending' || state === 'waiting')
    throw new ProductError('unavailable', 'mail-in-flight', 'Another attempt at this e-mail is in flight.');
}
