import type { TestInfo } from '@playwright/test';
import type { AnswerStyle } from '../faults/paper-driver.ts';
import { PLAIN_CONTEXT, USUAL_CONTEXT } from './context-options.ts';
import { PaperPage } from './paper-page.ts';
import { expect, PASSWORD, test, type ProductDatabase, type Pupil } from './product.fixture.ts';
import { toTypedAnswer, type TypedAnswer } from './typed-answer.ts';

const contextOf = ({ project }: TestInfo) => (project.name === 'phone' ? PLAIN_CONTEXT : USUAL_CONTEXT);

// As a pupil's browser has it on a tablet; on a phone the layout alone differs.
test.use({
  serviceWorkers: ({ browserName: _ }, use, info) => use(contextOf(info).serviceWorkers),
  contextOptions: ({ browserName: _ }, use, info) => use(contextOf(info).contextOptions),
});

/** Dealt round: every third answer is wrong, every third is right in another form. */
const STYLES: readonly AnswerStyle[] = ['right', 'equivalent', 'wrong'];

/** What never stands in an answer of the product before the paper is completed. */
const KEY_FIELDS =
  /"(isCorrect|acceptedAnswers|modelAnswer|expectedAnswer|solutionSteps|misconceptions|scheme|expected)"/;

interface Planned {
  style: AnswerStyle;
  typed: TypedAnswer;
  marks: number;
  modelAnswer: string;
  steps: string[];
}

async function planAnswers(database: ProductDatabase, paperId: number): Promise<Planned[]> {
  const rows = await database.listQuestions(paperId);
  return rows.map(({ question, scheme }, i) => {
    const style = STYLES[i % STYLES.length] ?? 'right';
    return {
      style,
      typed: toTypedAnswer(question, scheme, style),
      marks: question.marks,
      modelAnswer: scheme.modelAnswer,
      steps: scheme.solutionSteps,
    };
  });
}

function expectedOutcome(plan: readonly Planned[]): { score: number; awarded: number; possible: number } {
  const possible = plan.reduce((sum, { marks }) => sum + marks, 0);
  const awarded = plan.reduce((sum, { marks, style }) => sum + (style === 'wrong' ? 0 : marks), 0);
  return { score: Math.round((100 * awarded) / possible), awarded, possible };
}

/** Fractions are drawn and spoken, so only their figures can be looked for in the text of a page. */
const figures = (text: string) => text.replace(/\D/g, '');

async function signInByForm(page: PaperPage['page'], pupil: Pupil): Promise<void> {
  await page.getByLabel('Username').fill(pupil.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('a pupil takes the diagnostic, from the landing page to the changed home', async ({
  page,
  pupil,
  database,
  watch,
  look,
}) => {
  watch.keepAnswers(page);
  const paper = new PaperPage(page);
  let paperId = 0;
  let plan: Planned[] = [];
  let outcome = { score: 0, awarded: 0, possible: 0 };

  await test.step('comes in through the front door', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('landing');
    await page.getByRole('link', { name: 'Log In' }).first().click();
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Just looking around?' })).toBeVisible();
    await look('login');
    await signInByForm(page, pupil);
  });

  await test.step('sees the home with one thing to do', async () => {
    await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Start Your Learning Journey' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Math score' })).toHaveCount(0);
    await look('home-before');
  });

  await test.step('starts the diagnostic: one question per sub-strand', async () => {
    paperId = await paper.startFixed(database);
    plan = await planAnswers(database, paperId);
    expect(plan).toHaveLength(11);
    outcome = expectedOutcome(plan);
    await look('question-1');
    for (let hints = 0; hints < 2; hints += 1) {
      const more = page.getByRole('button', { name: /^(?:Show a|Next) hint/ });
      if (await more.isVisible()) await more.click();
    }
    await paper.enter(plan[0]!.typed);
    await paper.next();
    await paper.enter(plan[1]!.typed);
  });

  await test.step('is told which questions are missing, and is taken to the first', async () => {
    await paper.submit();
    const notice = page.getByRole('region', { name: 'Notices' });
    await expect(notice.getByText('Incomplete Assessment')).toBeVisible();
    await expect(
      notice.getByText('Questions 3, 4, 5, 6, 7, 8, 9, 10 and 11 still need an answer.'),
    ).toBeVisible();
    await paper.expectQuestion(3);
    await look('incomplete');
    expect(watch.submits).toBe(0);
  });

  await test.step('finds the work as it was after a reload', async () => {
    for (const number of [3, 4, 5]) {
      await paper.goTo(number);
      await paper.enter(plan[number - 1]!.typed);
    }
    await paper.show('Working');
    await page.getByRole('textbox', { name: 'Working' }).fill('I drew 3 units, then 15 ÷ 3 = 5');
    await paper.goTo(6);
    await page.reload();
    await paper.expectQuestion(6);
    await expect(page.getByText('Progress Restored', { exact: true })).toBeVisible();
    await paper.goTo(1);
    for (const number of [1, 2, 3, 4, 5]) {
      if (number > 1) await paper.nextTo(number);
      await paper.expectEntered(plan[number - 1]!.typed);
      await look(`answered-${number}`);
    }
    await paper.show('Working');
    await expect(page.getByRole('textbox', { name: 'Working' })).toHaveValue(
      'I drew 3 units, then 15 ÷ 3 = 5',
    );
  });

  await test.step('answers the rest', async () => {
    for (let number = 6; number <= plan.length; number += 1) {
      await paper.nextTo(number);
      await paper.enter(plan[number - 1]!.typed);
      await look(`answered-${number}`);
    }
    await paper.expectSaveState('Saved');
  });

  await test.step('has been told nothing of the key', async () => {
    const access = await page.request.get(`/api/assessments/access/${paperId}`);
    expect(access.status()).toBe(200);
    const texts = [...watch.answers.map(({ text }) => text), await access.text()];
    expect(texts.some((text) => text.includes('"questionText"'))).toBe(true);
    for (const text of texts) {
      expect(text).not.toMatch(KEY_FIELDS);
      for (const step of plan.flatMap(({ steps }) => steps)) expect(text).not.toContain(JSON.stringify(step));
    }
  });

  await test.step('hands in with a double click, and it counts once', async () => {
    await paper.submitButton().dblclick();
    await expect(page.getByRole('heading', { name: 'Assessment Complete' })).toBeVisible();
    const [counts] = await database.assessmentRows<{ submissions: number; results: number }>(
      `select (select count(*)::int from submissions where paper_id = $1) as submissions,
         (select count(*)::int from question_results where paper_id = $1) as results`,
      [paperId],
    );
    expect(counts).toEqual({ submissions: 1, results: plan.length });
    expect(watch.submits).toBe(1);
  });

  await test.step('sees the result as computed from the mark scheme', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText(`${outcome.awarded} of ${outcome.possible} marks`)).toBeVisible();
    await expect(main.getByText(`${outcome.score}%`).first()).toBeVisible();
    for (const [i, { style }] of plan.entries()) {
      const bubble = page.getByRole('link', { name: new RegExp(`^Question ${i + 1}: `) });
      const name = style === 'wrong' ? /: (Not yet|Almost)$/ : /: Right$/;
      await expect(
        bubble,
        `question ${i + 1}, ${style}: ${JSON.stringify(plan[i]!.typed)}`,
      ).toHaveAccessibleName(name);
    }
    await look('result');
  });

  await test.step('reads the worked solutions beside the own answers', async () => {
    await page.getByRole('button', { name: 'Review Your Answers and Solutions' }).click();
    for (const [i, { typed, modelAnswer, steps, style }] of plan.entries()) {
      await expect(page.getByRole('heading', { name: `Question ${i + 1}` })).toBeVisible();
      const solution = page.getByRole('region', { name: 'Model answer' });
      expect(figures((await solution.textContent()) ?? '')).toContain(figures(modelAnswer));
      await expect(solution.getByRole('listitem')).toHaveCount(steps.length);
      const own = page.getByRole('definition').first();
      const lines = 'choose' in typed ? [typed.choose] : typed.write;
      for (const line of lines) {
        const text = (await own.textContent()) ?? '';
        if ('choose' in typed) expect(text).toContain(`${line}.`);
        else expect(figures(text)).toContain(figures(line));
      }
      if (i < 3) await look(`review-${style}`);
      if (i < plan.length - 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
  });

  await test.step('finds the home changed', async () => {
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Math score' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Math score' })).toContainText(`${outcome.score}%`);
    await expect(page.getByRole('heading', { name: 'Start Your Learning Journey' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^1\s*Assessments this week/ })).toBeVisible();
    const recent = page.getByRole('region', { name: 'Recent Assessments' });
    await expect(recent.getByText(`#${paperId}`).first()).toBeVisible();
    await expect(recent.getByText(`${outcome.score}%`)).toBeVisible();
    await look('home-after');
  });

  await test.step('sees both axes in My Progress', async () => {
    for (const tab of ['concepts', 'problem-solving', 'past']) {
      await page.goto(`/my-progress?tab=${tab}`);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await look(`progress-${tab}`);
    }
  });

  await test.step('gets the stored outcome when the same paper is handed in again', async () => {
    const again = await page.request.post('/api/assessments/submit', {
      data: { assessmentId: paperId, answers: [] },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(again.status()).toBe(200);
    expect(await again.json()).toMatchObject({ status: 'completed', score: outcome.score });
    await page.goto(`/assessment/${paperId}`);
    await expect(page.getByRole('heading', { name: 'Assessment Complete' })).toBeVisible();
  });
});
