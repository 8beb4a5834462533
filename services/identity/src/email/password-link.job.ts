import { Inject } from '@nestjs/common';
import { writePasswordLink } from '@sumfox/contracts/messages/jobs';
import { Database } from '@sumfox/platform/database/database';
import { HandlesJob, type JobHandler } from '@sumfox/platform/messaging/job-handler';
import type * as z from 'zod/mini';
import { Account, maySignIn } from '../account/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { EmailLinks } from './email-links.js';
import { PasswordRequest } from './password-request.entity.js';

/** Writes the link for a forgotten password, if the address belongs to a parent. Deletes the request in any case. */
@HandlesJob(writePasswordLink)
export class PasswordLinkJob implements JobHandler<typeof writePasswordLink.data> {
  constructor(
    private readonly database: Database,
    private readonly links: EmailLinks,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async perform({ requestId }: z.output<typeof writePasswordLink.data>): Promise<void> {
    await this.database.transaction(async (em) => {
      const request = await em.findOne(PasswordRequest, { id: requestId });
      if (!request || (await em.nativeDelete(PasswordRequest, { id: requestId })) === 0) return;
      const account = await em.findOne(Account, { email: request.address, role: 'parent' });
      if (!account || !maySignIn(account, this.config.demoMode)) return;
      await this.links.send(em, account, 'reset', request.address);
    });
  }
}
