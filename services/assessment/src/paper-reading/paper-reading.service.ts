import { Injectable } from '@nestjs/common';
import type { AccessedAssessment, AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import { readPapers } from '@sumfox/contracts/identity/admin.calls';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { listDisputes, toDisputes } from '../dispute/index.js';
import { AnswerCheck, toMadeCheck } from '../answer-check/index.js';
import { PupilAccessService } from '../pupil-access/index.js';
import { getCompletedPaper } from '../result/index.js';
import {
  addDrawings,
  countAnswered,
  findPaper,
  getOwnPaper,
  listAnswerLines,
  listPapers,
  listQuestions,
  listStoredAnswers,
  MAX_PAPER_ID,
  noSuchPaper,
  type Paper,
  toResponses,
  toSummary,
} from '../paper/index.js';
import { readOpenPaper } from './open-paper.queries.js';
import { toCompletedAssessment, toOpenAssessment, toWatchedAssessment } from './paper.view.js';

/** Shows papers to their pupil, the pupil's parents and admins (ACCESS-6, ACCESS-7). */
@Injectable()
export class PaperReadingService {
  constructor(
    private readonly database: Database,
    private readonly access: PupilAccessService,
    private readonly services: ServiceClient,
  ) {}

  /** Papers of the child named, else the calling pupil's own, or those of a parent's children; none for an admin. */
  async list(childId: string | undefined, caller: PersonCaller): Promise<AssessmentSummary[]> {
    const pupilIds = await this.listPupilIds(childId, caller);
    const em = this.database.fork();
    return summarise(em, await listPapers(em, pupilIds), caller);
  }

  /** The head of a paper. Throws the same 404 for a missing paper and one that the caller may not see. */
  async get(id: number, caller: PersonCaller): Promise<AssessmentSummary> {
    const pupilId = await this.getPupilId(id, caller);
    const em = this.database.fork();
    const [summary] = await summarise(em, [await getOwnPaper(em, id, pupilId)], caller);
    if (!summary) throw noSuchPaper();
    return summary;
  }

  /**
   * A paper with its questions; an adult sees what was answered once it is completed. Throws the same 404 for a missing
   * paper and one that the caller may not see. What an admin opens is written down first.
   */
  async open(id: number, caller: PersonCaller): Promise<AccessedAssessment> {
    const pupilId = await this.getPupilId(id, caller);
    if (caller.role === 'admin')
      await this.services.call(readPapers, { assessmentId: id, pupilIds: [] }, caller);
    const open = caller.userId === pupilId ? await findOpen(this.database.fork(), id, pupilId) : null;
    if (open) return open;
    // Reads one consistent state of the paper: marks arrive meanwhile, and the score must match them.
    return this.database.snapshot(async (em) => {
      const paper = await getOwnPaper(em, id, pupilId);
      if (paper.status === 'completed') return readCompleted(em, paper);
      return toWatchedAssessment(paper, await listQuestions(em, id));
    });
  }

  /** Owner of the paper. A pupil's own papers need no call to another service. */
  private async getPupilId(id: number, caller: PersonCaller): Promise<string> {
    if (caller.role === 'child') return caller.userId;
    const paper = await findPaper(this.database.fork(), id);
    if (!paper || !(await this.access.mayView(paper.pupilId, caller))) throw noSuchPaper();
    return paper.pupilId;
  }

  /**
   * Owners of the papers that a caller lists. A pupil's own list, which every home requests, needs no call to another
   * service.
   */
  private async listPupilIds(childId: string | undefined, caller: PersonCaller): Promise<string[]> {
    if (caller.role === 'child' && childId === undefined) return [caller.userId];
    // An admin reads no paper through this list (ACCESS-6).
    if (caller.role === 'admin' && childId !== undefined)
      throw new ProductError('not-found', 'not-found', 'Not found');
    return (await this.access.listPupils(childId, caller)).map(({ pupilId }) => pupilId);
  }
}

/** Papers as in a list. Only the pupil reads what stands on an unfinished one. */
async function summarise(
  em: EntityManager,
  papers: readonly Paper[],
  caller: PersonCaller,
): Promise<AssessmentSummary[]> {
  const answered = await countAnswered(
    em,
    papers.map((paper) => paper.id),
  );
  const open = papers.filter((paper) => paper.status !== 'completed' && paper.pupilId === caller.userId);
  const lines = await listAnswerLines(em, open);
  return papers.map((paper) => toSummary(paper, answered.get(paper.id) ?? 0, lines.get(paper.id) ?? null));
}

/** A pupil's own paper that is not completed; null for any other one. */
async function findOpen(em: EntityManager, id: number, pupilId: string): Promise<AccessedAssessment | null> {
  if (id > MAX_PAPER_ID) return null;
  const { papers, questions, responses, checks, drawn, ...asked } = await readOpenPaper(em, id, pupilId);
  const [paper] = papers;
  if (!paper) return null;
  // A drawing of a moment later: the page has what its pupil sees, and what it lacks comes with the next look.
  const stored = toResponses(responses);
  const answers = await addDrawings(em, id, paper.questionCount, stored, drawn.length > 0);
  return toOpenAssessment(
    paper,
    questions.map(({ question }) => question),
    answers,
    checks.map((check) => toMadeCheck(check, answers[check.questionIndex])),
    toDisputes(asked.reports, asked.disputes, new Date()),
  );
}

async function readCompleted(em: EntityManager, paper: Paper): Promise<AccessedAssessment> {
  const answers = await listStoredAnswers(em, paper.id, paper.questionCount);
  const { questions, schemes, outcome } = await getCompletedPaper(em, paper);
  // The answer that a mark was given for: the first attempt of a checked question.
  for (const { questionIndex, firstTry } of await em.find(AnswerCheck, { paperId: paper.id })) {
    const shown = answers[questionIndex];
    if (shown) answers[questionIndex] = { ...firstTry, drawing: shown.drawing };
  }
  return toCompletedAssessment(paper, questions, schemes, answers, outcome, await listDisputes(em, paper.id));
}
