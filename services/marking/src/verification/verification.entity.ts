import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { VERIFICATION_OUTCOMES } from '@sumfox/contracts/assessment/dispute';
import { STORED_QUESTION, STORED_SCHEME } from '@sumfox/contracts/question/item';
import { storedJson } from '@sumfox/platform/database/stored-json';

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
    /** Subject of the review. */
    question: storedJson(STORED_QUESTION),
    scheme: storedJson(STORED_SCHEME),
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
