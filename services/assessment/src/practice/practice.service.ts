import { Injectable } from '@nestjs/common';
import {
  type Suggestions,
  MIXED_COUNT,
  REVIEW_MAX,
  type generateMixed,
  type generateReview,
  type reviewStatus,
} from '@product/contracts/assessment/practice.endpoints';
import type { EndpointInput, EndpointResponse } from '@product/contracts/endpoint';
import { ProductError } from '@product/contracts/errors';
import type { GradeLevel } from '@product/curriculum/grades';
import { listHeuristics } from '@product/curriculum/heuristics';
import { listSubStrands } from '@product/curriculum/sub-strands';
import { Database } from '@product/platform/database/database';
import type { PersonCaller } from '@product/platform/rpc/caller';
import { listAnswers } from '../ability/ability.queries.js';
import { listDue, listMistakes } from '../ability/mistakes.rules.js';
import { isReviewOpen } from '../ability/review.rules.js';
import { Paper } from '../paper/paper.entity.js';
import { PaperService } from '../paper/paper.service.js';
import { listPairingTotals } from '../proficiency/proficiency.queries.js';
import { toAxis } from '../proficiency/proficiency.rules.js';
import { PupilAccessService } from '../proficiency/pupil-access.service.js';
import { SelectionService } from '../selection/selection.service.js';
import { suggestNext } from './suggestion.rules.js';

/** Completed papers looked at for the unlock rule. */
const COMPLETED_MAX = 20;

/** Practice that the product puts together by itself: mixed papers, reviews, and what to take next. */
@Injectable()
export class PracticeService {
  constructor(
    private readonly database: Database,
    private readonly papers: PaperService,
    private readonly selection: SelectionService,
    private readonly access: PupilAccessService,
  ) {}

  async mixed(
    body: EndpointInput<typeof generateMixed>['body'],
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof generateMixed>> {
    const gradeLevel = await this.access.getOwnGrade(caller);
    const items = await this.selection.practice(caller.userId, gradeLevel, {
      count: body.questionCount ?? MIXED_COUNT,
      levels: body.includeReadinessLevels,
    });
    const { id } = await this.papers.createFrom('adaptive', caller.userId, gradeLevel, items);
    return { success: true, assessment: { id }, data: { assessmentId: id } };
  }

  /** Throws 400 while the review is locked (A§4.7). */
  async review(
    body: EndpointInput<typeof generateReview>['body'],
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof generateReview>> {
    const gradeLevel = await this.access.getOwnGrade(caller);
    if (!isReviewOpen(await this.listCompleted(caller.userId), new Date()))
      throw new ProductError(
        'bad-request',
        'review-locked',
        'Complete more assessments to unlock this feature.',
      );
    const items = await this.selection.review(caller.userId, gradeLevel, body.maxQuestions ?? REVIEW_MAX);
    if (!items) return { success: true, data: { questionsCount: 0, assessmentId: null } };
    const { id } = await this.papers.createFrom('review', caller.userId, gradeLevel, items);
    return { success: true, data: { questionsCount: items.length, assessmentId: id } };
  }

  async reviewStatus(caller: PersonCaller): Promise<EndpointResponse<typeof reviewStatus>> {
    const gradeLevel = await this.access.getOwnGrade(caller);
    const now = new Date();
    const answers = await listAnswers(this.database.fork(), caller.userId, gradeLevel);
    return {
      unlocked: isReviewOpen(await this.listCompleted(caller.userId), now),
      mistakes: listMistakes(answers).length,
      due: listDue(answers, now).length,
    };
  }

  async suggest(pupilId: string, gradeLevel: GradeLevel): Promise<Suggestions> {
    const em = this.database.fork();
    const now = new Date();
    const totals = await listPairingTotals(em, pupilId, gradeLevel);
    const answers = await listAnswers(em, pupilId, gradeLevel);
    const diagnostics = await em.count(Paper, {
      pupilId,
      gradeLevel,
      type: 'diagnostic',
      status: 'completed',
    });
    return suggestNext({
      hasCompletedDiagnostic: diagnostics > 0,
      concepts: toAxis('subStrandId', listSubStrands(gradeLevel), totals),
      heuristics: toAxis('heuristicId', listHeuristics(gradeLevel), totals),
      mistakes: listMistakes(answers).length,
      due: listDue(answers, now).length,
      isReviewOpen: isReviewOpen(await this.listCompleted(pupilId), now),
    });
  }

  private async listCompleted(pupilId: string): Promise<Date[]> {
    const papers = await this.database
      .fork()
      .find(Paper, { pupilId, status: 'completed' }, { orderBy: { id: 'desc' }, limit: COMPLETED_MAX });
    return papers.flatMap((paper) => (paper.completedAt ? [paper.completedAt] : []));
  }
}
