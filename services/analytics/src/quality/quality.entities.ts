import { defineEntity, p } from '@mikro-orm/postgresql';

/** The mark of one question of one submission, as marking first gave it. */
export const QualityAnswer = defineEntity({
  name: 'QualityAnswer',
  tableName: 'quality_answers',
  properties: {
    submissionId: p.uuid().primary(),
    itemId: p.text().primary(),
    isCorrect: p.boolean(),
    marksAwarded: p.integer(),
    marksPossible: p.integer(),
  },
  indexes: [{ name: 'quality_answers_item', properties: ['itemId'] }],
});

/** Paper of a submission: marks arrive by submission and are raised by paper. */
export const QualitySubmission = defineEntity({
  name: 'QualitySubmission',
  tableName: 'quality_submissions',
  properties: { submissionId: p.uuid().primary(), assessmentId: p.integer() },
});

/** The best that a mark was raised to. */
export const QualityRaise = defineEntity({
  name: 'QualityRaise',
  tableName: 'quality_raises',
  properties: {
    assessmentId: p.integer().primary(),
    itemId: p.text().primary(),
    isCorrect: p.boolean(),
    marksAwarded: p.integer(),
  },
});

/** A verdict of a person or a program on a question. */
export const QualityVerdict = defineEntity({
  name: 'QualityVerdict',
  tableName: 'quality_verdicts',
  properties: {
    eventId: p.uuid().primary(),
    /** Id of the item; for a rejected question the id of the writing, which never became an item. */
    itemId: p.text(),
    /** `refusal`, `flag`, `verification`, `challenge`, `withdrawal` or `doubt`. */
    kind: p.text(),
    /** As in the event. */
    verdict: p.text(),
  },
  indexes: [{ name: 'quality_verdicts_item', properties: ['kind', 'itemId'] }],
});

/** A question that was made. */
export const QualityItem = defineEntity({
  name: 'QualityItem',
  tableName: 'quality_items',
  properties: { itemId: p.text().primary(), source: p.text() },
});

/**
 * Verdicts on a mark of the marker: the first one other than approval, or approval. Later verdicts concern a person's
 * mark.
 */
export const MarkVerdict = defineEntity({
  name: 'MarkVerdict',
  tableName: 'mark_verdicts',
  properties: {
    assessmentId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    questionType: p.text(),
    verdict: p.text(),
    marksBefore: p.integer(),
    /** Null unless corrected. */
    marksGiven: p.integer().nullable(),
    at: p.datetime(),
  },
});

/** One call to the model. */
export const ModelCall = defineEntity({
  name: 'ModelCall',
  tableName: 'model_calls',
  properties: {
    eventId: p.uuid().primary(),
    at: p.datetime(),
    task: p.text(),
    outcome: p.text(),
    costMicroUsd: p.bigint('number'),
    latencyMs: p.integer(),
  },
  indexes: [{ name: 'model_calls_at', properties: ['at'] }],
});

/** How far the tables above have been built from the stored events. */
export const ProjectionState = defineEntity({
  name: 'ProjectionState',
  tableName: 'projections',
  properties: {
    name: p.text().primary(),
    version: p.integer(),
    /** Id of the last event that was replayed. */
    replayedTo: p.uuid().nullable(),
    isComplete: p.boolean(),
  },
});

/** Questions that this service has spoken against; not a projection, so that a replay does not speak again. */
export const RaisedDoubt = defineEntity({
  name: 'RaisedDoubt',
  tableName: 'raised_doubts',
  properties: { itemId: p.text().primary(), doubt: p.text(), raisedAt: p.datetime() },
});

export const QUALITY_ENTITIES = [
  QualityAnswer,
  QualitySubmission,
  QualityRaise,
  QualityVerdict,
  QualityItem,
  MarkVerdict,
  ModelCall,
  ProjectionState,
  RaisedDoubt,
];
