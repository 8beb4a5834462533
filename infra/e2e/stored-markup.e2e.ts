import type { Page } from '@playwright/test';
import { ALL_MARKUP, HOSTILE_SVG, MARKUP_VECTORS, NAME_MARKUP } from './markup-vectors.ts';
import { linkedParent } from './people.ts';
import { post } from './practised-paper.ts';
import { type ProductDatabase, expect, signIn, test } from './product.fixture.ts';
import { takeDiagnostic } from './taken-paper.ts';

/** Puts markup into every text of a paper's first question, as a broken bank, marker or model could. */
async function plantInPaper(database: ProductDatabase, paperId: number): Promise<void> {
  const [first] = await database.listQuestions(paperId);
  if (!first) throw new Error('the paper has no question');
  const { question, scheme } = first;
  const options = ['A', 'B', 'C', 'D'] as const;
  const planted = {
    ...question,
    questionText: ALL_MARKUP,
    questionType: 'mcq',
    blankCount: 0,
    answerCount: 1,
    answerLabels: null,
    answerUnit: null,
    subStrandDisplayName: ALL_MARKUP,
    heuristicDisplayName: ALL_MARKUP,
    scaffoldingHints: [ALL_MARKUP],
    mcqOptions: options.map((label) => ({ label, text: ALL_MARKUP })),
    visual: { svg: HOSTILE_SVG, alt: ALL_MARKUP },
  };
  const [part] = scheme.parts;
  const key = {
    ...scheme,
    questionType: 'mcq',
    modelAnswer: ALL_MARKUP,
    parts: [{ ...part, expected: 'A', acceptedAnswers: [ALL_MARKUP] }],
    solutionSteps: [ALL_MARKUP],
    misconceptions: [{ code: 'planted', explanation: ALL_MARKUP, answer: ALL_MARKUP }],
  };
  for (const [text, value] of [
    ['update paper_questions set question = $2 where paper_id = $1 and question_index = 0', planted],
    ['update paper_mark_schemes set scheme = $2 where paper_id = $1 and question_index = 0', key],
  ] as const)
    await database.assessmentRows(text, [paperId, JSON.stringify(value)]);
  await database.assessmentRows(
    `update question_results set feedback = $2, suggestions = jsonb_build_array($2::text), read_as = $2,
       is_correct = false, outcome = 'incorrect', marks_awarded = 0, misconception_code = 'planted',
       working_marks = jsonb_build_array(jsonb_build_object('label', $2::text, 'marks', 1, 'followedThrough', false))
     where paper_id = $1 and question_index = 0`,
    [paperId, ALL_MARKUP],
  );
}

/** Opens a page and checks that the planted text shows as text only. */
async function expectWords(page: Page, path: string, inSight = true): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (inSight) await expect(page.locator('body')).toContainText(/alert\(\d+\)/);
  await expectInert(page, path);
}

async function expectInert(page: Page, where: string): Promise<void> {
  const alive = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const loads = ['src', 'href', 'xlink:href', 'srcdoc', 'data', 'action', 'style', 'fill', 'filter'];
        const isForeign =
          loads.includes(name) && /elsewhere\.example|javascript:|srcdoc|data:image\/svg/.test(value);
        if (name.startsWith('on') || isForeign)
          found.push(`${element.tagName} ${name}="${value.slice(0, 60)}"`);
      }
      if (/^(iframe|object|embed|base|foreignobject|handler|feimage|math|video)$/i.test(element.tagName))
        found.push(element.tagName);
    }
    return found;
  });
  expect([where, alive]).toEqual([where, []]);
}

test('fault 28: markup in stored texts is shown as text and not executed', async ({
  page,
  pupil,
  database,
}) => {
  test.slow();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await database.rename(pupil, NAME_MARKUP);
  const parent = await linkedParent(page, [pupil]);
  let paperId = 0;

  await test.step('to the child', async () => {
    await signIn(page, pupil.username);
    await page.goto('/');
    paperId = await takeDiagnostic(page, database);
    await plantInPaper(database, paperId);
    const { assessment } = await post<{ assessment: { assessmentId: number } }>(
      page,
      '/api/assessments/create',
      {
        type: 'adaptive',
      },
    );
    await plantInPaper(database, assessment.assessmentId);
    await expectWords(page, '/');
    await expectWords(page, '/profile');
    await expectWords(page, `/assessment/${assessment.assessmentId}`);
    await expect(page.getByText('The picture cannot be shown.').first()).toBeVisible();
    await expectWords(page, `/assessment/${paperId}/review?question=1`);
    await expect(page.getByText('The picture cannot be shown.').first()).toBeVisible();
    await expectWords(page, '/my-mistakes');
    await post(page, '/api/auth/logout', {});
  });

  await test.step('to the parent', async () => {
    await signIn(page, parent);
    for (const vector of MARKUP_VECTORS)
      await post(page, '/api/topics', {
        name: vector.slice(0, 120),
        description: vector,
        gradeLevel: 'Primary 5',
        difficultyLevel: 3,
        modelQuestions: [{ question: vector, difficulty: 3 }],
        modelAnswers: [{ answer: vector, explanation: vector }],
      });
    await expectWords(page, '/topic-management', false);
    for (const tab of ['Categories', 'Similarities', 'Manage Topics']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expectInert(page, tab);
    }
    const more = page.getByRole('button', { name: /^Show more topics/ });
    // The list has several pages and may still be loading.
    await expect(more).toBeVisible();
    while (await more.isVisible()) await more.click();
    await expectInert(page, 'all topics');
    const words = await page.locator('main').innerText();
    expect(MARKUP_VECTORS.filter((vector) => !words.includes(vector.slice(0, 120)))).toEqual([]);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^v7 / }) });
    await card.getByRole('button', { name: /^View/ }).click();
    await expect(page.getByRole('dialog')).toContainText('alert');
    await expectInert(page, 'one topic');
    for (const path of ['/', `/student-profile/${pupil.id}`, `/child-progress/${pupil.id}`, '/reports'])
      await expectWords(page, path);
    await post(page, '/api/auth/logout', {});
  });

  await test.step('to the admin', async () => {
    await signIn(page, 'admin');
    await expectWords(page, '/user-management', false);
    // Other journeys make accounts too, so the list has more than one page of them.
    await page.getByLabel('Search').fill(pupil.username);
    await expect(page.getByRole('row').filter({ hasText: pupil.username })).toContainText(/alert\(\d+\)/);
    await expectInert(page, 'one user');
    for (const path of ['/topic-management', '/audit-log', '/question-management'])
      await expectWords(page, path, false);
  });

  expect(dialogs).toEqual([]);
});
