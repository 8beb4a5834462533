import { LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model, UnsafeInputError } from '@sumfox/ai/model';
import type { CallText } from '@sumfox/ai/privacy/call-text';
import { CallTexts } from '@sumfox/ai/privacy/call-texts.service';
import { ProductError } from '@sumfox/contracts/errors';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { LOGGER } from '@sumfox/platform/tokens';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { workingFingerprint } from '@sumfox/question-kinds/fingerprint';
import { v7 as uuid } from 'uuid';
import { addSubmissionMarked, Mark, MarkingRun } from '../marking-run/index.js';
import { addReview } from '../review/index.js';
import { ChallengeReader } from './challenge-reader.service.js';
import {
  claimJudging,
  judgeWorking,
  type JudgingRow,
  listOpenPoints,
  lockOpenJudging,
  ModelConsent,
  postponeJudging,
  readWorking,
} from '../ai-judge/index.js';
import { closeJudging } from './judging.close.js';
import type { Finding } from './judging.finding.js';

/** A mark waits for the model no longer than this; then what the rules gave stands, and a person looks. */
const MAX_WAIT_MS = 24 * 3_600_000;
/** The same question gets the same reply: after so many that were none, it is asked no more. */
const MAX_BAD_REPLIES = 3;

/** Asks the model what the rules left open, and settles it once. */
@Injectable()
export class JudgingService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly consent: ModelConsent,
    private readonly callTexts: CallTexts,
    private readonly challenges: ChallengeReader,
    @Inject(MODEL) private readonly model: Model,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs one attempt at a judging that is open, due and unclaimed; skips any other. */
  async ask(judgingId: string): Promise<void> {
    const judging = await this.database.transaction((em) => claimJudging(em, judgingId));
    if (!judging) return;
    const finding = await this.find(judging);
    if (finding.kind === 'unavailable') {
      const isBadReply = finding.reason === 'invalid-reply' || finding.reason === 'refused';
      await this.database.transaction((em) => postponeJudging(em, judgingId, finding.reason, isBadReply));
      this.logger.info({ reason: finding.reason }, 'judging postponed');
      return;
    }
    await this.database.transaction(async (em) => {
      if (judging.kind === 'working') await this.settleWorking(em, judging, finding);
      else await this.challenges.settle(em, judging, finding);
    });
  }

  /** Chooses the next step. The account is checked before anything is sent. */
  private async find(judging: JudgingRow): Promise<Finding> {
    if (Date.now() - judging.createdAt.getTime() > MAX_WAIT_MS)
      return leftToRules('the model could not be had for a day');
    const isAllowed = await this.askConsent(judging.pupilId);
    if (isAllowed === null) return { kind: 'unavailable', reason: 'consent-unknown' };
    if (!isAllowed) return leftToRules(judging.kind === 'working' ? null : 'no consent to ask a model');
    const texts = await this.openTexts(judging.pupilId);
    if (!texts) return { kind: 'unavailable', reason: 'names-unknown' };
    const finding = await this.askModel(judging, texts);
    if (finding.kind !== 'unavailable') return finding;
    if (finding.reason === 'not-configured')
      return leftToRules(judging.kind === 'working' ? null : 'no model');
    const isBad = isNoReply(finding.reason) && judging.badReplies + 1 >= MAX_BAD_REPLIES;
    return isBad ? leftToRules('the model gave no reply that could be used') : finding;
  }

  /** A text with something that must not leave is not sent; a person reads it instead. */
  private async askModel(judging: JudgingRow, texts: CallText): Promise<Finding> {
    try {
      return await (judging.kind === 'working'
        ? this.findInWorking(judging, texts)
        : this.challenges.find(judging, texts));
    } catch (error) {
      if (error instanceof UnsafeInputError) return leftToRules('what was written must not be sent');
      throw error;
    }
  }

  /** Null while identity cannot be reached. */
  private async askConsent(pupilId: string): Promise<boolean | null> {
    try {
      return await this.consent.isGiven(pupilId);
    } catch (error) {
      if (error instanceof ProductError) return null;
      throw error;
    }
  }

  /** Null while identity cannot say whom a text may not name. */
  private async openTexts(pupilId: string): Promise<CallText | null> {
    try {
      return await this.callTexts.open(pupilId);
    } catch (error) {
      if (error instanceof ProductError) return null;
      throw error;
    }
  }

  private async findInWorking({ asked, pupilId }: JudgingRow, texts: CallText): Promise<Finding> {
    const { stem, response, ruleMark } = asked;
    const points = listOpenPoints(response, ruleMark);
    const reading = await readWorking(this.model, judgeWorking, { stem, response, points, pupilId, texts });
    if (reading.kind === 'unavailable') return reading;
    const why = reading.doubtful.length > 0 ? `not sure of ${reading.doubtful.join(', ')}` : null;
    return { kind: 'found', granted: reading.granted, said: [reading.said], judgement: null, why };
  }

  /** Writes the mark that was held back, and says so when the run it belongs to has been finished before. */
  private async settleWorking(em: EntityManager, judging: JudgingRow, finding: Finding): Promise<void> {
    if (finding.kind === 'unavailable' || judging.submissionId == null) return;
    const { submissionId } = judging;
    const run = await em.findOne(MarkingRun, { submissionId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const open = await lockOpenJudging(em, judging.id);
    if (!run || !open) return;
    const mark = toMark(open, finding.granted);
    const isNew = await insertMark(em, submissionId, mark);
    closeJudging(open, finding);
    if (finding.why !== null)
      await addReview(em, {
        kind: 'working',
        why: finding.why,
        paperId: open.paperId,
        questionIndex: open.questionIndex,
        itemId: open.itemId,
        pupilId: open.pupilId,
        asked: { questionText: open.asked.stem, response: open.asked.response, challengeReason: null },
        ruleMark: open.asked.ruleMark,
        modelSaid: open.said,
        fingerprint: workingFingerprint(open.asked.stem, open.asked.response),
      });
    if (!isNew || run.completedAt == null) return;
    run.unmarkedCount = Math.max(0, run.unmarkedCount - 1);
    await addSubmissionMarked(em, this.outbox, submissionId);
  }
}

/** The rules' mark with the points that were found; never less than the rules gave. */
function toMark({ asked }: JudgingRow, granted: readonly string[]): QuestionMark {
  if (granted.length === 0) return asked.ruleMark;
  const found = markResponse(asked.response, new Set(granted));
  return found.marksAwarded > asked.ruleMark.marksAwarded ? found : asked.ruleMark;
}

async function insertMark(em: EntityManager, submissionId: string, mark: QuestionMark): Promise<boolean> {
  const before = await em.count(Mark, { submissionId, questionId: mark.questionId });
  if (before > 0) return false;
  em.create(Mark, { id: uuid(), submissionId, ...mark, createdAt: new Date() }, { persist: true });
  await em.flush();
  return true;
}

function leftToRules(why: string | null): Finding {
  return { kind: 'found', granted: [], said: [], judgement: null, why };
}

function isNoReply(reason: Extract<Finding, { kind: 'unavailable' }>['reason']): boolean {
  return reason === 'invalid-reply' || reason === 'refused';
}
