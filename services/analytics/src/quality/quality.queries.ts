import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import type { AnswerAmongOthers } from './discrimination.rules.js';
import { QualityAnswer, QualityItem, QualityRaise, QualityVerdict } from './quality.entities.js';
import { ENOUGH_ANSWERS, type MeasuredItem } from './quality.rules.js';

/** Every answer with its present mark after raises. */
const STANDING = `select a.submission_id, a.item_id, a.is_correct or coalesce(r.is_correct, false) as is_correct,
    greatest(a.marks_awarded, coalesce(r.marks_awarded, 0)) as marks_awarded, a.marks_possible
  from quality_answers a
  left join quality_submissions s on s.submission_id = a.submission_id
  left join quality_raises r on r.assessment_id = s.assessment_id and r.item_id = a.item_id`;

const AnswersSchema = z.object({
  /** Null for all questions together. */
  itemId: z.nullable(z.string()),
  answers: z.int(),
  right: z.int(),
  questions: z.int(),
});
/** Answers to all questions. */
export type AnswerTotals = Omit<z.output<typeof AnswersSchema>, 'itemId'>;

/** Counts answers to all questions, and to each question with enough answers. */
export async function countAnswers(
  em: EntityManager,
): Promise<{ totals: AnswerTotals; measured: MeasuredItem[] }> {
  // SQL: the ORM cannot group by values that two other tables change.
  const rows = await readRows(
    em,
    AnswersSchema,
    `with items as (
       select item_id, count(*)::int as answers, count(*) filter (where is_correct)::int as right
       from (${STANDING}) a group by item_id)
     select null as "itemId", coalesce(sum(answers), 0)::int as answers, coalesce(sum("right"), 0)::int as right,
       count(*)::int as questions from items
     union all select item_id, answers, "right", 1 from items where answers >= ?`,
    [ENOUGH_ANSWERS],
  );
  return {
    totals: rows.find(({ itemId }) => itemId === null) ?? { answers: 0, right: 0, questions: 0 },
    measured: rows.flatMap(({ itemId, answers, right }) =>
      itemId === null ? [] : [{ itemId, answers, right }],
    ),
  };
}

/** Answered questions that were withdrawn or doubted. */
export async function listSpokenAgainst(em: EntityManager): Promise<string[]> {
  const answered = em.createQueryBuilder(QualityAnswer).select('itemId');
  const rows: Array<{ itemId: string }> = await em
    .createQueryBuilder(QualityVerdict)
    .select('itemId', true)
    .where({ kind: { $in: ['withdrawal', 'doubt'] }, itemId: { $in: answered } })
    .execute('all');
  return rows.map(({ itemId }) => itemId);
}

const VerdictCountSchema = z.object({
  kind: z.string(),
  /** Null for all of the kind. */
  verdict: z.nullable(z.string()),
  /** Count. */
  times: z.int(),
  /** Number of questions behind the figure. */
  questions: z.int(),
});
export type VerdictCount = z.output<typeof VerdictCountSchema>;

/** Verdicts on questions, counted by kind and verdict and by kind alone. */
export function countVerdicts(em: EntityManager): Promise<VerdictCount[]> {
  // SQL: the ORM counts no distinct values of a group.
  return readRows(
    em,
    VerdictCountSchema,
    `select kind, verdict, count(*)::int as times, count(distinct item_id)::int as questions
     from quality_verdicts group by grouping sets ((kind, verdict), (kind))`,
  );
}

/** Questions made, by who made them. */
export function countMade(em: EntityManager): Promise<Record<string, number>> {
  return em.countBy(QualityItem, 'source');
}

export function countRaises(em: EntityManager): Promise<number> {
  return em.count(QualityRaise);
}

const WatchedSchema = z.object({ itemId: z.string(), answered: z.int(), acceptedChallenges: z.int() });
/** A question with its answers and the accepted challenges of it. */
export type WatchedItem = z.output<typeof WatchedSchema>;

/**
 * Questions with at least this many answers and no doubt yet. Empty during a rebuild, when raised marks may be missing.
 */
export function listWatched(em: EntityManager, least: number): Promise<WatchedItem[]> {
  // SQL: the ORM cannot group rows that other tables exclude.
  return readRows(
    em,
    WatchedSchema,
    `select a.item_id as "itemId", count(*)::int as answered,
       (select count(*)::int from quality_verdicts v
         where v.kind = 'challenge' and v.item_id = a.item_id and v.verdict = 'approved') as "acceptedChallenges"
     from quality_answers a
     where not exists (select 1 from quality_verdicts v where v.kind in ('withdrawal', 'doubt') and v.item_id = a.item_id)
       and not exists (select 1 from raised_doubts d where d.item_id = a.item_id)
       and exists (select 1 from projections p where p.is_complete)
     group by a.item_id having count(*) >= ?`,
    [least],
  );
}

const AmongSchema = z.object({ isCorrect: z.boolean(), restShare: z.number() });

/** Every answer to a question with the rest of its paper; papers without other answers are left out. */
export function listAmongOthers(em: EntityManager, itemId: string): Promise<AnswerAmongOthers[]> {
  // SQL: the ORM cannot sum groups. Each side is looked up by its own key, since a stored join would hold every answer.
  return readRows(
    em,
    AmongSchema,
    `with standing as not materialized (${STANDING})
     select own.is_correct as "isCorrect", sum(rest.marks_awarded)::float8 / sum(rest.marks_possible) as "restShare"
     from standing own
     join standing rest on rest.submission_id = own.submission_id and rest.item_id <> own.item_id
     where own.item_id = ? group by own.submission_id, own.is_correct`,
    [itemId],
  );
}
