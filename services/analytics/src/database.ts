import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { ProcessRecord } from './health/process-record.entity.js';
import { ForgottenEvents, StoredEvent } from './stored-event/stored-event.entity.js';
import { INTAKE_ERASURE } from './intake/intake.erasure.js';
import { QUALITY_ENTITIES } from './quality/quality.entities.js';
import { TrafficMinute } from './traffic/traffic.entities.js';
import { USAGE_ENTITIES } from './usage/usage.entities.js';
import { USAGE_ERASURE } from './usage/usage.erasure.js';
import { holdUsage } from './usage/index.js';
import { MIGRATIONS } from './migrations/migration-list.js';

export const database: ServiceDatabase = {
  service: 'analytics',
  entities: [
    StoredEvent,
    ForgottenEvents,
    ProcessRecord,
    TrafficMinute,
    OutboxMessage,
    InboxMessage,
    ...QUALITY_ENTITIES,
    ...USAGE_ENTITIES,
  ],
  migrations: MIGRATIONS,
  // Locks the count first: a reader of earlier events would count the person again afterwards.
  erasure: { before: holdUsage, steps: [...INTAKE_ERASURE, ...USAGE_ERASURE] },
};
