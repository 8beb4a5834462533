import { Injectable } from '@nestjs/common';
import type { QuestionMark } from '@product/contracts/marking/run.calls';
import { paperCompleted } from '@product/contracts/messages/events';
import type { EntityManager } from '@product/platform/database/database';
import { Outbox } from '@product/platform/messaging/outbox';
import type { Paper } from '../paper/paper.entity.js';
import { listQuestions } from '../paper/paper.queries.js';
import { scoreOf } from './outcome.rules.js';
import { QuestionResult } from './submission.entity.js';

/** Moves a mark that has stood, and with it score and proficiency. */
@Injectable()
export class RaisedResult {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Takes the better mark of a question of a completed paper, once: a mark that is not better changes nothing. The
   * caller holds the paper's lock. Gives back whether it moved.
   */
  async raise(em: EntityManager, paper: Paper, mark: QuestionMark): Promise<boolean> {
    const { questionIndex } = mark;
    const results = await em.find(QuestionResult, { paperId: paper.id });
    const result = results.find((each) => each.questionIndex === questionIndex);
    if (!result || mark.marksAwarded <= result.marksAwarded) return false;
    const { outcome, isCorrect, marksAwarded, reasonCode, feedback, suggestions, readAs } = mark;
    const { workingMarks, misconceptionCode } = mark;
    Object.assign(result, {
      outcome,
      isCorrect,
      marksAwarded,
      reasonCode,
      feedback,
      suggestions,
      readAs,
      workingMarks,
      misconceptionCode,
    });
    const awarded = new Map(results.map((each) => [each.questionIndex, each.marksAwarded]));
    const score = scoreOf(
      (await listQuestions(em, paper.id)).map((question, index) => ({
        subStrandId: question.subStrandId,
        subStrandDisplayName: question.subStrandDisplayName,
        marksAwarded: awarded.get(index) ?? null,
        marksPossible: question.marks,
      })),
    );
    if (score === null || score === paper.score) return true;
    paper.score = score;
    this.outbox.addEvent(em, paperCompleted, {
      assessmentId: paper.id,
      pupilId: paper.pupilId,
      score,
      timeSpentSeconds: paper.timeSpentSeconds ?? 0,
    });
    return true;
  }
}
