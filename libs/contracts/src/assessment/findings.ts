import * as z from 'zod/mini';

/** Something that went well in a week. With practice there is always one: `practised`. */
export const WinSchema = z.discriminatedUnion('kind', [
  /** A topic that is mastered now, and was not before the week; counts of all its answers. */
  z.strictObject({ kind: z.literal('mastered'), name: z.string(), right: z.int(), answers: z.int() }),
  z.strictObject({ kind: z.literal('slip-gone'), code: z.string(), topicName: z.string() }),
  z.strictObject({ kind: z.literal('goal-met'), days: z.int() }),
  z.strictObject({ kind: z.literal('fixed'), count: z.int() }),
  z.strictObject({ kind: z.literal('practised'), questions: z.int(), right: z.int() }),
]);
export type Win = z.infer<typeof WinSchema>;

/** Something to keep an eye on. */
export const WatchSchema = z.discriminatedUnion('kind', [
  /** A recurring slip: `count` of the topic's `answers` in 28 days. */
  z.strictObject({
    kind: z.literal('slip'),
    code: z.string(),
    topicId: z.string(),
    topicName: z.string(),
    count: z.int(),
    answers: z.int(),
  }),
  /** The topic with the lowest share of marks, in percent of all its answers so far. */
  z.strictObject({
    kind: z.literal('topic'),
    topicId: z.string(),
    topicName: z.string(),
    percent: z.int(),
    answers: z.int(),
  }),
]);
export type Watch = z.infer<typeof WatchSchema>;
