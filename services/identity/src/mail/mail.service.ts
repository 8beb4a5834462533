import { Inject, Injectable } from '@nestjs/common';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { mail, mails } from '@sumfox/contracts/identity/mail.endpoints';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid } from 'uuid';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Mail } from './mail.entity.js';
import { mailSubject } from './mail.messages.js';

const MAX_LISTED = 100;

/** E-mails as admins see them: without their secret links. */
@Injectable()
export class MailService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Newest first. */
  async list(): Promise<EndpointResponse<typeof mails>> {
    const rows = await this.database.fork().find(Mail, {}, { orderBy: { id: 'desc' }, limit: MAX_LISTED });
    return {
      hasServer: this.config.mail.smtpUrl !== null,
      mails: rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        subject: mailSubject(row.content),
        address: row.address,
        state: row.state,
        replyCode: row.replyCode ?? null,
        attempts: row.attempts,
        createdAt: row.createdAt.toISOString(),
        settledAt: row.settledAt?.toISOString() ?? null,
      })),
    };
  }

  /** One e-mail; the audit log notes that it was read. Throws 404 for one that is not there. */
  async show(caller: PersonCaller, id: string): Promise<EndpointResponse<typeof mail>> {
    const row = isUuid(id) ? await this.database.fork().findOne(Mail, { id }) : null;
    if (!row) throw new ProductError('not-found', 'not-found', 'Not found');
    await this.database.transaction((em) =>
      this.audit.write(em, {
        action: 'mail.read',
        actor: caller,
        target: row.account.id,
        details: { kind: row.kind },
      }),
    );
    const { renderMail } = await import('./render-mail.js');
    const { subject, html, text } = await renderMail(row, this.config.mail, { hidesSecrets: true });
    return { subject, html, text };
  }
}
