import type { JudgedChallenge } from '@sumfox/contracts/marking/challenge.calls';
import type { ChallengeRow } from './challenge.entity.js';

/** A stored challenge as assessment is given it. */
export function toJudgedChallenge(row: ChallengeRow): JudgedChallenge {
  return {
    challengeId: row.id,
    paperId: row.paperId,
    pupilId: row.pupilId,
    questionIndex: row.questionIndex,
    reason: row.reason,
    reply: row.reply,
    mark: row.mark ?? null,
    scheme: row.recheck?.scheme ?? null,
  };
}
