import type { Batch, BatchStatus } from '@sumfox/contracts/content/pregeneration';
import { BATCH_LIMITS } from '@sumfox/contracts/content/pregeneration';
import type { EntityManager } from '@sumfox/platform/database/database';
import { LockMode } from '@mikro-orm/postgresql';
import { BatchEntity, type BatchRow } from './batch.entity.js';
import type { PlannedQuestion } from './batch-plan.rules.js';
import { CELL_COLUMNS, cellColumns } from '../bank/index.js';

/** Batches that the list shows. */
const LISTED = 100;

/** Lets those who start batches through one by one until the transaction ends, so that counting is exact. */
export async function lockBatches(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('batches', 0))`);
}

/** What the limits count: batches that are not over, and questions of all batches of Singapore's today. */
export async function countBatches(em: EntityManager): Promise<{ active: number; questionsToday: number }> {
  const [row] = await em.execute<Array<{ active: number; questions_today: number }>>(
    `select count(*) filter (where status in ('running', 'paused'))::int as active,
       coalesce(sum(target_questions) filter (where (started_at at time zone 'Asia/Singapore')::date
         = (now() at time zone 'Asia/Singapore')::date), 0)::int as questions_today
     from batches where status in ('running', 'paused') or started_at > now() - interval '25 hours'`,
  );
  return { active: row?.active ?? 0, questionsToday: row?.questions_today ?? 0 };
}

/** The batch of a wish that came before; also one that has been taken off the list. */
export async function findByRequest(
  em: EntityManager,
  requestId: string | undefined,
): Promise<BatchRow | null> {
  return requestId === undefined ? null : em.findOne(BatchEntity, { requestId });
}

/** The latest batches, newest first. */
export async function listBatches(em: EntityManager): Promise<BatchRow[]> {
  return em.find(BatchEntity, { deletedAt: null }, { orderBy: { id: 'desc' }, limit: LISTED });
}

/** A batch, locked until the transaction ends; null for one that never was. */
export async function lockBatch(em: EntityManager, id: string): Promise<BatchRow | null> {
  return em.findOne(BatchEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** Writes the plan of a new batch; every part counts as asked for. */
export async function insertPlan(
  em: EntityManager,
  batchId: string,
  plan: readonly PlannedQuestion[],
): Promise<void> {
  const rows = plan.map(({ position, part, maker, ...cell }) => ({
    position,
    part,
    maker,
    ...cellColumns(cell),
  }));
  await em.execute(
    `insert into batch_questions (batch_id, position, part, grade_level, sub_strand_id, heuristic_id, level,
       question_type, maker, tries)
     select ?::uuid, r.position, r.part, r.grade_level, r.sub_strand_id, r.heuristic_id, r.level, r.question_type, r.maker, 0
     from jsonb_to_recordset(?::jsonb) as r(position int, part int, maker text, ${CELL_COLUMNS})`,
    [batchId, JSON.stringify(rows)],
  );
  await em.execute(
    `insert into batch_parts (batch_id, part, left_questions, asked_at, asked_times)
     select batch_id, part, count(*), now(), 1 from batch_questions where batch_id = ? group by batch_id, part`,
    [batchId],
  );
}

/** The parts of a batch that have questions left, noted as asked for now. */
export async function askForParts(em: EntityManager, batchId: string): Promise<number[]> {
  const rows = await em.execute<Array<{ part: number }>>(
    `update batch_parts set asked_at = now(), asked_times = 1 where batch_id = ? and left_questions > 0 returning part`,
    [batchId],
  );
  return rows.map((row) => row.part).toSorted((a, b) => a - b);
}

/** Leaves what is left of a batch to the engine. */
export async function leaveToEngine(em: EntityManager, batchId: string): Promise<void> {
  await em.execute(
    `update batch_questions set maker = 'engine', attempt = null where batch_id = ? and outcome is null`,
    [batchId],
  );
}

/** A part for which nobody has done anything lately. */
export interface OverduePart {
  batchId: string;
  part: number;
  priority: number;
}

/** A part without a worker for this long is asked for again: its job may have gone with Redis. */
const OVERDUE_SECONDS = 30;
/** Asked for later and later, so that a long outage does not fill the queue with repeats of the same work. */
const LONGEST_WAIT_SECONDS = 3_600;

/** The parts of running batches that nobody works on, noted as asked for now. */
export async function takeOverdueParts(em: EntityManager): Promise<OverduePart[]> {
  const rows = await em.execute<Array<{ batch_id: string; part: number; priority: number }>>(
    `update batch_parts p set asked_at = now(), asked_times = p.asked_times + 1 from batches b
     where b.id = p.batch_id and (p.batch_id, p.part) in (
       select o.batch_id, o.part from batch_parts o join batches r on r.id = o.batch_id and r.status = 'running'
       where o.left_questions > 0 and o.asked_at
         < now() - least(${OVERDUE_SECONDS} * power(2, least(o.asked_times - 1, 7)), ${LONGEST_WAIT_SECONDS}) * interval '1 second'
         and not exists (select 1 from batch_questions q where q.batch_id = o.batch_id and q.part = o.part
                           and q.outcome is null and q.taken_until > now())
       for update of o skip locked)
     returning p.batch_id, p.part, b.priority`,
  );
  return rows.map(({ batch_id: batchId, part, priority }) => ({ batchId, part, priority }));
}

/** Batches that stand still for want of money since a day that is over in Singapore. */
export async function listHopeful(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<Array<{ id: string }>>(
    `select id from batches where status = 'paused' and paused_because = 'over-budget'
       and (paused_at at time zone 'Asia/Singapore')::date < (now() at time zone 'Asia/Singapore')::date order by id`,
  );
  return rows.map((row) => row.id);
}

const OVER: readonly BatchStatus[] = ['completed', 'failed', 'cancelled'];

/** Whether a batch will never make another question. */
export function isOver({ status }: Pick<BatchRow, 'status'>): boolean {
  return OVER.includes(status);
}

/** How many more questions a day may still have. */
export function leftToday(questionsToday: number): number {
  return Math.max(0, BATCH_LIMITS.questionsPerDay - questionsToday);
}

/** As the console shows it. */
export function toBatch(row: BatchRow): Batch {
  return {
    id: row.id,
    batchName: row.batchName,
    primaryLevel: row.primaryLevel ?? '',
    subStrandFilter: row.subStrandFilter,
    heuristicFilter: row.heuristicFilter,
    proficiencyFilter: row.proficiencyFilter,
    targetQuestions: row.targetQuestions,
    priority: row.priority,
    openEndedPercentage: row.openEndedPercentage,
    mcqPercentage: row.mcqPercentage,
    fillBlankPercentage: row.fillBlankPercentage,
    generatedQuestions: row.generatedQuestions,
    validatedQuestions: row.validatedQuestions,
    failedQuestions: row.generatedQuestions - row.validatedQuestions,
    status: row.status,
    pausedBecause: row.pausedBecause,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
