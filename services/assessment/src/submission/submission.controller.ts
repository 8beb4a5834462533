import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@product/contracts/endpoint';
import { submitAssessment } from '@product/contracts/assessment/paper.endpoints';
import { getSubmissionToMark } from '@product/contracts/assessment/submission.calls';
import { Database } from '@product/platform/database/database';
import type { PersonCaller } from '@product/platform/rpc/caller';
import { Handles, HandlesCall } from '@product/platform/rpc/handles.decorator';
import { listMarkSchemes } from '../paper/paper.queries.js';
import { emptyResponse } from '../paper/response.rules.js';
import { listCountingResponses } from '../practice/answer-check.queries.js';
import { Submission } from './submission.entity.js';
import { SubmissionService } from './submission.service.js';

@Controller()
export class SubmissionController {
  constructor(
    private readonly submissions: SubmissionService,
    private readonly database: Database,
  ) {}

  @Handles(submitAssessment)
  async submit(
    { body }: EndpointInput<typeof submitAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof submitAssessment>> {
    this.submissions.refuseForeignPupil(body.studentId, caller.userId);
    return this.submissions.submit(body, caller.userId);
  }

  @HandlesCall(getSubmissionToMark)
  async toMark({
    submissionId,
  }: CallInput<typeof getSubmissionToMark>): Promise<CallOutput<typeof getSubmissionToMark>> {
    const em = this.database.fork();
    const submission = await em.findOne(Submission, { id: submissionId });
    if (!submission) return { submission: null };
    const responses = await listCountingResponses(em, submission.paperId);
    const schemes = await listMarkSchemes(em, submission.paperId);
    return {
      submission: {
        submissionId,
        responses: schemes.map((scheme, questionIndex) => {
          const { answer, selectedOption, blankAnswers, answerParts, working } =
            responses.get(questionIndex) ?? emptyResponse(questionIndex);
          return { questionIndex, scheme, answer, selectedOption, blankAnswers, answerParts, working };
        }),
      },
    };
  }
}
