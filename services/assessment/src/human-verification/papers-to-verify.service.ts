import { Injectable } from '@nestjs/common';
import type {
  AssessmentForVerification,
  PaperToVerify,
  assessmentsForVerification,
  verificationSummary,
} from '@sumfox/contracts/assessment/human-verification.endpoints';
import { ASSESSMENT_TYPES, type AssessmentType } from '@sumfox/contracts/assessment/paper.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { findPupils, nameAdmins, readPapers } from '@sumfox/contracts/identity/admin.calls';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { findTogether } from '@sumfox/platform/database/entity-rows';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { dayStart, singaporeDay } from '../calendar/index.js';
import { listDisputes } from '../dispute/index.js';
import { emptyResponse } from '@sumfox/question-kinds/merge-response';
import { listStoredAnswers, type Paper, responsesOf, toResponses } from '../paper/index.js';
import { firstTriesOf, toCounting } from '../answer-check/index.js';
import { getCompletedPaper, QuestionResult } from '../result/index.js';
import {
  countCompletedSince,
  countVerifiedSince,
  getCompletedForAdmin,
  listListedQuestions,
  listPapers,
  listVerdicts,
} from './human-verification.queries.js';
import { readCursor } from './human-verification.rules.js';
import { toListed, toPaperToVerify, toQuestionToVerify } from './human-verification.view.js';

type Query = EndpointInput<typeof assessmentsForVerification>['query'];

/** Start of this week (CONSOLE-12). */
const WEEK_MS = 7 * 86_400_000;

/** Lays completed papers before an admin. That they are read is written down before anything of them is shown. */
@Injectable()
export class PapersToVerifyService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
  ) {}

  /** One page, the most doubtful first. While identity is away the list is empty. */
  async list(query: Query, caller: PersonCaller): Promise<AssessmentForVerification[]> {
    const em = this.database.fork();
    const wanted = readAssessment(query.assessment ?? '');
    const found = await listPapers(em, {
      ...wanted,
      pupilIds: await this.findPupils(query.student ?? '', caller),
      grade: query.grade === 'all' ? null : query.grade || null,
      isFlagged: query.flagged === 'true',
      after: query.cursor === undefined ? null : readCursor(query.cursor),
      limit: query.limit + 1,
    });
    const page = found.slice(0, query.limit);
    if (page.length === 0) return [];
    const names = await this.readPapers(
      null,
      page.map(({ pupilId }) => pupilId),
      caller,
    );
    const questions = await listListedQuestions(
      em,
      page.map(({ id }) => id),
    );
    return page.map((paper, at) =>
      toListed(
        paper,
        questions.filter(({ paperId }) => paperId === paper.id),
        {
          studentName: names[paper.pupilId] ?? null,
          isLast: at === page.length - 1 && found.length === page.length,
        },
      ),
    );
  }

  /** Throws 404 for a missing paper, 409 for one that is not completed. */
  async open(id: number, caller: PersonCaller): Promise<PaperToVerify> {
    await getCompletedForAdmin(this.database.fork(), id);
    await this.readPapers(id, [], caller);
    const verdicts = await listVerdicts(this.database.fork(), id);
    const userIds = [...new Set([...verdicts.values()].map(({ decidedBy }) => decidedBy))];
    const usernames =
      userIds.length > 0 ? (await this.services.call(nameAdmins, { userIds }, caller)).usernames : {};
    // Tables that are read together show one moment.
    return this.database.snapshot(async (em) => show(em, await getCompletedForAdmin(em, id), usernames));
  }

  async summary(): Promise<EndpointResponse<typeof verificationSummary>> {
    const em = this.database.fork();
    const now = new Date();
    const today = await countVerifiedSince(em, dayStart(singaporeDay(now)));
    return {
      completedThisWeek: await countCompletedSince(em, new Date(now.getTime() - WEEK_MS)),
      verifiedToday: today.papers,
      marksVerifiedToday: today.marks,
    };
  }

  /** Null without a search text. */
  private async findPupils(student: string, caller: PersonCaller): Promise<string[] | null> {
    const search = student.trim();
    if (search === '') return null;
    return (await this.services.call(findPupils, { search }, caller)).pupilIds;
  }

  private async readPapers(
    assessmentId: number | null,
    pupils: readonly string[],
    caller: PersonCaller,
  ): Promise<Readonly<Record<string, string>>> {
    const pupilIds = [...new Set(pupils)];
    return (await this.services.call(readPapers, { assessmentId, pupilIds }, caller)).names;
  }
}

/** A number selects one paper, another text a part of a type; an empty one selects all. */
function readAssessment(text: string): { id: number | null; types: AssessmentType[] | null } {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { id: null, types: null };
  const number = /^#?(\d{1,9})$/.exec(typed)?.[1];
  if (number !== undefined) return { id: Number(number), types: null };
  return { id: null, types: ASSESSMENT_TYPES.filter((type) => type.includes(typed)) };
}

async function show(
  em: EntityManager,
  paper: Paper,
  usernames: Readonly<Record<string, string>>,
): Promise<PaperToVerify> {
  const { questions, schemes, outcome } = await getCompletedPaper(em, paper);
  const { responses, firstTries } = await findTogether(em, {
    responses: responsesOf(paper.id),
    firstTries: firstTriesOf(paper.id),
  });
  const counting = toCounting(toResponses(responses), firstTries);
  const stored = await listStoredAnswers(em, paper.id, paper.questionCount);
  const disputes = await listDisputes(em, paper.id);
  const verdicts = await listVerdicts(em, paper.id);
  const read = await em.find(QuestionResult, { paperId: paper.id, isModelRead: true });
  const modelRead = new Set(read.map(({ questionIndex }) => questionIndex));
  return toPaperToVerify(
    paper,
    questions.flatMap((question, index) => {
      const scheme = schemes[index];
      if (!scheme) return [];
      const place = {
        question,
        scheme,
        response: counting.get(index) ?? emptyResponse(index),
        drawing: stored[index]?.drawing ?? null,
        feedback: outcome.feedback[index] ?? null,
        isModelRead: modelRead.has(index),
        dispute: disputes.find(({ questionIndex }) => questionIndex === index),
        verdict: verdicts.get(index),
      };
      return [toQuestionToVerify(index, place, usernames)];
    }),
  );
}
