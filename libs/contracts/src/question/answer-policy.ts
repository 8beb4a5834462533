import * as z from 'zod/mini';

/**
 * How an answer that was drawn is compared; its text is that of `drawn-text.ts`. Equal drawings have equal worth: what
 * the stem leaves open, such as which parts are shaded, is not compared.
 */
export const DrawnPolicySchema = z.discriminatedUnion('kind', [
  /** `(3, 4)`: the same point of the grid. */
  z.strictObject({ kind: z.literal('point') }),
  /** `parts 1, 4`: as many different ones of these equal parts, whichever they are. */
  z.strictObject({ kind: z.literal('parts'), of: z.int().check(z.gte(2)) }),
  /** `squares a1, b2`: the same squares; those that were shaded from the start may be named again. */
  z.strictObject({ kind: z.literal('squares'), given: z.array(z.string()) }),
  /** `35`: the value at which the bar ends. */
  z.strictObject({ kind: z.literal('bar') }),
  /** `7 cm`: the length, within the policy's `tolerance` in its unit. */
  z.strictObject({ kind: z.literal('line') }),
  /** `50° to the left of OA`: the size, within the policy's `tolerance` in degrees; the side is not compared. */
  z.strictObject({ kind: z.literal('angle') }),
]);
export type DrawnPolicy = z.infer<typeof DrawnPolicySchema>;

/** A form that a stem may ask for. */
export const AnswerFormSchema = z.enum([
  'fraction',
  'mixed',
  'improper',
  'decimal',
  'percent',
  'time12',
  'time24',
  'words',
  'figures',
  'product-of-primes',
]);
export type AnswerForm = z.infer<typeof AnswerFormSchema>;

/**
 * How one answer is read and compared. Derived once from the model answer and the stem when an item is made, stored
 * with it and shown to reviewers; not derived at marking time.
 */
export const AnswerPolicySchema = z.strictObject({
  /** Raised when the meaning of a field changes; a stored policy is always read by the rules of its version. */
  version: z.literal(1),
  /** The grammar of the model answer. */
  type: z.enum([
    'number',
    'percent',
    'money',
    'measure',
    'time-of-day',
    'duration',
    'ratio',
    'quotient-remainder',
    'list',
    'labelled-set',
    'algebra',
    'choice',
    'words',
    'date',
    'text',
    'drawing',
  ]),
  /** The form the stem asks for; null when any form of the right value counts. */
  form: z.nullable(AnswerFormSchema),
  /** Fractions and ratios must be in lowest terms. */
  simplestForm: z.boolean(),
  /**
   * The unit the stem fixes, such as `cm`, or the units of a compound answer in falling order, such as `h min`;
   * another unit of the same quantity is then the wrong form.
   */
  unit: z.nullable(z.string()),
  /** A bare number lacks its unit (PSLE usually prints the unit, so the default is false). */
  unitRequired: z.boolean(),
  /** Absolute, inclusive, as an exact rational such as `1/10`; null when the value must be exact. */
  tolerance: z.nullable(z.string()),
  /** Decimal places that must be shown. */
  decimalPlaces: z.nullable(z.int().check(z.gte(0), z.lte(9))),
  /** A list must keep its order. */
  ordered: z.boolean(),
  caseSensitive: z.boolean(),
  /** Options of a multiple-choice item in order A, B, C, D; null otherwise. */
  options: z.nullable(z.array(z.string())),
  /** Words of the question's sentence that may surround a bare number ("24 pupils", "Ali has 24 left"). */
  nouns: z.array(z.string()),
  /**
   * Other names of the stem or the offer that a misspelt name might mean. Absent where the answer is no name, and in
   * older policies, where a name counts only as spelt.
   */
  rivals: z.optional(z.array(z.string())),
  /** Divisor in the stem, to distinguish `12 3/5` from a wrong `12 r 3`; null when unknown. */
  divisor: z.nullable(z.string()),
  /** The letter of an algebraic answer; null for any other type. */
  letter: z.nullable(z.string()),
  /** What is drawn; absent unless `type` is `drawing`. */
  drawn: z.optional(DrawnPolicySchema),
});
export type AnswerPolicy = z.infer<typeof AnswerPolicySchema>;

/** Outcome of a marked answer. `unreadable` costs no mark before the pupil was asked again. */
export const MARK_OUTCOMES = [
  'correct',
  'right-value-wrong-form',
  'right-value-missing-unit',
  'incorrect',
  'unreadable',
] as const;
export type MarkOutcome = (typeof MARK_OUTCOMES)[number];
export const MarkOutcomeSchema = z.enum(MARK_OUTCOMES);
