import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import type { ModelAnswer, StoredQuestion } from '@sumfox/contracts/content/topic';
import type { GradeLevel } from '@sumfox/curriculum/grades';

/** A topic of a parent, or one that admins share with everybody (TOPIC-1). */
export const Topic = defineEntity({
  name: 'Topic',
  tableName: 'topics',
  properties: {
    id: p.uuid().primary(),
    /** Account id of who made it; null once an admin who made a shared one has been erased. */
    ownerId: p.uuid().nullable(),
    isShared: p.boolean(),
    /** The same for each repeat of one request. */
    requestId: p.uuid().nullable(),
    name: p.text(),
    description: p.text(),
    gradeLevel: p.text().$type<GradeLevel>(),
    /** 1–5. */
    difficultyLevel: p.smallint(),
    isActive: p.boolean(),
    modelQuestions: p.json<StoredQuestion[]>(),
    modelAnswers: p.json<ModelAnswer[]>(),
    /** Size of its text, so that room can be counted without reading it. */
    bytes: p.integer(),
    /** Size of the pictures of its questions. */
    pictureBytes: p.integer().default(0),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    /** Taken away; the row stays for a while, so that a repeat is answered like the first. */
    deletedAt: p.datetime().nullable(),
    /** The topic that took its questions over when it was taken away; null for one that was deleted. */
    mergedInto: p.uuid().nullable(),
  },
  uniques: [{ name: 'topics_request', properties: ['ownerId', 'requestId'] }],
  checks: [
    { name: 'topics_difficulty', expression: 'difficulty_level in (1, 2, 3, 4, 5)' },
    { name: 'topics_owner', expression: 'is_shared or owner_id is not null' },
  ],
  indexes: [
    {
      name: 'topics_owned',
      expression:
        'create index "topics_owned" on "topics" ("owner_id") where "deleted_at" is null and not "is_shared"',
    },
    {
      name: 'topics_listed',
      expression:
        'create index "topics_listed" on "topics" ("is_shared" desc, "id" desc) include ("bytes") where "deleted_at" is null',
    },
    { name: 'topics_deleted', properties: ['deletedAt'] },
  ],
});
export type TopicRow = InferEntity<typeof Topic>;

/** A picture of a topic's question, which names it by its id (TOPIC-16). */
export const TopicPicture = defineEntity({
  name: 'TopicPicture',
  tableName: 'topic_pictures',
  properties: {
    id: p.uuid().primary(),
    topic: () => p.manyToOne(Topic).deleteRule('cascade'),
    png: p.blob(),
  },
  indexes: [{ name: 'topic_pictures_topic', properties: ['topic'] }],
});

/** Two similar topics that a person keeps separate; the smaller id comes first. */
export const SimilarityDecision = defineEntity({
  name: 'SimilarityDecision',
  tableName: 'topic_similarity_decisions',
  properties: {
    accountId: p.uuid().primary(),
    firstTopic: () => p.manyToOne(Topic).primary().deleteRule('cascade'),
    secondTopic: () => p.manyToOne(Topic).primary().deleteRule('cascade'),
    decidedAt: p.datetime(),
  },
});
