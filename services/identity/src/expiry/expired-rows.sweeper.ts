import { Injectable } from '@nestjs/common';
import { RecurringWork } from '@sumfox/platform/bootstrap/recurring-work';
import { UNDO_UNLINK_SECONDS } from '@sumfox/contracts/identity/family.endpoints';
import { Database } from '@sumfox/platform/database/database';
import { REPEAT_HOURS } from '../registration/index.js';

const EVERY_MS = 3_600_000;
/** What happened to a family half a year ago is news to nobody. */
const NOTICE_DAYS = 180;

/** Removes what has served: links of operators, forms that could be sent again, ended links, codes, counts, old notices. */
@Injectable()
export class ExpiredRowsSweeper extends RecurringWork {
  protected readonly everyMs = EVERY_MS;

  constructor(private readonly database: Database) {
    super();
  }

  async run(): Promise<void> {
    const em = this.database.fork();
    await em.execute('delete from setup_links where expires_at < now()');
    await em.execute('delete from sign_in_challenges where expires_at < now()');
    await em.execute(
      `delete from registration_requests where created_at < now() - interval '${REPEAT_HOURS} hours'`,
    );
    await em.execute(
      `delete from ended_links where ended_at < now() - interval '${UNDO_UNLINK_SECONDS} seconds'`,
    );
    await em.execute('delete from link_codes where expires_at < now()');
    await em.execute("delete from failed_links where since < now() - interval '1 hour'");
    await em.execute(`delete from notices where created_at < now() - interval '${NOTICE_DAYS} days'`);
  }
}
