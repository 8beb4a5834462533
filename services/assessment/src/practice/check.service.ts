import { Injectable } from '@nestjs/common';
import {
  CHECK_TRIES,
  type CheckedAnswer,
  type checkAnswer,
} from '@sumfox/contracts/assessment/practice.endpoints';
import type { EndpointInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { Database } from '@sumfox/platform/database/database';
import {
  listMarkSchemes,
  listQuestions,
  listResponses,
  lockOwnPaper,
  ResponseService,
} from '../paper/index.js';
import { AnswerCheck, toCheckedAnswer } from '../answer-check/index.js';
import { listAllMarksPlaces, QUESTION_AT_FAULT, toResponseToMark } from '../result/index.js';
import { toAnswerKey } from '@sumfox/question-kinds/given-answer';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { isAnswered } from '@sumfox/question-kinds/response-status';

/**
 * Checks a practising pupil's answer at once. The first attempt is stored and marked. A diagnostic is not checked,
 * since it measures unaided work.
 */
@Injectable()
export class CheckService {
  constructor(
    private readonly database: Database,
    private readonly responses: ResponseService,
  ) {}

  /**
   * Throws 404; 409 after submission or for a faulty question; 400 for a diagnostic, an unknown question or one without
   * an answer.
   */
  async check(
    paperId: number,
    pupilId: string,
    // A check is about the answer; a drawing comes by a save, which can tell when it cannot be kept.
    { drawing: _drawing, ...entry }: EndpointInput<typeof checkAnswer>['body'],
  ): Promise<CheckedAnswer> {
    return this.database.transaction(async (em) => {
      const paper = await lockOwnPaper(em, paperId, pupilId);
      if (paper.type === 'diagnostic')
        throw new ProductError('bad-request', 'no-checks', 'A diagnostic is checked when you hand it in.');
      if (paper.status !== 'in-progress')
        throw new ProductError(
          'conflict',
          'already-submitted',
          'This assessment has already been handed in.',
        );
      const { questionIndex } = entry;
      const responses = await listResponses(em, paperId, questionIndex);
      await this.responses.merge(em, paper, responses, [entry]);
      const question = (await listQuestions(em, paperId))[questionIndex];
      const scheme = (await listMarkSchemes(em, paperId))[questionIndex];
      const response = responses.get(questionIndex);
      if (!question || !scheme)
        throw new ProductError('bad-request', 'no-such-question', 'There is no such question.');
      if (!response || !isAnswered(question, response))
        throw new ProductError('bad-request', 'no-answer', 'Write an answer first.');
      // Its key is wrong, so it is neither used nor shown.
      const allMarks = await listAllMarksPlaces(em, paperId);
      if (allMarks.get(questionIndex) === question.id)
        throw new ProductError('conflict', 'question-at-fault', QUESTION_AT_FAULT);
      const key = toAnswerKey(response);
      const before = await em.findOne(AnswerCheck, { paperId, questionIndex });
      // A repeat of the attempt, or a call for a settled question, gets the first response.
      if (before && (before.isSettled || before.lastAnswer === key)) return before.lastCheck;
      const tries = (before?.tries ?? 0) + 1;
      const mark = markResponse(toResponseToMark(questionIndex, scheme, response));
      // An unreadable answer is asked for again; it uses up no attempt.
      if (mark.outcome === 'unreadable')
        throw new ProductError('bad-request', 'unreadable-answer', mark.feedback);
      const checked = toCheckedAnswer(question, scheme, mark, tries, CHECK_TRIES);
      const isSettled = checked.solution !== null;
      if (before) Object.assign(before, { tries, isSettled, lastAnswer: key, lastCheck: checked });
      else
        em.create(
          AnswerCheck,
          {
            paperId,
            questionIndex,
            tries,
            isSettled,
            firstTry: response,
            lastAnswer: key,
            lastCheck: checked,
            firstCheckedAt: new Date(),
          },
          { persist: true },
        );
      return checked;
    });
  }
}
