import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model } from '@product/ai/model';
import { recheckItem } from '@product/contracts/content/recheck.calls';
import { Database, type EntityManager } from '@product/platform/database/database';
import type { Caller } from '@product/platform/rpc/caller';
import { ServiceClient } from '@product/platform/rpc/service-client';
import { ChallengeDecisions, markAgain, toApproval } from '../challenge/challenge-decisions.js';
import { Challenge } from '../challenge/challenge.entity.js';
import { type Evidence, judgeByRules, toFullMark } from '../challenge/challenge.rules.js';
import { type ModelQuestion, findModelQuestion } from '../challenge/model-challenge.rules.js';
import type { JudgingRow } from './judging.entity.js';
import type { Finding } from './judging.finding.js';
import { closeJudging } from './judging.close.js';
import { lockOpenJudging } from './judging.queries.js';
import { compareMeanings } from './meaning-judge.js';
import { judgeWorkingAgain } from './prompts/judge-working-again.v1.js';
import { judgeWorking } from './prompts/judge-working.v1.js';
import { readWorking } from './working-judge.js';

const MARKING: Caller = { process: 'marking', userId: null, role: null, sessionId: null };

/** The model as the second reader of a challenge. What it cannot settle with the rules goes to a person. */
@Injectable()
export class ChallengeReader {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly decisions: ChallengeDecisions,
    @Inject(MODEL) private readonly model: Model,
  ) {}

  /** Asks what the challenge's reason wants to know. */
  async find({ challengeId, pupilId }: JudgingRow): Promise<Finding> {
    const em = this.database.fork();
    const row = await em.findOne(Challenge, { id: challengeId });
    if (!row) return undecided('the challenge is gone', []);
    const evidence = await this.decisions.gather(em, row);
    const question = findModelQuestion(evidence);
    if (!question) return undecided('nothing that a model could be asked', []);
    switch (question.kind) {
      case 'key':
        return this.findKey(evidence);
      case 'meaning':
        return this.findMeaning(evidence, question, pupilId);
      case 'working':
        return this.findWorking(evidence, question, pupilId);
    }
  }

  /** Content keeps the readings that came too late for the first call, so that the second one has them. */
  private async findKey(evidence: Evidence): Promise<Finding> {
    const { question, response } = evidence;
    const recheck = await this.services.call(recheckItem, { question, scheme: response.scheme }, MARKING);
    const judgement = judgeByRules({ ...evidence, recheck });
    if (judgement.decision === 'waiting') return { ...undecided('the key could not be proved', []), recheck };
    return { ...settled(judgement, []), recheck };
  }

  /** Both orders have to agree; for words alone a model may also say that they differ. */
  private async findMeaning(
    evidence: Evidence,
    { given, key }: Extract<ModelQuestion, { kind: 'meaning' }>,
    pupilId: string,
  ): Promise<Finding> {
    const stem = evidence.question.questionText;
    const reading = await compareMeanings(this.model, { stem, given, key, pupilId });
    if (reading.kind === 'unavailable') return reading;
    const { meaning, said } = reading;
    const isProved = evidence.recheck?.outcome === 'proved';
    if (meaning === 'same')
      return settled(toApproval(evidence, toFullMark(evidence.markedAgain, 'same-meaning'), 'model'), said);
    if (meaning === 'different' && isProved) return settled({ decision: 'rejected', cause: 'meaning' }, said);
    return undecided('not sure that both say the same', said);
  }

  /** More points may be found, never fewer; finding nothing more refuses nobody. */
  private async findWorking(
    evidence: Evidence,
    { points, isAgain }: Extract<ModelQuestion, { kind: 'working' }>,
    pupilId: string,
  ): Promise<Finding> {
    const { question, response, grantedBefore } = evidence;
    const task = isAgain ? judgeWorkingAgain : judgeWorking;
    const reading = await readWorking(this.model, task, {
      stem: question.questionText,
      response,
      points,
      pupilId,
    });
    if (reading.kind === 'unavailable') return reading;
    const granted = [...(grantedBefore ?? []), ...reading.granted];
    const approval = toApproval(evidence, markAgain(response, granted), 'model');
    if (!approval) return undecided('no further step was found in the working', [reading.said]);
    return { ...settled(approval, [reading.said]), granted };
  }

  /** Brings the challenge to its end, or before a person; nothing if somebody was quicker. */
  async settle(em: EntityManager, judging: JudgingRow, finding: Finding): Promise<void> {
    if (finding.kind === 'unavailable' || judging.challengeId == null) return;
    const row = await this.decisions.lockWaiting(em, judging.challengeId);
    const open = await lockOpenJudging(em, judging.id);
    if (!open) return;
    closeJudging(open, finding);
    if (!row) return;
    if (finding.recheck) row.recheck = finding.recheck;
    if (finding.judgement === null)
      return this.decisions.leaveToPerson(em, row, finding.why ?? 'left open', [...finding.said]);
    await this.decisions.decide(em, row, await this.decisions.gather(em, row), finding.judgement);
  }
}

type Found = Extract<Finding, { kind: 'found' }>;

function settled(judgement: Found['judgement'], said: Found['said']): Found {
  if (judgement === null) return undecided('the mark would not be better', said);
  return { kind: 'found', granted: [], said, judgement, why: null };
}

function undecided(why: string, said: Found['said']): Found {
  return { kind: 'found', granted: [], said, judgement: null, why };
}
