import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model } from '@sumfox/ai/model';
import { type Recheck, recheckItem } from '@sumfox/contracts/content/recheck.calls';
import type { ChallengeToJudge, JudgedChallenge } from '@sumfox/contracts/marking/challenge.calls';
import { askJudge } from '@sumfox/contracts/messages/jobs';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { v7 as uuid } from 'uuid';
import { explainSolution, Judging, openJudging } from '../ai-judge/index.js';
import { isToday, lockPupil, rejectBeyondDailyLimit } from '../limits/index.js';
import { MARKER_VERSION } from '../marking-run/index.js';
import { ChallengeDecisions, findGranted, markAgain } from './challenge-decisions.js';
import { Challenge, type ChallengeRow } from './challenge.entity.js';
import { type Evidence, type Judgement, earnsMore, judgeByRules } from './challenge.rules.js';
import { type ReplyWords, toReply } from './challenge.text.js';
import { toJudgedChallenge } from './challenge.view.js';
import { findModelQuestion } from './model-challenge.rules.js';

/** How long a pupil waits for the model, which has eight seconds; then the words for waiting are said. */
const WAIT_MS = 9_000;
const POLL_INTERVAL_MS = 150;

/** Judges challenged marks and stores each challenge; assessment has checked who may challenge. */
@Injectable()
export class ChallengeService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly services: ServiceClient,
    private readonly decisions: ChallengeDecisions,
    @Inject(MODEL) private readonly model: Model,
  ) {}

  /** One judgement for a question of a paper, however often and by how many calls at once it is asked for. */
  async judge(asked: ChallengeToJudge): Promise<JudgedChallenge> {
    const stored = await this.findStored(this.database.fork(), asked);
    if (stored) return toJudgedChallenge(await this.awaitModel(stored));
    await checkChallengeLimit(this.database.fork(), asked.pupilId);
    const evidence = await this.gather(asked);
    const judgement = judgeByRules(evidence);
    const words = await this.findWords(asked, judgement);
    const row = await this.database.transaction(async (em) => {
      await lockPupil(em, asked.pupilId);
      const first = await this.findStored(em, asked);
      if (first) return first;
      await checkChallengeLimit(em, asked.pupilId);
      return this.keep(em, asked, evidence, judgement, words);
    });
    return toJudgedChallenge(await this.awaitModel(row));
  }

  async find(challengeId: string): Promise<JudgedChallenge | null> {
    const row = await this.database.fork().findOne(Challenge, { id: challengeId });
    return row && toJudgedChallenge(row);
  }

  private findStored(
    em: EntityManager,
    { paperId, response }: ChallengeToJudge,
  ): Promise<ChallengeRow | null> {
    return em.findOne(Challenge, { paperId, questionIndex: response.questionIndex });
  }

  /** The marker's word of today, and the engine's where that does not settle it. */
  private async gather({ paperId, reason, question, response, mark }: ChallengeToJudge): Promise<Evidence> {
    const grantedBefore = await findGranted(this.database.fork(), paperId, response.questionIndex);
    const markedAgain = markAgain(response, grantedBefore);
    const recheck: Recheck | null = earnsMore(markedAgain, mark)
      ? null
      : await this.services.call(recheckItem, { question, scheme: response.scheme });
    return { reason, question, response, mark, markedAgain, recheck, grantedBefore };
  }

  /** The solution in words from a model, if any, for a mark that stays; the request contains no text of the pupil. */
  private async findWords(asked: ChallengeToJudge, { decision }: Judgement): Promise<ReplyWords> {
    if (decision !== 'rejected' || !this.model.isConfigured) return {};
    const { question, response, pupilId } = asked;
    return { explanation: await explainSolution(this.model, question, response.scheme, pupilId) };
  }

  private async keep(
    em: EntityManager,
    { paperId, pupilId, reason, question, response, mark }: ChallengeToJudge,
    evidence: Evidence,
    judgement: Judgement,
    words: ReplyWords,
  ): Promise<ChallengeRow> {
    const row = em.create(
      Challenge,
      {
        id: uuid(),
        paperId,
        questionIndex: response.questionIndex,
        pupilId,
        itemId: question.id,
        reason,
        decision: 'waiting',
        asked: { question, response, mark },
        markerVersion: MARKER_VERSION,
        markedAgain: evidence.markedAgain,
        recheck: evidence.recheck,
        mark: null,
        reply: toReply(evidence, { decision: 'waiting', next: 'person' }),
        createdAt: new Date(),
        decidedAt: null,
      },
      { persist: true },
    );
    await em.flush();
    if (judgement.decision === 'waiting') await this.handOn(em, row, evidence, judgement.next);
    else await this.decisions.decide(em, row, evidence, judgement, words);
    return row;
  }

  /** To the model where it is there and can help, else to a person. */
  private async handOn(
    em: EntityManager,
    row: ChallengeRow,
    evidence: Evidence,
    next: 'model' | 'person',
  ): Promise<void> {
    const question = next === 'model' && this.model.isConfigured ? findModelQuestion(evidence) : null;
    if (!question) return this.decisions.leaveToPerson(em, row, 'left open by the rules');
    const { id: challengeId, paperId, questionIndex, itemId, pupilId } = row;
    const judgingId = await openJudging(em, {
      kind: 'challenge',
      submissionId: null,
      challengeId,
      paperId,
      questionIndex,
      itemId,
      pupilId,
      asked: {
        stem: evidence.question.questionText,
        response: evidence.response,
        ruleMark: evidence.markedAgain,
      },
      isQueued: true,
    });
    this.outbox.addJob(em, askJudge, { judgingId });
  }

  /** The challenge as it stands once the model has said what it can, at the latest after {@link WAIT_MS}. */
  private async awaitModel(row: ChallengeRow): Promise<ChallengeRow> {
    const challengeId = row.id;
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(POLL_INTERVAL_MS)) {
      const em = this.database.fork();
      const judging = await em.findOne(Judging, { challengeId }, { fields: ['status', 'lastReason'] });
      const isOver = !judging || judging.status === 'settled' || judging.lastReason != null;
      if (isOver) return em.findOneOrFail(Challenge, { id: challengeId });
    }
    return row;
  }
}

/** Throws 429 for a pupil who has used up today's challenges. */
async function checkChallengeLimit(em: EntityManager, pupilId: string): Promise<void> {
  rejectBeyondDailyLimit(await em.count(Challenge, { pupilId, createdAt: await isToday(em) }));
}
