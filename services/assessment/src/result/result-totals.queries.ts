import { GradeLevelSchema } from '@sumfox/contracts/question/grade-level';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { type BoundValue, readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';

const TotalsSchema = z.object({
  marksAwarded: z.int(),
  marksPossible: z.int(),
  questions: z.int(),
  correct: z.int(),
  /** Most marks that one of the questions carried. */
  heaviest: z.int(),
  /** When the latest was marked, in milliseconds since 1970. */
  lastMarkedAt: z.number(),
});
const SUMS = `coalesce(sum(marks_awarded), 0)::int as "marksAwarded", coalesce(sum(marks_possible), 0)::int as "marksPossible",
  count(*)::int as questions, count(*) filter (where is_correct)::int as correct, coalesce(max(marks_possible), 0) as heaviest,
  coalesce(extract(epoch from max(marked_at))::float8 * 1000, 0) as "lastMarkedAt"`;

/** Grouping of summed results: the columns, the schema of a row, and sums beside the usual ones. */
interface Grouping<Row> {
  columns: readonly string[];
  row: Row;
  sums?: string;
  /** Reads columns of the questions too. */
  withQuestions?: boolean;
}

const group = <Key extends z.core.$ZodShape>(key: Key, ...columns: string[]) => ({
  columns,
  row: z.extend(TotalsSchema, key),
});

/** Sums of forecasts beside what came. */
const ForecastSumsSchema = z.object({
  /** Sum of the shares of the marks. */
  shares: z.number(),
  /** Sum of the chances. */
  chances: z.number(),
  /** Sum of chance times counter-chance: the variance of the number of right answers. */
  variance: z.number(),
});
const FORECAST_SUMS = `coalesce(sum(marks_awarded::float8 / nullif(marks_possible, 0)), 0) as shares,
  coalesce(sum(forecast), 0) as chances, coalesce(sum(forecast * (1 - forecast)), 0) as variance`;

/** Ways to sum results. */
export const BY = {
  pupil: group({}),
  pairing: group(
    { subStrandId: z.string(), heuristicId: z.string() },
    'sub_strand_id as "subStrandId"',
    'heuristic_id as "heuristicId"',
  ),
  /** A topic on one paper. */
  sitting: group(
    { subStrandId: z.string(), paperId: z.int() },
    'sub_strand_id as "subStrandId"',
    'paper_id as "paperId"',
  ),
  paper: group({ paperId: z.int() }, 'paper_id as "paperId"'),
  /** In Singapore, as `2026-11-23`. */
  day: group({ day: z.string() }, `to_char(marked_at at time zone 'Asia/Singapore', 'YYYY-MM-DD') as day`),
  /** One question of the bank. */
  question: { ...group({ itemId: z.string() }, 'item_id as "itemId"'), withQuestions: true },
  /** Structure and form of a grade, by the hints that were open. */
  structure: {
    ...group(
      {
        gradeLevel: GradeLevelSchema,
        template: z.string(),
        hintsUsed: z.int(),
        ...ForecastSumsSchema.shape,
      },
      'grade_level as "gradeLevel"',
      'template',
      'hints_used as "hintsUsed"',
    ),
    sums: FORECAST_SUMS,
    withQuestions: true,
  },
};

const CONDITIONS = {
  pupilId: 'pupil_id = ?',
  gradeLevel: 'grade_level = ?',
  subStrandId: 'sub_strand_id = ?',
  heuristicId: 'heuristic_id = ?',
  paperIds: 'paper_id = any (?::int[])',
  itemIds: 'item_id = any (?::uuid[])',
  learnedBefore: 'learned_version < ?',
  forecastExcept: 'forecast is not null and reason_code <> ?',
};

/** Pupil and filters of the summed results; an absent filter does not restrict. */
export interface ResultFilter {
  pupilId: string;
  gradeLevel?: GradeLevel;
  subStrandId?: string | undefined;
  heuristicId?: string | undefined;
}

/** Filters of results of all pupils, for figures that name none. */
export type AllPupilsFilter =
  | {
      gradeLevel: GradeLevel;
      itemIds: readonly string[];
      /** Only answers that difficulties before this version learned. */
      learnedBefore: number;
    }
  /** Only answers with a forecast, without those that were marked for this reason. */
  | { forecastExcept: string };

/** Sums of results. Without a grouping column there is one row, of zeros where there are no results. */
export async function sumResults<Row extends z.ZodMiniType<object>>(
  em: EntityManager,
  { columns, row, sums, withQuestions = false }: Grouping<Row>,
  filter: ResultFilter | AllPupilsFilter | { paperIds: readonly number[] },
): Promise<z.output<Row>[]> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const conditions = given.map(([name]) => CONDITIONS[name as keyof typeof CONDITIONS]);
  const text = `select ${[...columns, SUMS, ...(sums ? [sums] : [])].join(', ')} from question_results
     ${withQuestions ? 'join paper_questions using (paper_id, question_index)' : ''} where ${conditions.join(' and ')}
     group by ${columns.map((_, index) => index + 1).join(', ') || '()'}`;
  // Those of one pupil are found by an index, and each paper that is made asks for some.
  const isHot = 'pupilId' in filter;
  // SQL: the ORM sums no groups.
  return readRows(
    em,
    row,
    isHot ? markPrepared(text) : text,
    given.map(([, value]) => value as BoundValue),
  );
}
