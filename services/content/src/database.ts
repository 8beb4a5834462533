import { AI_ENTITIES } from '@sumfox/ai/ai.entities';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { BankItem } from './bank/bank-item.entity.js';
import { Batches } from './migrations/0040-batches.migration.js';
import { BatchEntity, BatchPart, BatchQuestion } from './pregeneration/batch.entity.js';
import { ExtractionRow } from './extraction/extraction.entity.js';
import { Bank } from './migrations/0001-bank.migration.js';
import { Model0020 } from './migrations/0020-model.migration.js';
import { WrittenQuestions } from './migrations/0030-written-questions.migration.js';
import { Extractions } from './migrations/0050-extractions.migration.js';
import { Topics } from './migrations/0060-topics.migration.js';
import { QueuePause } from './jobs/queue-pause.entity.js';
import { QueuePauses } from './migrations/0071-queue-pauses.migration.js';
import { WrittenQuestion } from './model-questions/written-question.entity.js';
import { seedDemoTopics } from './seeds/demo-topics.seed.js';
import { TopUp } from './pregeneration/top-up.entity.js';
import { SimilarityDecision, Topic } from './topic/topic.entity.js';

/** The bank is not seeded: a paper drawn from the empty bank is made on the spot, and that draw has the bank filled. */
export const database: ServiceDatabase = {
  service: 'content',
  entities: [
    BankItem,
    TopUp,
    WrittenQuestion,
    BatchEntity,
    BatchPart,
    BatchQuestion,
    ExtractionRow,
    Topic,
    SimilarityDecision,
    QueuePause,
    OutboxMessage,
    InboxMessage,
    ...AI_ENTITIES,
  ],
  migrations: [
    { name: '0001-bank', class: Bank },
    { name: '0020-model', class: Model0020 },
    { name: '0030-written-questions', class: WrittenQuestions },
    { name: '0040-batches', class: Batches },
    { name: '0050-extractions', class: Extractions },
    { name: '0060-topics', class: Topics },
    { name: '0071-queue-pauses', class: QueuePauses },
  ],
  seed: seedDemoTopics,
};
