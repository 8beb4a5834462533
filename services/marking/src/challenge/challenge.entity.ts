import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import {
  CHALLENGE_DECISIONS,
  CHALLENGE_REASONS,
  type ChallengeReply,
} from '@sumfox/contracts/assessment/dispute';
import type { Recheck } from '@sumfox/contracts/content/recheck.calls';
import { STORED_ASKED_CHALLENGE } from '@sumfox/contracts/marking/challenge.calls';
import { STORED_MARK } from '@sumfox/contracts/question/question-mark';
import { storedJson } from '@sumfox/platform/database/stored-json';

/**
 * A challenged mark: one per question of a paper, with the data it was judged by, so that a later reviewer sees the
 * same evidence.
 */
export const Challenge = defineEntity({
  name: 'Challenge',
  tableName: 'challenges',
  properties: {
    id: p.uuid().primary(),
    paperId: p.integer(),
    questionIndex: p.integer(),
    pupilId: p.uuid(),
    itemId: p.uuid(),
    reason: p.enum(CHALLENGE_REASONS),
    decision: p.enum(CHALLENGE_DECISIONS),
    /** The question, the answer, its mark and the key at the time of the challenge. */
    asked: storedJson(STORED_ASKED_CHALLENGE),
    /** MARKER_VERSION of the marker that looked again. */
    markerVersion: p.integer(),
    /** Mark of today's marker. */
    markedAgain: storedJson(STORED_MARK),
    /** Result of the engine for the key; null when it was not asked. */
    recheck: p.json<Recheck>().nullable(),
    /** The better mark of an approved challenge. */
    mark: storedJson(STORED_MARK).nullable(),
    reply: p.json<ChallengeReply>(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'challenges_question', properties: ['paperId', 'questionIndex'] }],
  indexes: [
    { name: 'challenges_pupil', properties: ['pupilId', 'createdAt'] },
    { name: 'challenges_item', properties: ['itemId'] },
    {
      // Entries that a person has to decide, oldest first.
      name: 'challenges_waiting',
      expression:
        'create index "challenges_waiting" on "challenges" ("created_at") where decision = \'waiting\'',
    },
  ],
});
export type ChallengeRow = InferEntity<typeof Challenge>;
