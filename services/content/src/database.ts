import { AI_ENTITIES } from '@sumfox/ai/ai.entities';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { BankItem } from './bank/bank-item.entity.js';
import { WithdrawnStructureEntity } from './bank/withdrawn-structure.entity.js';
import { BatchEntity, BatchPart, BatchQuestion } from './pregeneration/batch.entity.js';
import { EXTRACTION_ERASURE } from './extraction/extraction.erasure.js';
import { ExtractionRow } from './extraction/extraction.entity.js';
import { QueuePause } from './jobs/queue-pause.entity.js';
import { WrittenQuestion } from './model-questions/written-question.entity.js';
import { seedDemoTopics } from './seeds/demo-topics.seed.js';
import { TopUp } from './top-up/top-up.entity.js';
import { SimilarityDecision, Topic, TopicPicture } from './topic/topic.entity.js';
import { TOPIC_ERASURE } from './topic/topic.erasure.js';
import { MIGRATIONS } from './migrations/migration-list.js';

/** The bank is stocked by the migration step (`starting-bank`): what a build made with its engine is no row of a seed. */
export const database: ServiceDatabase = {
  service: 'content',
  entities: [
    BankItem,
    WithdrawnStructureEntity,
    TopUp,
    WrittenQuestion,
    BatchEntity,
    BatchPart,
    BatchQuestion,
    ExtractionRow,
    Topic,
    TopicPicture,
    SimilarityDecision,
    QueuePause,
    OutboxMessage,
    InboxMessage,
    ...AI_ENTITIES,
  ],
  migrations: MIGRATIONS,
  erasure: { steps: [...TOPIC_ERASURE, ...EXTRACTION_ERASURE] },
  seed: seedDemoTopics,
};
