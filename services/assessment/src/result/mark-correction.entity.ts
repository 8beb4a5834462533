import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { WITHDRAWAL_OUTCOMES } from '@sumfox/contracts/messages/dispute.events';

/**
 * `kept`: its key was right, or a better one earns no more. `raised`: the mark rose. `rekeyed`: the paper has the right
 * key before its marks are given. `all-marks`: it gets all marks when it is marked. `replaced`: another question took
 * its place; only in rows from before decision 0062.
 */
const CORRECTION_EFFECTS = ['kept', 'raised', 'rekeyed', 'replaced', 'all-marks'] as const;

/** Cause of a correction: a finding about the item, an accepted equal answer of another pupil, or a verified paper. */
export const CORRECTION_OUTCOMES = [...WITHDRAWAL_OUTCOMES, 'same-answer', 'human-verification'] as const;

export type CorrectionOutcome = (typeof CORRECTION_OUTCOMES)[number];

/** Correction of one place after a finding elsewhere; one row per finding, so it happens once. */
export const MarkCorrectionRow = defineEntity({
  name: 'MarkCorrection',
  tableName: 'mark_corrections',
  properties: {
    id: p.uuid().primary(),
    paperId: p.integer(),
    questionIndex: p.integer(),
    itemId: p.uuid(),
    /** What was found that this comes of. */
    outcome: p.enum(CORRECTION_OUTCOMES),
    pupilId: p.uuid(),
    effect: p.enum(CORRECTION_EFFECTS),
    /** True when no right key of this place is known: then no key is shown, whatever its marks. */
    isKeyWithheld: p.boolean().default(false),
    /** 0 unless `raised`. */
    marksGained: p.integer(),
    settledAt: p.datetime(),
    /** Time at which the pupil dismissed the message. */
    dismissedAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'mark_corrections_place', properties: ['paperId', 'questionIndex', 'itemId', 'outcome'] },
  ],
  indexes: [
    {
      name: 'mark_corrections_untold',
      expression:
        'create index "mark_corrections_untold" on "mark_corrections" ("pupil_id") where marks_gained > 0 and dismissed_at is null',
    },
  ],
});

export type MarkCorrectionRow = InferEntity<typeof MarkCorrectionRow>;
