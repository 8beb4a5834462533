import { Injectable } from '@nestjs/common';
import type { InferEntity } from '@mikro-orm/postgresql';
import { toQuestionMark } from '@sumfox/contracts/question/question-mark';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { markRaised, type RaiseCause } from '@sumfox/contracts/messages/dispute.events';
import { paperCompleted } from '@sumfox/contracts/messages/events';
import type { Question } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { listQuestions, type Paper } from '../paper/index.js';
import { scoreOf } from './outcome.rules.js';
import { QuestionResult } from './question-result.entity.js';
import { toAllMarks, toAcceptedMark } from './raised-mark.rules.js';
import { toResultMark } from './result-mark.rules.js';

type Result = InferEntity<typeof QuestionResult>;

/** Changes a stored mark with score and proficiency. */
@Injectable()
export class RaisedResult {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Stores the better mark of a question of a completed paper once; ignores a mark that is not better. The caller holds
   * the paper's lock. Returns the marks gained.
   */
  async raise(em: EntityManager, paper: Paper, mark: QuestionMark, cause: RaiseCause): Promise<number> {
    const { questionIndex } = mark;
    const results = await em.find(QuestionResult, { paperId: paper.id });
    const result = results.find((each) => each.questionIndex === questionIndex);
    if (!result || mark.marksAwarded <= result.marksAwarded) return 0;
    const marksBefore = result.marksAwarded;
    takeMark(result, mark);
    const questions = await listQuestions(em, paper.id);
    const scoreBefore = paper.score ?? null;
    const scoreAfter = newScore(questions, results) ?? scoreBefore ?? 0;
    this.outbox.addEvent(em, markRaised, {
      assessmentId: paper.id,
      questionIndex,
      itemId: questions[questionIndex]?.id ?? mark.questionId,
      pupilId: paper.pupilId,
      cause,
      isCorrect: mark.isCorrect,
      marksBefore,
      marksAfter: mark.marksAwarded,
      scoreBefore,
      scoreAfter,
    });
    if (scoreAfter !== scoreBefore) this.moveScore(em, paper, scoreAfter);
    return mark.marksAwarded - marksBefore;
  }

  /**
   * Applies a function to the standing mark and stores a better result; the caller holds the paper's lock. Returns the
   * marks gained, null without a mark.
   */
  async raiseBy(
    em: EntityManager,
    paper: Paper,
    questionIndex: number,
    toBetter: (mark: QuestionMark) => QuestionMark,
    cause: RaiseCause,
  ): Promise<number | null> {
    const result = await em.findOne(QuestionResult, { paperId: paper.id, questionIndex });
    const question = (await listQuestions(em, paper.id))[questionIndex];
    if (!result || !question) return null;
    return this.raise(em, paper, toBetter(toQuestionMark({ ...result, questionId: question.id })), cause);
  }

  /** All marks for a question that was at fault itself; see {@link raiseBy}. */
  raiseToAll(
    em: EntityManager,
    paper: Paper,
    questionIndex: number,
    cause: RaiseCause,
  ): Promise<number | null> {
    return this.raiseBy(em, paper, questionIndex, toAllMarks, cause);
  }

  /** The marks that were accepted of the same answer, where they are more; see {@link raiseBy}. */
  async raiseTo(
    em: EntityManager,
    paper: Paper,
    questionIndex: number,
    marksAwarded: number,
  ): Promise<number> {
    const toAccepted = (mark: QuestionMark) => toAcceptedMark(mark, marksAwarded);
    return (await this.raiseBy(em, paper, questionIndex, toAccepted, 'same-answer')) ?? 0;
  }

  private moveScore(em: EntityManager, paper: Paper, score: number): void {
    paper.score = score;
    this.outbox.addEvent(em, paperCompleted, {
      assessmentId: paper.id,
      pupilId: paper.pupilId,
      score,
      timeSpentSeconds: paper.timeSpentSeconds ?? 0,
    });
  }
}

/** Takes over a better mark; the most that the question is worth stays. */
function takeMark(result: Result, mark: QuestionMark): void {
  const { marksPossible: _possible, ...better } = toResultMark(mark);
  Object.assign(result, better);
}

function newScore(questions: readonly Question[], results: readonly Result[]): number | null {
  const awarded = new Map(results.map((each) => [each.questionIndex, each.marksAwarded]));
  return scoreOf(
    questions.map((question, index) => ({
      subStrandId: question.subStrandId,
      subStrandDisplayName: question.subStrandDisplayName,
      marksAwarded: awarded.get(index) ?? null,
      marksPossible: question.marks,
    })),
  );
}
