import { Inject, Injectable } from '@nestjs/common';
import { DEMO_ACCOUNT_IDS } from '@sumfox/contracts/identity/demo-account-ids';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { ANALYTICS_CONFIG, type AnalyticsConfig } from '../config.js';
import { singaporeDay } from './singapore-days.rules.js';
import { countTotals, isAllCounted, listWeeks } from './usage.queries.js';
import { UsageCounter } from './usage-counter.service.js';
import { type Counted, type UsageFigures, usageFigures } from './usage.rules.js';

/** Reports users of the product and the progress of pupils (ADMIN-5). */
@Injectable()
export class UsageService {
  constructor(
    private readonly database: Database,
    private readonly counter: UsageCounter,
    @Inject(ANALYTICS_CONFIG) private readonly config: AnalyticsConfig,
  ) {}

  async getFigures(now = new Date()): Promise<UsageFigures> {
    // The admin who has just signed in to look counts as present.
    if (await isAllCounted(this.database.fork())) await this.counter.run();
    const counted = await this.database.snapshot((em) => this.count(em, singaporeDay(now)));
    return { ...usageFigures(counted), countsDemoAccounts: this.config.demoMode };
  }

  private async count(em: EntityManager, today: string): Promise<Counted | null> {
    if (!(await isAllCounted(em))) return null;
    const leftOut = this.config.demoMode ? [] : Object.values(DEMO_ACCOUNT_IDS);
    return {
      totals: await countTotals(em, today, leftOut),
      weeks: await listWeeks(em, today, leftOut),
    };
  }
}
