import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';

/** The marking of one submission. It is finished when `completedAt` is set. */
export const MarkingRun = defineEntity({
  name: 'MarkingRun',
  tableName: 'marking_runs',
  properties: {
    /** A submission has one run, however often its job arrives. */
    submissionId: p.uuid().primary(),
    /** MARKER_VERSION of the marker that began it. */
    markerVersion: p.integer(),
    /** Questions that had no mark at the last completion, because their scheme could not be marked by. */
    unmarkedCount: p.integer(),
    startedAt: p.datetime(),
    completedAt: p.datetime().nullable(),
  },
});
export type MarkingRunRow = InferEntity<typeof MarkingRun>;
