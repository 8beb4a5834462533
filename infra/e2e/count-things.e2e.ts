import { renderDrawing } from '@sumfox/question-engine/drawing/render-drawing';
import { PaperPage } from './paper-page.ts';
import { comeToRest } from './page-rest.ts';
import { post } from './practised-paper.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { PHONE, TABLET } from './sizes.ts';

test('a child of Primary 1 counts the things of a drawing by tapping them', async ({
  page,
  database,
  look,
}) => {
  const pupil = await database.addPupil({ gradeLevel: 'Primary 1' });
  await signIn(page, pupil.username);
  await page.goto('/');
  const { assessment } = await post<{ assessment: { assessmentId: number } }>(
    page,
    '/api/assessments/create',
    { type: 'adaptive' },
  );
  const [first] = await database.listQuestions(assessment.assessmentId);
  const shapes = Array.from({ length: 12 }, () => 'circle' as const);
  const visual = renderDrawing({ kind: 'shape-row', shapes, scattered: true });
  // Another first question might be answered by touch, which takes the place of counting.
  const { manipulative: _, ...plain } = first!.question;
  const question = { ...plain, questionText: 'How many circles are there?', visual };
  await database.assessmentRows(
    'update paper_questions set question = $2 where paper_id = $1 and question_index = 0',
    [assessment.assessmentId, JSON.stringify(question)],
  );

  for (const [name, size] of [
    ['tablet', TABLET],
    ['phone', PHONE],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(`/assessment/${assessment.assessmentId}`);
    await new PaperPage(page).expectQuestion(1);
    const touch = page.getByRole('slider', { name: 'Tap to count.' });
    await expect(touch).toBeVisible();
    await comeToRest(page);
    const box = (await touch.boundingBox())!;
    const [svg] = await page.locator('.countable figure svg').evaluateAll((all) =>
      all.map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return { left, top, width, height };
      }),
    );
    // The marks lie over the drawing.
    expect(Math.abs(box.width - svg!.width)).toBeLessThan(2);
    expect(Math.abs(box.height - svg!.height)).toBeLessThan(2);
    const [, wide = 0, drawn = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(visual.svg)!.map(Number);
    const scale = Math.min(box.width / wide, box.height / drawn);
    const left = box.x + (box.width - wide * scale) / 2;
    const top = box.y + (box.height - drawn * scale) / 2;
    for (const [x, y, width, height] of visual.things!.slice(0, 7))
      // A little beside its middle, as a finger is.
      await page.mouse.click(left + (x + width * 0.7) * scale, top + (y + height * 0.7) * scale);
    await expect(touch).toHaveAttribute('aria-valuetext', '7 counted');
    await touch.press('ArrowRight');
    await expect(touch).toHaveAttribute('aria-valuetext', '8 counted');
    await look(`counting-${name}`);
  }
  const [stored] = await database.assessmentRows<{ count: number }>(
    "select count(*)::int from paper_responses where paper_id = $1 and given_answer ->> 'answer' <> ''",
    [assessment.assessmentId],
  );
  expect(stored?.count).toBe(0);
});
