import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { markAgain } from '@sumfox/contracts/assessment/dispute.endpoints';
import { submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { showPlace } from '@sumfox/contracts/assessment/place.calls';
import { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { findDrawing, listQuestions } from '../paper/index.js';
import { MarkAgainService } from './mark-again.service.js';
import { findSubmissionToMark } from './submission-to-mark.queries.js';
import { SubmissionService } from './submission.service.js';

@Controller()
export class SubmissionController {
  constructor(
    private readonly submissions: SubmissionService,
    private readonly markings: MarkAgainService,
    private readonly database: Database,
  ) {}

  @Handles(submitAssessment)
  async submit(
    { body }: EndpointInput<typeof submitAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof submitAssessment>> {
    this.submissions.rejectForeignPupil(body.studentId, caller.userId);
    return this.submissions.submit(body, caller.userId);
  }

  @Handles(markAgain)
  async markAgain(
    { params }: EndpointInput<typeof markAgain>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof markAgain>> {
    return { success: true, undecided: await this.markings.ask(params.id, caller.userId) };
  }

  @HandlesCall(showPlace)
  async place({
    paperId,
    questionIndex,
    itemId,
  }: CallInput<typeof showPlace>): Promise<CallOutput<typeof showPlace>> {
    const em = this.database.fork();
    const question = (await listQuestions(em, paperId))[questionIndex];
    if (question?.id !== itemId) return { question: null, drawing: null };
    return { question, drawing: await findDrawing(em, paperId, questionIndex) };
  }

  @HandlesCall(getSubmissionToMark)
  async toMark({
    submissionId,
  }: CallInput<typeof getSubmissionToMark>): Promise<CallOutput<typeof getSubmissionToMark>> {
    return { submission: await findSubmissionToMark(this.database.fork(), submissionId) };
  }
}
