import { AI_ENTITIES } from '@sumfox/ai/ai.entities';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { JUDGING_ERASURE } from './ai-judge/judging.erasure.js';
import { Judging } from './ai-judge/judging.entity.js';
import { CHALLENGE_ERASURE } from './challenge/challenge.erasure.js';
import { Challenge } from './challenge/challenge.entity.js';
import { MARKING_RUN_ERASURE } from './marking-run/marking-run.erasure.js';
import { Mark } from './marking-run/mark.entity.js';
import { MarkingRun } from './marking-run/marking-run.entity.js';
import { REVIEW_ERASURE } from './review/review.erasure.js';
import { Review } from './review/review.entity.js';
import { reopenGroups } from './review/index.js';
import { VERIFICATION_ERASURE } from './verification/verification.erasure.js';
import { Verification } from './verification/verification.entity.js';
import { MIGRATIONS } from './migrations/migration-list.js';

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
  migrations: MIGRATIONS,
  erasure: {
    steps: [
      ...MARKING_RUN_ERASURE,
      ...CHALLENGE_ERASURE,
      ...VERIFICATION_ERASURE,
      ...JUDGING_ERASURE,
      ...REVIEW_ERASURE,
    ],
    after: reopenGroups,
  },
};
