import {
  AnswerFormSchema,
  type AnswerPolicy,
  type MarkOutcome,
} from '@sumfox/contracts/question/answer-policy';
import * as z from 'zod/mini';
import { derivePolicy } from './derive-policy.js';
import { toMarker, type ExpectedAnswer } from './mark-answer.js';
import { isWorse, type ReasonCode } from './verdict.js';

const OptionsSchema = z.object({
  simplestForm: z.optional(z.boolean()),
  unitRequired: z.optional(z.boolean()),
  tolerance: z.optional(z.number()),
  caseSensitive: z.optional(z.boolean()),
  acceptedAnswers: z.optional(z.array(z.string())),
  questionText: z.optional(z.string()),
  form: z.optional(AnswerFormSchema),
  unit: z.optional(z.string()),
  ordered: z.optional(z.boolean()),
  decimalPlaces: z.optional(z.int()),
  options: z.optional(z.array(z.string())),
});

/** One worked case: a model answer, what a pupil typed, and what the author settled about reading it. */
export const MarkingCaseSchema = z.object({
  id: z.string(),
  expected: z.union([z.string(), z.array(z.string())]),
  student: z.union([z.string(), z.array(z.string())]),
  opts: z.optional(OptionsSchema),
});
export type MarkingCase = z.infer<typeof MarkingCaseSchema>;

/** The four words of the worked cases; what cannot be read counts as incorrect there. */
export type CaseVerdict = 'correct' | 'incorrect' | 'correct-value-wrong-form' | 'correct-value-missing-unit';

/** The judgement on one case. */
export interface MarkedCase {
  readonly id: string;
  readonly verdict: CaseVerdict;
  readonly reasonCode: ReasonCode;
  readonly readAs: string | null;
}

const WORDS: Readonly<Record<MarkOutcome, CaseVerdict>> = {
  correct: 'correct',
  incorrect: 'incorrect',
  unreadable: 'incorrect',
  'right-value-wrong-form': 'correct-value-wrong-form',
  'right-value-missing-unit': 'correct-value-missing-unit',
};

/** Marks one case; a case of several blanks is as good as its worst blank. */
export function markCase(one: MarkingCase): MarkedCase {
  return prepareCase(one)();
}

/** Derives the policies of a case, as is done when a question is made; what comes back does the marking alone. */
export function prepareCase(one: MarkingCase): () => MarkedCase {
  const expected = typeof one.expected === 'string' ? [one.expected] : one.expected;
  const student = typeof one.student === 'string' ? [one.student] : one.student;
  const hasSameCount = expected.length === student.length;
  const markers = expected.map((answer, blank) =>
    toMarker(toExpected(answer, one.opts ?? {}, expected.length > 1 ? blank : undefined)),
  );
  const [only] = markers;
  const [text = ''] = student;
  if (only && markers.length === 1 && hasSameCount) {
    return () => {
      const { outcome, reasonCode, readAs } = only(text);
      return { id: one.id, verdict: WORDS[outcome], reasonCode, readAs };
    };
  }
  return () => {
    const verdicts = markers.map((mark, index) => mark(student[index] ?? ''));
    const worst = verdicts.reduce((a, b) => (isWorse(b.outcome, a.outcome) ? b : a));
    return {
      id: one.id,
      verdict: hasSameCount ? WORDS[worst.outcome] : 'incorrect',
      reasonCode: hasSameCount ? worst.reasonCode : 'extra-part',
      readAs: verdicts.every((verdict) => verdict.readAs === null)
        ? null
        : verdicts.map((verdict) => verdict.readAs ?? '?').join(', '),
    };
  };
}

function toExpected(
  expected: string,
  options: z.infer<typeof OptionsSchema>,
  blank: number | undefined,
): ExpectedAnswer {
  const overrides: Partial<AnswerPolicy> = {};
  if (options.form !== undefined) overrides.form = options.form;
  if (options.unit !== undefined) overrides.unit = options.unit;
  if (options.ordered !== undefined) overrides.ordered = options.ordered;
  if (options.simplestForm !== undefined) overrides.simplestForm = options.simplestForm;
  if (options.unitRequired !== undefined) overrides.unitRequired = options.unitRequired;
  if (options.decimalPlaces !== undefined) overrides.decimalPlaces = options.decimalPlaces;
  if (options.tolerance !== undefined) overrides.tolerance = String(options.tolerance);
  const policy = derivePolicy({
    modelAnswer: expected,
    stem: options.questionText ?? '',
    ...(blank === undefined ? {} : { blank }),
    options: options.options,
    caseSensitive: options.caseSensitive,
    overrides,
  });
  return { expected, acceptedAnswers: options.acceptedAnswers ?? [], policy };
}
