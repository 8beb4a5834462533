import { Injectable } from '@nestjs/common';
import {
  type Suggestions,
  MIXED_COUNT,
  REVIEW_MAX,
  type generateMixed,
  type generateReview,
  type generateSimilar,
  type reviewStatus,
} from '@sumfox/contracts/assessment/practice.endpoints';
import { describePreferences } from '@sumfox/contracts/identity/session.calls';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { isYoungGrade, type GradeLevel } from '@sumfox/curriculum/grades';
import { listHeuristics } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { findPractised, isReviewOpen, listDue, listToPutRight } from '../ability/index.js';
import { type MadePaper, Paper, PaperService } from '../paper/index.js';
import { listPairingTotals, toAxis } from '../proficiency/index.js';
import { PupilAccessService } from '../pupil-access/index.js';
import { SelectionService } from '../selection/index.js';
import { listMarkedQuestions } from './similar.queries.js';
import { hardestMissed, pickQuestions } from './similar.rules.js';
import { inWords, suggestNext } from './suggestion.rules.js';
import { wordingKey } from './wording.rules.js';
import { WordingService } from './wording.service.js';

/** Completed papers read for the unlock rule. */
const COMPLETED_MAX = 20;

/** Practice that the product selects: mixed papers, reviews, and recommendations. */
@Injectable()
export class PracticeService {
  constructor(
    private readonly database: Database,
    private readonly papers: PaperService,
    private readonly selection: SelectionService,
    private readonly access: PupilAccessService,
    private readonly wordings: WordingService,
    private readonly services: ServiceClient,
  ) {}

  async mixed(
    body: EndpointInput<typeof generateMixed>['body'],
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof generateMixed>> {
    const { pupilId, gradeLevel } = await this.access.getPractising(body.childId, undefined, caller);
    const request = { type: 'adaptive', pupilId, gradeLevel, requestId: body.requestId } as const;
    const { id } = await this.papers.createFrom(request, async () => {
      const { isSyllabusOnly } = await this.services.call(describePreferences, { userId: pupilId });
      return this.selection.practice(pupilId, gradeLevel, {
        count: body.questionCount ?? MIXED_COUNT,
        levels: body.includeReadinessLevels,
        isSyllabusOnly,
      });
    });
    return { success: true, assessment: { id }, data: { assessmentId: id } };
  }

  /** Throws 400 while the review is locked (PROFICIENCY-8). */
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
    const { userId: pupilId } = caller;
    const request = { type: 'review', pupilId, gradeLevel, requestId: body.requestId } as const;
    const paper = await this.papers.createFrom(request, () =>
      this.selection.review(pupilId, gradeLevel, body.maxQuestions ?? REVIEW_MAX),
    );
    return { success: true, data: toMade(paper) };
  }

  /**
   * New questions like those that lost marks. Throws 400 without a paper, 404 for another pupil's paper or question,
   * and 409 for a pending one.
   */
  async similar(
    body: EndpointInput<typeof generateSimilar>['body'],
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof generateSimilar>> {
    const { assessmentId, questions, requestId } = body;
    const { userId: pupilId } = caller;
    if (assessmentId === undefined && questions === undefined)
      throw new ProductError('bad-request', 'nothing-named', 'Choose a question to practise.');
    const em = this.database.fork();
    const named = await listMarkedQuestions(
      em,
      pupilId,
      questions?.map((q) => q.assessmentId) ?? [assessmentId ?? 0],
    );
    const gradeLevel = named[0]?.gradeLevel ?? (await this.access.getOwnGrade(caller));
    const chosen = questions ? pickQuestions(named, questions) : null;
    const request = { type: 'targeted', pupilId, gradeLevel, requestId } as const;
    const paper = await this.papers.createFrom(request, async () => {
      const like = chosen ?? hardestMissed(named, await this.selection.ability(pupilId, gradeLevel));
      return like.length === 0 ? null : this.selection.similar(pupilId, gradeLevel, like);
    });
    return { success: true, data: toMade(paper) };
  }

  async reviewStatus(caller: PersonCaller): Promise<EndpointResponse<typeof reviewStatus>> {
    const gradeLevel = await this.access.getOwnGrade(caller);
    const now = new Date();
    const { answers, ability } = await findPractised(this.database.fork(), caller.userId, gradeLevel);
    return {
      unlocked: isReviewOpen(await this.listCompleted(caller.userId), now),
      mistakes: listToPutRight(answers, now).length,
      due: listDue(ability, answers, now).length,
    };
  }

  async suggest(pupilId: string, gradeLevel: GradeLevel): Promise<Suggestions> {
    const em = this.database.fork();
    const now = new Date();
    const totals = await listPairingTotals(em, pupilId, gradeLevel);
    const { answers, ability } = await findPractised(em, pupilId, gradeLevel);
    const diagnostics = await em.count(Paper, {
      pupilId,
      gradeLevel,
      type: 'diagnostic',
      status: 'completed',
    });
    const concepts = toAxis('subStrandId', listSubStrands(gradeLevel), totals);
    const heuristics = toAxis('heuristicId', listHeuristics(gradeLevel), totals);
    const { suggestion, recommendations } = suggestNext({
      isYoung: isYoungGrade(gradeLevel),
      hasCompletedDiagnostic: diagnostics > 0,
      concepts,
      heuristics,
      mistakes: listToPutRight(answers, now).length,
      due: listDue(ability, answers, now).length,
      isReviewOpen: isReviewOpen(await this.listCompleted(pupilId), now),
    });
    const words = await this.wordings.find(
      recommendations.flatMap(({ about }) => about ?? []),
      [...concepts, ...heuristics].map(({ name }) => name),
    );
    return {
      suggestion,
      recommendations: recommendations.map((each) =>
        inWords(each, (each.about && words.get(wordingKey(each.about))) ?? null),
      ),
    };
  }

  private async listCompleted(pupilId: string): Promise<Date[]> {
    const papers = await this.database
      .fork()
      .find(Paper, { pupilId, status: 'completed' }, { orderBy: { id: 'desc' }, limit: COMPLETED_MAX });
    return papers.flatMap((paper) => (paper.completedAt ? [paper.completedAt] : []));
  }
}

/** Response for a created paper, or for an empty selection. */
function toMade(paper: MadePaper | null): { questionsCount: number; assessmentId: number | null } {
  return { questionsCount: paper?.questionCount ?? 0, assessmentId: paper?.id ?? null };
}
