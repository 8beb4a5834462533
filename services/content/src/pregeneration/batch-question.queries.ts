import type { EntityManager } from '@sumfox/platform/database/database';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import type { ItemCell } from '../bank/index.js';
import { countWritings } from '../model-questions/index.js';
import { lockPairing } from '../top-up/index.js';

/** A question of a batch that a worker has taken. */
export interface TakenQuestion {
  batchId: string;
  position: number;
  part: number;
  cell: ItemCell;
  maker: 'engine' | 'model';
  /** The attempt of its cell that was set aside for it; null: none yet. */
  attempt: number | null;
  /** Workers that began with it, this one included. */
  tries: number;
}

interface TakenRow {
  position: number;
  grade_level: GradeLevel;
  sub_strand_id: string;
  heuristic_id: HeuristicId;
  level: ProficiencyLevel;
  question_type: QuestionKind;
  maker: 'engine' | 'model';
  attempt: number | null;
  tries: number;
}

/** Longer than a question takes whose every call to a model lasts as long as it may. */
const TAKEN_SECONDS = 120;

/**
 * Takes the next open question of a part for as long as making it can last: the engine's first, for they cost nothing.
 * Null when nothing is left for anybody now, or the batch does not run.
 */
export async function takeQuestion(
  em: EntityManager,
  batchId: string,
  part: number,
): Promise<TakenQuestion | null> {
  const [row] = await em.execute<TakenRow[]>(
    `with next as materialized (
       select q.position from batch_questions q join batches b on b.id = q.batch_id and b.status = 'running'
       where q.batch_id = ? and q.part = ? and q.outcome is null and (q.taken_until is null or q.taken_until < now())
       order by q.maker, q.position limit 1 for update of q skip locked)
     update batch_questions q set taken_until = now() + interval '${TAKEN_SECONDS} seconds', tries = q.tries + 1
     from next where q.batch_id = ? and q.position = next.position
     returning q.position, q.grade_level, q.sub_strand_id, q.heuristic_id, q.level, q.question_type, q.maker, q.attempt, q.tries`,
    [batchId, part, batchId],
  );
  if (!row) return null;
  const { position, maker, attempt, tries } = row;
  const cell: ItemCell = {
    gradeLevel: row.grade_level,
    subStrandId: row.sub_strand_id,
    heuristicId: row.heuristic_id,
    level: row.level,
    questionType: row.question_type,
  };
  return { batchId, position, part, cell, maker, attempt, tries };
}

/** Gives a question back as if nobody had begun with it; true when it is still open, and the model's. */
export async function giveBack(em: EntityManager, { batchId, position }: TakenQuestion): Promise<boolean> {
  const [row] = await em.execute<Array<{ maker: string }>>(
    `update batch_questions set taken_until = null, tries = greatest(tries - 1, 0)
     where batch_id = ? and position = ? and outcome is null returning maker`,
    [batchId, position],
  );
  return row?.maker === 'model';
}

/** Lets others begin with a question that went wrong; that somebody did stays counted. */
export async function letGo(em: EntityManager, { batchId, position }: TakenQuestion): Promise<void> {
  await em.execute(
    'update batch_questions set taken_until = null where batch_id = ? and position = ? and outcome is null',
    [batchId, position],
  );
}

/** Whether questions of a part of a running batch are open that nobody has taken. */
export async function hasOpen(em: EntityManager, batchId: string, part: number): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `select 1 from batch_questions q join batches b on b.id = q.batch_id and b.status = 'running'
     where q.batch_id = ? and q.part = ? and q.outcome is null and (q.taken_until is null or q.taken_until < now()) limit 1`,
    [batchId, part],
  );
  return rows.length > 0;
}

/**
 * Sets an attempt of the cell aside for a question, so that nobody else has the same one written; whoever makes the
 * question after a death asks for the same again, and pays nothing for what was answered.
 */
export async function setAttemptAside(em: EntityManager, question: TakenQuestion): Promise<number> {
  const { batchId, position, cell } = question;
  await lockPairing(em, cell);
  const { nextAttempt } = await countWritings(em, cell);
  await em.execute(
    'update batch_questions set attempt = ? where batch_id = ? and position = ? and outcome is null',
    [nextAttempt, batchId, position],
  );
  return nextAttempt;
}

/** What became of a question. */
export interface Settlement {
  outcome: 'entered' | 'rejected' | 'unmade';
  /** Of the bank item that entered, or of the record of what was refused. */
  madeId: string | null;
  tookMs: number;
}

/** Whether nothing has become of it yet; the caller has locked its pairing, as whoever settles it does. */
export async function isOpen(em: EntityManager, { batchId, position }: TakenQuestion): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    'select 1 from batch_questions where batch_id = ? and position = ? and outcome is null',
    [batchId, position],
  );
  return rows.length > 0;
}

/** Writes down what became of an open question; returns how many its part has left. */
export async function settleQuestion(
  em: EntityManager,
  { batchId, position, part }: TakenQuestion,
  { outcome, madeId, tookMs }: Settlement,
): Promise<number> {
  await em.execute(
    `update batch_questions set outcome = ?, made_id = ?, took_ms = ?, settled_at = now(), taken_until = null
     where batch_id = ? and position = ?`,
    [outcome, madeId, tookMs, batchId, position],
  );
  const [row] = await em.execute<Array<{ left_questions: number }>>(
    `update batch_parts set left_questions = left_questions - 1, asked_at = now(), asked_times = 1
     where batch_id = ? and part = ? returning left_questions`,
    [batchId, part],
  );
  return row?.left_questions ?? 0;
}
