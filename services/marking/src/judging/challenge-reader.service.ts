import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model } from '@sumfox/ai/model';
import type { CallText } from '@sumfox/ai/privacy/call-text';
import { type Recheck, recheckItem } from '@sumfox/contracts/content/recheck.calls';
import { ProductError } from '@sumfox/contracts/errors';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import {
  Challenge,
  ChallengeDecisions,
  type Evidence,
  findModelQuestion,
  judgeByRules,
  markAgain,
  type ModelQuestion,
  type ReplyWords,
  toApproval,
} from '../challenge/index.js';
import {
  compareMeanings,
  explainSolution,
  judgeWorking,
  judgeWorkingAgain,
  type JudgingRow,
  lockOpenJudging,
  readWorking,
} from '../ai-judge/index.js';
import type { Finding } from './judging.finding.js';
import { closeJudging } from './judging.close.js';
import { toFullMark } from '../review/index.js';

/** The asking pupil, and the texts of the call without personal words. */
interface Asking {
  readonly pupilId: string;
  readonly texts: CallText;
}

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
  async find({ challengeId, pupilId }: JudgingRow, texts: CallText): Promise<Finding> {
    const em = this.database.fork();
    const row = await em.findOne(Challenge, { id: challengeId });
    if (!row) return undecided('the challenge is gone', []);
    const evidence = await this.decisions.gather(em, row);
    const question = findModelQuestion(evidence);
    if (!question) return undecided('nothing that a model could be asked', []);
    const finding = await this.findOf(evidence, question, { pupilId, texts });
    if (finding.kind === 'unavailable' || finding.judgement?.decision !== 'rejected') return finding;
    return { ...finding, words: await this.findWords(evidence, pupilId) };
  }

  private findOf(evidence: Evidence, question: ModelQuestion, asking: Asking): Promise<Finding> {
    switch (question.kind) {
      case 'key':
        return this.findKey(evidence);
      case 'meaning':
        return this.findMeaning(evidence, question, asking);
      case 'working':
        return this.findWorking(evidence, question, asking);
    }
  }

  /** The solution in words for a mark that stays; the request contains no text of the pupil. */
  private async findWords({ question, response }: Evidence, pupilId: string): Promise<ReplyWords> {
    return { explanation: await explainSolution(this.model, question, response.scheme, pupilId) };
  }

  /** Content keeps the readings that came too late for the first call, so that the second one has them. */
  private async findKey(evidence: Evidence): Promise<Finding> {
    const recheck = await this.solveAgain(evidence);
    if (!recheck) return { kind: 'unavailable', reason: 'key-unknown' };
    const judgement = judgeByRules({ ...evidence, recheck });
    if (judgement.decision === 'waiting') return { ...undecided('the key could not be proved', []), recheck };
    return { ...settled(judgement, []), recheck };
  }

  /** Null while content cannot be reached. */
  private async solveAgain({ question, response: { scheme } }: Evidence): Promise<Recheck | null> {
    try {
      return await this.services.call(recheckItem, { question, scheme });
    } catch (error) {
      if (error instanceof ProductError) return null;
      throw error;
    }
  }

  /** Both orders have to agree; for words alone a model may also say that they differ. */
  private async findMeaning(
    evidence: Evidence,
    { given, key }: Extract<ModelQuestion, { kind: 'meaning' }>,
    asking: Asking,
  ): Promise<Finding> {
    const stem = evidence.question.questionText;
    const reading = await compareMeanings(this.model, { stem, given, key, ...asking });
    if (reading.kind === 'unavailable') return reading;
    const { meaning, said } = reading;
    const isProved = evidence.recheck?.outcome === 'proved';
    if (meaning === 'same')
      return settled(toApproval(evidence, toFullMark(evidence.markedAgain, 'same-meaning'), 'model'), said);
    if (meaning === 'different' && isProved) return settled({ decision: 'rejected', cause: 'meaning' }, said);
    return undecided('not sure that both say the same', said);
  }

  /** A second reading can add points but not remove them; without a new point it rejects nothing. */
  private async findWorking(
    evidence: Evidence,
    { points, isAgain }: Extract<ModelQuestion, { kind: 'working' }>,
    asking: Asking,
  ): Promise<Finding> {
    const { question, response, grantedBefore } = evidence;
    const task = isAgain ? judgeWorkingAgain : judgeWorking;
    const reading = await readWorking(this.model, task, {
      stem: question.questionText,
      response,
      points,
      ...asking,
    });
    if (reading.kind === 'unavailable') return reading;
    const granted = [...(grantedBefore ?? []), ...reading.granted];
    const approval = toApproval(evidence, markAgain(response, granted), 'model');
    if (!approval) return undecided('no further step was found in the working', [reading.said]);
    return { ...settled(approval, [reading.said]), granted };
  }

  /** Settles the challenge or opens a review; does nothing if another process was faster. */
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
    const evidence = await this.decisions.gather(em, row);
    await this.decisions.decide(em, row, evidence, finding.judgement, finding.words);
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
