import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { VERIFICATION_OUTCOMES } from '@sumfox/contracts/assessment/dispute';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';

/** A solution that a pupil had checked again; each counts towards the limits of its day. */
export const Verification = defineEntity({
  name: 'Verification',
  tableName: 'verifications',
  properties: {
    id: p.uuid().primary(),
    paperId: p.integer(),
    questionIndex: p.integer(),
    pupilId: p.uuid(),
    itemId: p.uuid(),
    outcome: p.enum(VERIFICATION_OUTCOMES),
    /** What was looked at. */
    question: p.json<PupilQuestion>(),
    scheme: p.json<MarkScheme>(),
    createdAt: p.datetime(),
  },
  indexes: [
    { name: 'verifications_pupil', properties: ['pupilId', 'createdAt'] },
    {
      name: 'verifications_waiting',
      expression:
        'create index "verifications_waiting" on "verifications" ("created_at") where outcome = \'waiting\'',
    },
  ],
});
export type VerificationRow = InferEntity<typeof Verification>;
