import { AI_ENTITIES } from '@sumfox/ai/ai.entities';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { Judging } from './ai-judge/judging.entity.js';
import { Challenge } from './challenge/challenge.entity.js';
import { Mark } from './marking-run/mark.entity.js';
import { MarkingRun } from './marking-run/marking-run.entity.js';
import { Migration0001MarkingRuns } from './migrations/0001-marking-runs.migration.js';
import { Migration0002WorkingMarks } from './migrations/0002-working-marks.migration.js';
import { Migration0010Disputes } from './migrations/0010-disputes.migration.js';
import { Migration0020Model } from './migrations/0020-model.migration.js';
import { Migration0030Judgings } from './migrations/0030-judgings.migration.js';
import { Migration0031ReviewGroups } from './migrations/0031-review-groups.migration.js';
import { Review } from './review/review.entity.js';
import { Verification } from './verification/verification.entity.js';

/** Runs and their marks, and what pupils asked about them. */
export const database: ServiceDatabase = {
  service: 'marking',
  entities: [
    MarkingRun,
    Mark,
    Challenge,
    Verification,
    Judging,
    Review,
    OutboxMessage,
    InboxMessage,
    ...AI_ENTITIES,
  ],
  migrations: [
    { name: '0001-marking-runs', class: Migration0001MarkingRuns },
    { name: '0002-working-marks', class: Migration0002WorkingMarks },
    { name: '0010-disputes', class: Migration0010Disputes },
    { name: '0020-model', class: Migration0020Model },
    { name: '0030-judgings', class: Migration0030Judgings },
    { name: '0031-review-groups', class: Migration0031ReviewGroups },
  ],
};
