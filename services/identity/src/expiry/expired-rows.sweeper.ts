import { Injectable } from '@nestjs/common';
import { RecurringWork } from '@sumfox/platform/bootstrap/recurring-work';
import { UNDO_UNLINK_SECONDS } from '@sumfox/contracts/identity/family.endpoints';
import { Database } from '@sumfox/platform/database/database';
import { REPEAT_HOURS } from '../registration/registration-request.rules.js';

const EVERY_MS = 3_600_000;

/** Forgets what is kept only for a second try: forms that may be sent again, and links that may be taken back. */
@Injectable()
export class ExpiredRowsSweeper extends RecurringWork {
  protected readonly everyMs = EVERY_MS;

  constructor(private readonly database: Database) {
    super();
  }

  async run(): Promise<void> {
    const em = this.database.fork();
    await em.execute(
      `delete from registration_requests where created_at < now() - interval '${REPEAT_HOURS} hours'`,
    );
    await em.execute(
      `delete from ended_links where ended_at < now() - interval '${UNDO_UNLINK_SECONDS} seconds'`,
    );
  }
}
