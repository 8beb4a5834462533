import type { EntityManager } from '@sumfox/platform/database/database';
import type { WrittenQuestion as Writing } from '@sumfox/question-engine/written/written-question';
import { CELL_COLUMNS, cellColumns, type ItemCell } from '../bank/index.js';
import type { WritingOutcome } from './verdict.rules.js';

/** A question that was written, with what became of it. */
export interface WritingRecord {
  id: string;
  cell: ItemCell;
  attempt: number;
  outcome: WritingOutcome;
  faults: readonly string[];
  agreeing: number | null;
  score: number;
  model: string;
  promptVersion: number;
  writing: Writing;
}

/** What a cell has had of a model so far. */
export interface CellWritings {
  /** The number of the next question: after those written and those that a batch has set aside. */
  nextAttempt: number;
  /** Of the last day, those that did not enter the bank. */
  refusedLately: number;
  /** Active items of the bank that a model wrote. */
  inBank: number;
}

const SAME_CELL = (row: string) =>
  `${row}.grade_level = c.grade_level and ${row}.sub_strand_id = c.sub_strand_id and ${row}.heuristic_id = c.heuristic_id
   and ${row}.level = c.level and ${row}.question_type = c.question_type`;

/** Counts what a cell has had. */
export async function countWritings(em: EntityManager, cell: ItemCell): Promise<CellWritings> {
  const [row] = await em.execute<Array<{ next_attempt: number; refused_lately: number; in_bank: number }>>(
    `select
       greatest((select coalesce(max(w.attempt) + 1, 0) from written_questions w where ${SAME_CELL('w')}),
         (select coalesce(max(b.attempt) + 1, 0) from batch_questions b where ${SAME_CELL('b')} and b.attempt is not null))
         as next_attempt,
       (select count(*)::int from written_questions w where ${SAME_CELL('w')}
          and w.outcome <> 'entered' and w.created_at > now() - interval '1 day') as refused_lately,
       (select count(*)::int from items i where ${SAME_CELL('i')}
          and i.status = 'active' and i.source = 'model') as in_bank
     from jsonb_to_record(?::jsonb) as c(${CELL_COLUMNS})`,
    [JSON.stringify(cellColumns(cell))],
  );
  return {
    nextAttempt: row?.next_attempt ?? 0,
    refusedLately: row?.refused_lately ?? 0,
    inBank: row?.in_bank ?? 0,
  };
}

/** Whether it is written down already what became of an attempt. */
export async function isWritten(
  em: EntityManager,
  { cell, attempt }: Pick<WritingRecord, 'cell' | 'attempt'>,
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `select 1 from jsonb_to_record(?::jsonb) as c(${CELL_COLUMNS})
     join written_questions w on ${SAME_CELL('w')} and w.attempt = ?`,
    [JSON.stringify(cellColumns(cell)), attempt],
  );
  return rows.length > 0;
}

/** Writes down what became of an attempt; false when another worker has done so for the same one. */
export async function insertWriting(em: EntityManager, record: WritingRecord): Promise<boolean> {
  const { cell, promptVersion, ...row } = record;
  const kept = await em.execute<Array<{ id: string }>>(
    `insert into written_questions (id, grade_level, sub_strand_id, heuristic_id, level, question_type, attempt, outcome,
       faults, agreeing, score, model, prompt_version, writing, created_at)
     select r.id, r.grade_level, r.sub_strand_id, r.heuristic_id, r.level, r.question_type, r.attempt, r.outcome,
       r.faults, r.agreeing, r.score, r.model, r.prompt_version, r.writing, now()
     from jsonb_to_record(?::jsonb) as r(id uuid, ${CELL_COLUMNS}, attempt int, outcome text, faults jsonb,
       agreeing smallint, score float8, model text, prompt_version int, writing jsonb)
     on conflict (grade_level, sub_strand_id, heuristic_id, level, question_type, attempt) do nothing
     returning id`,
    [JSON.stringify({ ...row, ...cellColumns(cell), prompt_version: promptVersion })],
  );
  return kept.length > 0;
}
