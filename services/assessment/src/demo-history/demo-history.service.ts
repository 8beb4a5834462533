import { Injectable } from '@nestjs/common';
import { DEMO_ACCOUNT_IDS } from '@sumfox/contracts/identity/demo-account-ids';
import { describePupil } from '@sumfox/contracts/identity/session.calls';
import type { Item } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { Database } from '@sumfox/platform/database/database';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { listMarkSchemes, listQuestions, type MadePaper, Paper, PaperService } from '../paper/index.js';
import { SelectionService } from '../selection/index.js';
import { SubmissionService } from '../submission/index.js';
import { answerAsDemoPupil } from './demo-pupil.rules.js';
import { listSittings, type Sitting } from './sittings.rules.js';

const EVERY_MS = 2_000;
const QUESTIONS = 6;
/** What the demo pupil's targeted papers are about: the hardest for this pupil. */
const FOCUS = { subStrandIds: ['fractions'], heuristicIds: [] };
const pupilId = DEMO_ACCOUNT_IDS.child;
/** Services that a sitting asks. */
const ASKED = ['identity', 'content'] as const;

/**
 * Gives the demo pupil four weeks of practice to look at: real questions, answered with the slips that the engine
 * knows, marked by the marker. Only the days are made up. A pupil who has practised before keeps just that.
 */
@Injectable()
export class DemoHistoryService {
  private isDone = false;

  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly papers: PaperService,
    private readonly selection: SelectionService,
    private readonly submissions: SubmissionService,
  ) {}

  /** Makes the next sitting once the one before is marked, since each paper follows from the marks so far. */
  @HandlesRecurringJob({ name: 'demo-history', every: EVERY_MS })
  async run(): Promise<void> {
    if (this.isDone) return;
    const sittings = listSittings(new Date());
    const made = await this.database.fork().find(Paper, { pupilId }, { orderBy: { id: 'asc' } });
    const known = made.filter(({ requestId }) => sittings.some((each) => each.requestId === requestId));
    const isForeign = made.length > known.length && known.length === 0;
    const open = known.find(({ status }) => status !== 'completed');
    if (open) return this.finish(open, known.indexOf(open));
    const next = sittings[known.length];
    // The whole product starts at once: a later round goes on when the others are ready.
    if (next && !isForeign && !(await this.areOthersReady())) return;
    const gradeLevel = next && !isForeign ? await this.findGrade() : null;
    if (!next || !gradeLevel) {
      this.isDone = true;
      return;
    }
    await this.finish(await this.make(next, gradeLevel), known.length);
  }

  private async areOthersReady(): Promise<boolean> {
    return (await Promise.all(ASKED.map((service) => this.services.isAnswering(service)))).every(Boolean);
  }

  private async findGrade(): Promise<GradeLevel | null> {
    const { pupil } = await this.services.call(describePupil, { pupilId, viewerId: pupilId });
    return pupil?.gradeLevel ?? null;
  }

  private async make({ type, requestId, startedAt }: Sitting, gradeLevel: GradeLevel): Promise<MadePaper> {
    const request = { type, pupilId, gradeLevel, requestId, at: startedAt };
    return this.papers.createFrom(request, () => this.select(type, gradeLevel));
  }

  private async select(type: Sitting['type'], gradeLevel: GradeLevel): Promise<Item[]> {
    if (type === 'diagnostic')
      return this.selection.diagnostic(pupilId, gradeLevel, { isVaried: true, wanted: 0 });
    const again = type === 'review' ? await this.selection.review(pupilId, gradeLevel, QUESTIONS) : null;
    const focus = type === 'targeted' ? FOCUS : undefined;
    return again ?? this.selection.practice(pupilId, gradeLevel, { count: QUESTIONS, focus });
  }

  /** Answers a paper and hands it in; one that waits for its marks stays. */
  private async finish(paper: MadePaper, sitting: number): Promise<void> {
    if (paper.status !== 'in-progress') return;
    const em = this.database.fork();
    const questions = await listQuestions(em, paper.id);
    const answers = answerAsDemoPupil(questions, await listMarkSchemes(em, paper.id), sitting);
    const seconds = answers.reduce((sum, { timeSpent }) => sum + (timeSpent ?? 0), 0);
    const handedInAt = new Date(paper.createdAt.getTime() + seconds * 1_000);
    const body = { assessmentId: paper.id, answers, timeSpent: seconds };
    await this.submissions.takeIn(body, pupilId, handedInAt);
  }
}
