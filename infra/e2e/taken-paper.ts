import { expect, type Page } from '@playwright/test';
import { post } from './practised-paper.ts';
import type { ProductDatabase } from './product.fixture.ts';

/** Hands in a diagnostic without a form; gives back its number once it is marked. */
export async function takeDiagnostic(page: Page, database: ProductDatabase): Promise<number> {
  const { assessment } = await post<{ assessment: { assessmentId: number } }>(
    page,
    '/api/assessments/create',
    { type: 'diagnostic' },
  );
  const id = assessment.assessmentId;
  const questions = await database.listQuestions(id);
  const answers = questions.map(({ question }) => ({
    questionId: question.id,
    ...(question.questionType === 'mcq' ? { selectedOption: 'A', answer: 'A' } : {}),
    ...(question.questionType === 'fill-in-the-blank'
      ? { blankAnswers: Array(question.blankCount).fill('1') }
      : {}),
    ...(question.questionType === 'open-ended' && question.answerCount > 1
      ? { answerParts: Array(question.answerCount).fill('1') }
      : { answer: question.questionType === 'mcq' ? 'A' : '1' }),
  }));
  await post(page, '/api/assessments/submit', { assessmentId: id, answers, timeSpent: 60 });
  await expect
    .poll(async () => {
      const rows = await database.assessmentRows<{ status: string }>(
        'select status from papers where id = $1',
        [id],
      );
      return rows[0]?.status;
    })
    .toBe('completed');
  return id;
}
