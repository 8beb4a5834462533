import { Injectable } from '@nestjs/common';
import type { getWorkedExample } from '@sumfox/contracts/assessment/worked-example.endpoints';
import { makeExample } from '@sumfox/contracts/content/draw.calls';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { isYoungGrade } from '@sumfox/curriculum/grades';
import { Database } from '@sumfox/platform/database/database';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { findOpenStep } from '@sumfox/question-kinds/open-step';
import { usualKind } from '@sumfox/question-kinds/registry';
import { wordsOf } from '@sumfox/question-kinds/told-numbers';
import { getOwnPaper, listQuestions } from '../paper/index.js';

/** The worked example before a targeted paper (PAPER-29). It is made from the paper's id and stored nowhere. */
@Injectable()
export class WorkedExampleService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
  ) {}

  /** Throws the same 404 for a missing paper and another pupil's, 400 for another type, 409 after submission. */
  async find(paperId: number, pupilId: string): Promise<EndpointResponse<typeof getWorkedExample>> {
    const em = this.database.fork();
    const { type, status, gradeLevel } = await getOwnPaper(em, paperId, pupilId);
    if (type !== 'targeted')
      throw new ProductError('bad-request', 'no-example', 'Only targeted practice begins with an example.');
    if (status !== 'in-progress')
      throw new ProductError('conflict', 'already-submitted', 'This assessment has already been handed in.');
    const questions = await listQuestions(em, paperId);
    const [first] = questions;
    if (!first) return { example: null };
    const { subStrandId, heuristicId, proficiencyLevel: level } = first;
    const { item } = await this.services.call(makeExample, {
      gradeLevel,
      request: { subStrandId, heuristicId, level, questionType: usualKind() },
      seed: paperId,
      unlike: questions.map(wordsOf),
    });
    const open = item && findOpenStep(item.scheme, isYoungGrade(gradeLevel));
    if (!item || !open) return { example: null };
    const { questionText, visual, subStrandDisplayName, heuristicDisplayName } = item.question;
    return {
      example: {
        question: { questionText, visual, subStrandId, subStrandDisplayName, heuristicDisplayName },
        steps: item.scheme.solutionSteps,
        open,
      },
    };
  }
}
