import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { DoneSchema } from '../identity/fields.js';
import { GradeLevelSchema } from '../question/grade-level.js';
import {
  DifficultySchema,
  NewPictureSchema,
  TOPIC_PICTURES,
  TOPIC_SENTENCES,
  TopicDescriptionSchema,
  TopicFieldsSchema,
  TopicNameSchema,
  TopicPictureSchema,
  TopicSchema,
} from './topic.js';

const TopicPathSchema = z.object({ id: z.uuid() });
const TopicIdPairSchema = z
  .tuple([z.uuid(), z.uuid()])
  .check(z.refine(([one, other]) => one !== other, 'Please choose two different topics.'));

/** A parent reaches their own topics, an admin every one. */
const TOPIC_IN_PATH = { object: 'topic', in: 'params', field: 'id', parent: 'own', admin: 'any' } as const;

export const topics = endpoint({
  method: 'GET',
  path: '/api/topics',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: 'session',
  summary: "A parent's own topics and the active shared ones, or all topics for an admin; by grade and name.",
  response: z.array(TopicSchema),
});

export const createTopic = endpoint({
  method: 'POST',
  path: '/api/topics',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: 'session',
  summary: 'Makes a topic; of an admin a shared one. A repeat by `requestId` is answered like the first.',
  body: z.object({
    ...TopicFieldsSchema.shape,
    /** Pictures of its questions (TOPIC-16). */
    pictures: z.optional(
      z.array(NewPictureSchema).check(z.maxLength(TOPIC_PICTURES.count, TOPIC_SENTENCES.picturesTooLarge)),
    ),
    /** Made by the form for what is filled in, so that it may be sent twice. */
    requestId: z.optional(z.uuid()),
  }),
  response: TopicSchema,
});

export const topicPictures = endpoint({
  method: 'GET',
  path: '/api/topics/:id/pictures',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: TOPIC_IN_PATH,
  summary: 'The pictures of the questions of a topic that the caller sees, as data images.',
  params: TopicPathSchema,
  response: z.array(TopicPictureSchema),
});

/** What may be changed of a topic; a field that is absent stays. */
export const TopicChangesSchema = z.strictObject({
  name: z.optional(TopicNameSchema),
  description: z.optional(TopicDescriptionSchema),
  gradeLevel: z.optional(GradeLevelSchema),
  difficultyLevel: z.optional(DifficultySchema),
  isActive: z.optional(z.boolean()),
});

export const updateTopic = endpoint({
  method: 'PATCH',
  path: '/api/topics/:id',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: TOPIC_IN_PATH,
  summary: 'Changes what is named of a topic and leaves the rest.',
  params: TopicPathSchema,
  body: TopicChangesSchema,
  response: TopicSchema,
});

export const deleteTopic = endpoint({
  method: 'DELETE',
  path: '/api/topics/:id',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: TOPIC_IN_PATH,
  summary: 'Takes a topic away for good; 404 the second time.',
  params: TopicPathSchema,
  response: DoneSchema,
});

export const mergeTopics = endpoint({
  method: 'POST',
  path: '/api/topics/:id/merge',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: TOPIC_IN_PATH,
  summary:
    'Adds the questions and answers of another topic of the same grade to this one, and takes the other away. Both must be within reach.',
  params: TopicPathSchema,
  body: z.strictObject({ otherId: z.uuid() }),
  response: TopicSchema,
});

export const similarityDecisions = endpoint({
  method: 'GET',
  path: '/api/topics/similarity-decisions',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: 'session',
  summary: 'Pairs of topics that the caller has decided to keep separate.',
  response: z.array(z.strictObject({ topicIds: z.tuple([z.uuid(), z.uuid()]) })),
});

export const keepTopicsSeparate = endpoint({
  method: 'POST',
  path: '/api/topics/similarity-decisions',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: 'session',
  summary:
    'Hides a pair of similar topics from the caller. Both must be among the topics the caller sees, else 404.',
  body: z.strictObject({ topicIds: TopicIdPairSchema }),
  response: DoneSchema,
});
