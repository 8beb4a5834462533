import { byColumn } from '@sumfox/platform/database/columns';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { readRows } from '@sumfox/platform/database/statements';
import type { WrittenQuestion as Writing } from '@sumfox/question-engine/written/written-question';
import * as z from 'zod/mini';
import { CELL_COLUMNS, type ItemCell, sameCell, toCell } from '../bank/index.js';
import type { WritingOutcome } from './verdict.rules.js';
import { WrittenQuestion } from './written-question.entity.js';

/** A written question with its outcome. */
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

/** Questions that a model has written for a cell so far. */
export interface CellWritings {
  /** The number of the next question: after those written and those that a batch has set aside. */
  nextAttempt: number;
  /** Questions of the last day that did not enter the bank. */
  refusedLately: number;
  /** Active items of the bank that a model wrote. */
  inBank: number;
}

const CellWritingsSchema = z.object({
  next_attempt: z.int(),
  refused_lately: z.int(),
  in_bank: z.int(),
});

/** Counts what a cell has had. */
export async function countWritings(em: EntityManager, cell: ItemCell): Promise<CellWritings> {
  // SQL: the ORM would need four queries, and batches have no entity here.
  const [row] = await readRows(
    em,
    CellWritingsSchema,
    `select
       greatest((select coalesce(max(w.attempt) + 1, 0) from written_questions w where ${sameCell('w', 'c')}),
         (select coalesce(max(b.attempt) + 1, 0) from batch_questions b
            where ${sameCell('b', 'c')} and b.attempt is not null)) as next_attempt,
       (select count(*)::int from written_questions w where ${sameCell('w', 'c')}
          and w.outcome <> 'entered' and w.created_at > now() - interval '1 day') as refused_lately,
       (select count(*)::int from items i where ${sameCell('i', 'c')}
          and i.status = 'active' and i.source = 'model') as in_bank
     from jsonb_to_record(?::jsonb) as c(${CELL_COLUMNS})`,
    [JSON.stringify(byColumn(toCell(cell)))],
  );
  return {
    nextAttempt: row?.next_attempt ?? 0,
    refusedLately: row?.refused_lately ?? 0,
    inBank: row?.in_bank ?? 0,
  };
}

/** Checks whether the outcome of an attempt is stored. */
export async function isWritten(
  em: EntityManager,
  { cell, attempt }: Pick<WritingRecord, 'cell' | 'attempt'>,
): Promise<boolean> {
  return (await em.count(WrittenQuestion, { ...toCell(cell), attempt })) > 0;
}

/** Stores the outcome of an attempt unless another worker has. */
export async function insertWriting(em: EntityManager, record: WritingRecord): Promise<void> {
  const { cell, faults, ...row } = record;
  const createdAt = await readServerTime(em);
  await em
    .createQueryBuilder(WrittenQuestion)
    .insert({ ...row, ...toCell(cell), faults: [...faults], createdAt })
    .onConflict(['gradeLevel', 'subStrandId', 'heuristicId', 'level', 'questionType', 'attempt'])
    .ignore()
    .execute();
}
