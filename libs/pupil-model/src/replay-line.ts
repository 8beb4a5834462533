import * as z from 'zod/mini';

const NameSchema = z.union([z.string(), z.number()]);

/** One answer of a log. Unknown fields are left out; `kind`, `at` and `choices` may be null. */
const LineSchema = z.object({
  pupil: NameSchema,
  /** The structure of the question. */
  item: NameSchema,
  /** The sub-strand. */
  skill: NameSchema,
  /** The heuristic. */
  kind: z.optional(z.nullable(NameSchema)),
  correct: z.union([z.boolean(), z.literal(0), z.literal(1)]),
  /** A moment: text such as ISO 8601, or a number of seconds or milliseconds since 1970. */
  at: z.optional(z.nullable(NameSchema)),
  /** Number of options; null for a written answer. */
  choices: z.optional(z.nullable(z.number().check(z.nonnegative()))),
});

/** An answer of a log, as the model reads it. */
export interface ReplayLine {
  pupil: string;
  item: string;
  skill: string;
  kind: string | null;
  isRight: boolean;
  /** Milliseconds since 1970; null when unknown. */
  at: number | null;
  /** Chance of a right guess, 0 to 1. */
  guess: number;
}

/** Reads a line of a log; null when it is no such object. */
export function readReplayLine(text: string): ReplayLine | null {
  const json = readJson(text);
  const parsed = LineSchema.safeParse(json);
  if (!parsed.success) return null;
  const { pupil, item, skill, kind = null, correct, at = null, choices = null } = parsed.data;
  return {
    pupil: String(pupil),
    item: String(item),
    skill: String(skill),
    kind: kind === null ? null : String(kind),
    isRight: correct === true || correct === 1,
    at: at === null ? null : readMoment(at),
    guess: choices !== null && choices >= 2 ? 1 / choices : 0,
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Numbers below this are seconds: as milliseconds they would lie in the year 1973 or before. */
const FIRST_MILLISECONDS = 1e11;

/** A moment in milliseconds since 1970; null for a text that names none, which says as much as no moment. */
function readMoment(at: string | number): number | null {
  const number = typeof at === 'number' ? at : /^\d+(\.\d+)?$/.test(at) ? Number(at) : null;
  if (number !== null) return number < FIRST_MILLISECONDS ? number * 1000 : number;
  const moment = Date.parse(String(at));
  return Number.isNaN(moment) ? null : moment;
}
