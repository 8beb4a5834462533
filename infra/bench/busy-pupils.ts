import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { answersOf } from '../faults/paper-driver.ts';
import type { Answer, Connection } from './connection.ts';
import type { LoadPupil, LoadPupils } from './pupils.ts';

/** A call that failed, in words. */
export interface FailedCall {
  at: number;
  text: string;
}

/** Saves between one paper and the next. */
const SAVES_PER_PAPER = 6;

/**
 * Pupils who make papers, read them, save and hand in, until they are stopped. They repeat nothing: each answer that is
 * not a good one counts as a failed call.
 */
export class BusyPupils {
  calls = 0;
  readonly failed: FailedCall[] = [];
  private isOver = false;
  private readonly load: LoadPupils;
  private readonly loops: Promise<void>[];

  constructor(load: LoadPupils, pupils: readonly LoadPupil[], pauseMs: number) {
    this.load = load;
    this.loops = pupils.map((pupil) => this.work(pupil, pauseMs));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.loops);
  }

  private async work({ connection }: LoadPupil, pauseMs: number): Promise<void> {
    while (!this.isOver) {
      const paperId = await this.makePaper((body) => connection.post('/api/assessments/create', body));
      for (let revision = 1; revision <= SAVES_PER_PAPER && !this.isOver && paperId; revision += 1) {
        const answers = [{ questionIndex: revision % 5, revision, answer: `${revision}`, timeSpent: 2 }];
        await this.note('save', () =>
          connection.post(`/api/assessments/${paperId}/save`, { answers, currentQuestion: 0 }),
        );
        await sleep(pauseMs);
        await this.note('access', () => connection.get(`/api/assessments/access/${paperId}`));
        await sleep(pauseMs);
      }
      if (paperId) await this.handIn(connection, paperId);
      await sleep(pauseMs);
    }
  }

  private async handIn(connection: Connection, paperId: number): Promise<void> {
    const accessed = await this.note('access', () => connection.get(`/api/assessments/access/${paperId}`));
    if (!accessed) return;
    const { assessment } = JSON.parse(accessed.text) as { assessment: AccessedAssessment };
    const schemes = await this.load.listSchemes(paperId);
    const paper = { id: paperId, questions: assessment.questions, schemes };
    const answers = answersOf(paper, ['right', 'wrong']);
    await this.note('submit', () =>
      connection.post('/api/assessments/submit', { assessmentId: paperId, answers }),
    );
  }

  private async makePaper(post: (body: object) => Promise<Answer>): Promise<number | null> {
    const focusArea = { subStrandIds: ['whole_numbers'], heuristicIds: [], proficiencyLevel: 'independent' };
    const body = { type: 'targeted', focusArea, requestId: randomUUID() };
    const answer = await this.note('create', () => post(body));
    if (!answer) return null;
    return (JSON.parse(answer.text) as { assessment: { assessmentId: number } }).assessment.assessmentId;
  }

  /** Null when the call failed. */
  private async note(call: string, send: () => Promise<Answer>): Promise<Answer | null> {
    this.calls += 1;
    try {
      const answer = await send();
      if (answer.status === 200 || answer.status === 202) return answer;
      this.failed.push({
        at: performance.now(),
        text: `${call}: ${answer.status} ${answer.text.slice(0, 160)}`,
      });
    } catch (error) {
      this.failed.push({ at: performance.now(), text: `${call}: ${String(error)}` });
    }
    return null;
  }
}
