import type { Agreement, MarkAgreement } from '@sumfox/contracts/analytics/agreement.endpoints';
import { QuestionKindSchema } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';

const AgreementRowSchema = z.object({
  /** Null for the total. */
  question_type: z.nullable(QuestionKindSchema),
  verified: z.int(),
  agreed: z.int(),
  too_strict: z.int(),
  too_generous: z.int(),
  voided: z.int(),
});

const NOTHING: Agreement = { verified: 0, agreed: 0, tooStrict: 0, tooGenerous: 0, voided: 0 };

/** Agreement of marks with reviewers' verdicts, in total and by question type. */
export async function getAgreement(em: EntityManager): Promise<MarkAgreement> {
  // SQL: the ORM counts no groups by several conditions at once.
  const rows = await readRows(
    em,
    AgreementRowSchema,
    `select question_type, count(*)::int as verified,
       count(*) filter (where verdict = 'approve')::int as agreed,
       count(*) filter (where verdict = 'correct' and marks_given > marks_before)::int as too_strict,
       count(*) filter (where verdict = 'correct' and marks_given < marks_before)::int as too_generous,
       count(*) filter (where verdict = 'void')::int as voided
     from mark_verdicts group by grouping sets ((), (question_type)) order by question_type`,
  );
  const total = rows.find((row) => row.question_type === null);
  return {
    ...(total ? toAgreement(total) : NOTHING),
    byType: rows.flatMap(({ question_type: questionType, ...row }) =>
      questionType === null ? [] : [{ questionType, ...toAgreement(row) }],
    ),
  };
}

function toAgreement({
  verified,
  agreed,
  too_strict,
  too_generous,
  voided,
}: Omit<z.output<typeof AgreementRowSchema>, 'question_type'>): Agreement {
  return { verified, agreed, tooStrict: too_strict, tooGenerous: too_generous, voided };
}
