import type { EntityManager } from '@sumfox/platform/database/database';
import type { AnswerAmongOthers } from './discrimination.rules.js';
import { ENOUGH, type MeasuredItem } from './quality.rules.js';

/** Every answer with its mark as it stands after what was raised. */
const STANDING = `select a.submission_id, a.item_id, a.is_correct or coalesce(r.is_correct, false) as is_correct,
    greatest(a.marks_awarded, coalesce(r.marks_awarded, 0)) as marks_awarded, a.marks_possible
  from quality_answers a
  left join quality_submissions s on s.submission_id = a.submission_id
  left join quality_raises r on r.assessment_id = s.assessment_id and r.item_id = a.item_id`;

export interface AnswerTotals {
  answers: number;
  right: number;
  questions: number;
}

export async function countAnswers(em: EntityManager): Promise<AnswerTotals> {
  const [row] = await em.execute<AnswerTotals[]>(
    `select count(*)::int as answers, count(*) filter (where is_correct)::int as right,
       count(distinct item_id)::int as questions from (${STANDING}) a`,
  );
  return row ?? { answers: 0, right: 0, questions: 0 };
}

/** Questions with enough answers to say something of them. */
export async function listMeasured(em: EntityManager): Promise<MeasuredItem[]> {
  const rows = await em.execute<Array<{ item_id: string; answers: number; right: number }>>(
    `select item_id, count(*)::int as answers, count(*) filter (where is_correct)::int as right
     from (${STANDING}) a group by item_id having count(*) >= ${ENOUGH}`,
  );
  return rows.map(({ item_id: itemId, ...counts }) => ({ itemId, ...counts }));
}

/** Answered questions that were withdrawn or doubted. */
export async function listSpokenAgainst(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<Array<{ item_id: string }>>(
    `select distinct v.item_id from quality_verdicts v
     where v.kind in ('withdrawal', 'doubt')
       and exists (select 1 from quality_answers a where a.item_id = v.item_id)`,
  );
  return rows.map((row) => row.item_id);
}

export interface VerdictCount {
  kind: string;
  verdict: string;
  /** How often it was said. */
  times: number;
  /** Of how many questions. */
  questions: number;
}

export async function countVerdicts(em: EntityManager): Promise<VerdictCount[]> {
  return em.execute<VerdictCount[]>(
    `select kind, verdict, count(*)::int as times, count(distinct item_id)::int as questions
     from quality_verdicts group by kind, verdict`,
  );
}

/** Questions that something of a kind was said of. */
export async function countQuestionsWith(em: EntityManager, kind: string): Promise<number> {
  const [row] = await em.execute<Array<{ n: number }>>(
    'select count(distinct item_id)::int as n from quality_verdicts where kind = ?',
    [kind],
  );
  return row?.n ?? 0;
}

/** Questions made, by who made them. */
export async function countMade(em: EntityManager): Promise<Record<string, number>> {
  const rows = await em.execute<Array<{ source: string; n: number }>>(
    'select source, count(*)::int as n from quality_items group by source',
  );
  return Object.fromEntries(rows.map(({ source, n }) => [source, n]));
}

export async function countRaises(em: EntityManager): Promise<number> {
  const [row] = await em.execute<Array<{ n: number }>>('select count(*)::int as n from quality_raises');
  return row?.n ?? 0;
}

export interface WatchedItem {
  itemId: string;
  answered: number;
  acceptedChallenges: number;
}

/**
 * Questions with at least so many answers that nobody has spoken against yet; none while the figures are being built
 * again, when marks that were raised may be missing.
 */
export async function listWatched(em: EntityManager, least: number): Promise<WatchedItem[]> {
  const rows = await em.execute<Array<{ item_id: string; answered: number; accepted: number }>>(
    `select a.item_id, count(*)::int as answered,
       (select count(*)::int from quality_verdicts v
         where v.kind = 'challenge' and v.item_id = a.item_id and v.verdict = 'approved') as accepted
     from quality_answers a
     where not exists (select 1 from quality_verdicts v where v.kind in ('withdrawal', 'doubt') and v.item_id = a.item_id)
       and not exists (select 1 from raised_doubts d where d.item_id = a.item_id)
       and exists (select 1 from projections p where p.is_complete)
     group by a.item_id having count(*) >= ?`,
    [least],
  );
  return rows.map(({ item_id: itemId, answered, accepted }) => ({
    itemId,
    answered,
    acceptedChallenges: accepted,
  }));
}

/** Every answer to a question beside the rest of its paper; papers that had nothing else are left out. */
export async function listAmongOthers(em: EntityManager, itemId: string): Promise<AnswerAmongOthers[]> {
  const rows = await em.execute<Array<{ is_correct: boolean; rest_share: number }>>(
    // Each side is looked up by its own key; kept whole, it would be every answer there is.
    `with standing as not materialized (${STANDING})
     select own.is_correct, (sum(rest.marks_awarded)::float8 / sum(rest.marks_possible)) as rest_share
     from standing own
     join standing rest on rest.submission_id = own.submission_id and rest.item_id <> own.item_id
     where own.item_id = ? group by own.submission_id, own.is_correct`,
    [itemId],
  );
  return rows.map((row) => ({ isCorrect: row.is_correct, restShare: Number(row.rest_share) }));
}
