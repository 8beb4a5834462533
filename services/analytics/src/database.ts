import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { ProcessRecord } from './health/process-record.entity.js';
import { ForgottenEvents, StoredEvent } from './intake/stored-event.entity.js';
import { EventsAndProcesses } from './migrations/0001-events-and-processes.migration.js';
import { Model0020 } from './migrations/0020-model.migration.js';
import { Quality0030 } from './migrations/0030-quality.migration.js';
import { Usage0040 } from './migrations/0040-usage.migration.js';
import { MarkVerdicts0041 } from './migrations/0041-mark-verdicts.migration.js';
import { QUALITY_ENTITIES } from './quality/quality.entities.js';
import { USAGE_ENTITIES } from './usage/usage.entities.js';

export const database: ServiceDatabase = {
  service: 'analytics',
  entities: [
    StoredEvent,
    ForgottenEvents,
    ProcessRecord,
    OutboxMessage,
    InboxMessage,
    ...QUALITY_ENTITIES,
    ...USAGE_ENTITIES,
  ],
  migrations: [
    { name: '0001-events-and-processes', class: EventsAndProcesses },
    { name: '0020-model', class: Model0020 },
    { name: '0030-quality', class: Quality0030 },
    { name: '0040-usage', class: Usage0040 },
    { name: '0041-mark-verdicts', class: MarkVerdicts0041 },
  ],
};
