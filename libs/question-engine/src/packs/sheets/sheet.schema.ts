import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { STATEMENTS } from '@sumfox/curriculum/syllabus/statements';
import * as z from 'zod/mini';

/** Text with formulas in braces: `Each of the {count} bags holds {frac(part)} kg.` */
const Template = z.string().check(z.minLength(1));
const FormulaText = z.string().check(z.minLength(1));
const Words = z.record(z.string(), z.union([z.string(), z.number()]));

/** Values that a search works out before it tries. */
const Let = z._default(z.record(z.string(), FormulaText), {});

/** How an item is solved again. What a proof names are the numbers and words that the pupil sees. */
const ProofSchema = z.union([
  z.strictObject({
    facts: z.array(z.string()),
    then: z._default(z.array(z.string()), []),
    asked: z.string(),
  }),
  // Each whole number from the first to the last is tried as `it`.
  z.strictObject({
    let: Let,
    try: z.tuple([FormulaText, FormulaText]),
    where: FormulaText,
    gives: z._default(FormulaText, 'it'),
  }),
  // Each answer of a choice is tried as `it`.
  z.strictObject({ let: Let, fits: FormulaText }),
  z.strictObject({ let: Let, is: FormulaText }),
]);

const ChoicesSchema = z.strictObject({
  right: Template,
  /** What is said to it, and the answer. */
  wrongs: z.array(z.tuple([z.string(), Template])).check(z.minLength(3)),
  /** The answers stand on cards P, Q, R, S, and the letter is asked for. */
  onCards: z._default(z.boolean(), false),
  /** `value`: from the smallest to the largest. */
  order: z._default(z.enum(['drawn', 'value']), 'drawn'),
});

const LineSchema = z.union([
  Template,
  z.tuple([Template, Template]),
  z.tuple([Template, Template, z.string()]),
]);

/** How a picture shows the amount `shown`, and how it is read: parts of the draw, the params, the proof and the working. */
const ReadingSchema = z.strictObject({
  draw: z.record(z.string(), FormulaText),
  /** What only the picture shows. */
  params: z.record(z.string(), FormulaText),
  fact: z.string(),
  lines: z.array(LineSchema),
});

/** All fields of a row. Rows take what they do not have from the shared rows that they name in `use`. */
export const TaskRowSchema = z.strictObject({
  id: z.string(),
  /** None where the statements follow from the cell. */
  statements: z.array(z.enum(STATEMENTS.map(({ id }) => id))),
  levels: z.array(z.enum(PROFICIENCY_LEVELS)).check(z.minLength(1)),
  /** Words that the texts and formulas of the row name. */
  words: Words,
  /** How many are drawn, as A, B, C and D; two where no number stands. */
  people: z.optional(z.number()),
  /** One of them is drawn for each item. */
  rows: z.array(Words),
  /** Drawn or worked out in this order. */
  draw: z.record(z.string(), FormulaText),
  reading: z.optional(ReadingSchema),
  /** Conditions of the draw. */
  when: z.array(FormulaText),
  key: z.optional(FormulaText),
  style: z.optional(z.string()),
  choices: z.optional(ChoicesSchema),
  story: z.array(Template),
  ask: Template,
  blank: Template,
  /** What the item shows, by the names that the proof knows. */
  params: z.union([z.array(z.string()), z.record(z.string(), FormulaText)]),
  drawn: z.optional(z.array(z.string())),
  proof: ProofSchema,
  work: z.array(LineSchema),
  hints: z.tuple([Template, Template, Template]),
  /** What is said to it, and the value. */
  wrongs: z.array(z.tuple([Template, FormulaText])),
  /** What a wrong value `it` must fulfil beside being writable. */
  wrongsFit: z.optional(FormulaText),
  /** A drawing by its name in `drawings.ts`, with what it shows. */
  drawing: z.optional(z.record(z.string(), z.string())),
});
export type TaskRow = z.infer<typeof TaskRowSchema>;

/** Some fields of rows. It may take others from shared rows in turn. */
const SharedSchema = z.strictObject({
  ...z.partial(TaskRowSchema).shape,
  use: z._default(z.array(z.string()), []),
});

const PartSchema = z.strictObject({
  ...SharedSchema.shape,
  /** The row once for each of them, with what each has of its own. */
  each: z.optional(z.array(z.partial(TaskRowSchema))),
});
export type TaskPart = z.infer<typeof PartSchema>;

/** A file of rows, by cell. */
export const SheetSchema = z.strictObject({
  shared: z._default(z.record(z.string(), SharedSchema), {}),
  cells: z.array(
    z.strictObject({
      grade: z.enum(GRADE_LEVELS),
      subStrandId: z.string(),
      heuristicId: z.enum(HEURISTIC_IDS),
      /** How its rows stand to the syllabus of the grade, where they are not of it. */
      scope: z.optional(z.enum(['extension', 'over-range', 'revision'])),
      tasks: z.array(PartSchema),
    }),
  ),
});
export type Sheet = z.infer<typeof SheetSchema>;
