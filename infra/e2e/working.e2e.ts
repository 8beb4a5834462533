import type { Locator, Page } from '@playwright/test';
import { PaperPage } from './paper-page.ts';
import { comeToRest } from './page-rest.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { toTypedAnswer } from './typed-answer.ts';

/** Draws through these places of the paper, from 0 to 1 of its width and height. */
async function draw(
  page: Page,
  canvas: Locator,
  places: readonly (readonly [number, number])[],
  tool: 'mouse' | 'stylus' = 'mouse',
): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  if (tool === 'stylus') {
    const session = await page.context().newCDPSession(page);
    for (const [i, [x, y]] of [...places, places.at(-1)!].entries())
      await session.send('Input.dispatchMouseEvent', {
        type: i === 0 ? 'mousePressed' : i === places.length ? 'mouseReleased' : 'mouseMoved',
        x: box.x + x * box.width,
        y: box.y + y * box.height,
        pointerType: 'pen',
        button: 'left',
        buttons: i === places.length ? 0 : 1,
        force: 0.5,
      });
    await session.detach();
    return;
  }
  for (const [i, [x, y]] of places.entries()) {
    await page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: i === 0 ? 1 : 8 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** How many pixels of the paper carry ink, and how many it has to a pixel of the page. */
function inkOn(canvas: Locator): Promise<{ inked: number; density: number }> {
  return canvas.evaluate((paper) => {
    if (!(paper instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const { data } = paper.getContext('2d')!.getImageData(0, 0, paper.width, paper.height);
    let inked = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at]! > 100) inked += 1;
    return { inked, density: paper.width / paper.clientWidth };
  });
}

test("a pupil's drawings and bars persist, appear on another device, and show in the review", async ({
  page,
  pupil,
  database,
  browser,
  look,
}) => {
  const paper = new PaperPage(page);
  const canvas = page.locator('canvas');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await signIn(page, pupil.username);
  await page.goto('/');
  const paperId = await paper.start();
  const questions = await database.listQuestions(paperId);
  const stored = async () => {
    const [row] = await database.assessmentRows<{ png: Buffer }>(
      'select png from response_drawings where paper_id = $1 and question_index = 0',
      [paperId],
    );
    return row?.png ?? null;
  };
  let png: Buffer;

  await test.step('a drawing is saved as a picture without anything else in it', async () => {
    await paper.show('Working');
    await tab('Draw').click();
    await expect(canvas).toBeVisible();
    await draw(page, canvas, [
      [0.1, 0.2],
      [0.5, 0.2],
      [0.5, 0.6],
      [0.1, 0.6],
      [0.1, 0.2],
    ]);
    await draw(page, canvas, [
      [0.6, 0.3],
      [0.9, 0.8],
    ]);
    await expect(page.getByRole('img', { name: 'Your drawing' })).toBeVisible();
    await paper.expectSaveState('Saved');
    png = (await stored())!;
    expect(png.length).toBeLessThan(110 * 1024);
    expect(png.includes('sRGB')).toBe(false);
    const { density } = await inkOn(canvas);
    expect(density).toBeCloseTo(await page.evaluate(() => devicePixelRatio), 1);
    await look('drawing');
  });

  await test.step('undo and clear can be taken back', async () => {
    const whole = (await inkOn(canvas)).inked;
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect((await inkOn(canvas)).inked).toBeLessThan(whole);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    expect((await inkOn(canvas)).inked).toBe(whole);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    expect((await inkOn(canvas)).inked).toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect((await inkOn(canvas)).inked).toBe(whole);
  });

  await test.step('bars are built beside it', async () => {
    await tab('Bars').click();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name of this bar' }).fill('Ali');
    await page.getByRole('textbox', { name: 'Write in this part' }).fill('24');
    await expect(page.getByRole('radio', { name: 'Ali, part 1 of 1, 24' })).toBeVisible();
    await look('bars');
    await expect(async () => expect((await stored())!.equals(png)).toBe(false)).toPass();
  });

  await test.step('both are there after turning away and back, after a turn of the screen, and after a reload', async () => {
    await tab('Draw').click();
    const { inked } = await inkOn(canvas);
    await paper.goTo(2);
    await paper.goTo(1);
    await paper.show('Working');
    // The way of showing it is remembered with the question.
    await expect(tab('Draw')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas).toBeVisible();
    await expect(async () => expect((await inkOn(canvas)).inked).toBe(inked)).toPass();

    const size = page.viewportSize()!;
    await page.setViewportSize({ width: size.height, height: size.width });
    await page.setViewportSize(size);
    await paper.show('Working');
    await expect(async () => expect((await inkOn(canvas)).inked).toBe(inked)).toPass();

    await page.reload();
    await paper.expectQuestion(1);
    await paper.show('Working');
    await expect(canvas).toBeVisible();
    await expect(async () => expect((await inkOn(canvas)).inked).toBe(inked)).toPass();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect((await inkOn(canvas)).inked).toBeLessThan(inked);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await tab('Bars').click();
    await expect(page.getByRole('radio', { name: 'Ali, part 1 of 1, 24' })).toBeVisible();
  });

  await test.step('another device shows the picture and can draw on', async () => {
    await paper.expectSaveState('Saved');
    const other = await browser.newPage({ viewport: { width: 1024, height: 768 } });
    await signIn(other, pupil.username);
    await other.goto(`/assessment/${paperId}`);
    const its = other.locator('canvas');
    const otherPaper = new PaperPage(other);
    await otherPaper.expectQuestion(1);
    await otherPaper.show('Working');
    await expect(its).toBeVisible();
    await expect(async () => expect((await inkOn(its)).inked).toBeGreaterThan(1_000)).toPass();
    const before = (await stored())!;
    await draw(other, its, [
      [0.7, 0.9],
      [0.95, 0.9],
    ]);
    await otherPaper.expectSaveState('Saved');
    expect((await stored())!.equals(before)).toBe(false);
    await other.close();
  });

  await test.step('it is handed in, and the review shows it', async () => {
    await paper.goTo(1);
    for (const [i, { question, scheme }] of questions.entries()) {
      if (i > 0) await paper.nextTo(i + 1);
      await paper.enter(toTypedAnswer(question, scheme, 'right'));
    }
    // The last stroke is made just before, by a stylus.
    await paper.goTo(2);
    await paper.show('Working');
    await tab('Draw').click();
    await draw(
      page,
      canvas,
      [
        [0.2, 0.5],
        [0.8, 0.5],
      ],
      'stylus',
    );
    await paper.submit();
    await expect(page.getByRole('heading', { name: 'Assessment Complete' })).toBeVisible();
    for (const number of [1, 2]) {
      await page.goto(`/assessment/${paperId}/review?question=${number}`);
      const picture = page.getByRole('img', { name: `Your drawing for question ${number}` });
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
      if (number === 1) await look('review');
    }
  });
});

test("the maths keypad writes a fraction and keeps the tablet's keyboard closed", async ({
  page,
  pupil,
  database,
  look,
}) => {
  const paper = new PaperPage(page);
  await signIn(page, pupil.username);
  await page.goto('/');
  const questions = await database.listQuestions(await paper.start());
  // An answer that is drawn has no keypad.
  const at = questions.findIndex(
    ({ question }) =>
      question.questionType === 'open-ended' && question.answerCount === 1 && !question.manipulative,
  );
  await paper.goTo(at + 1);
  await comeToRest(page);
  const open = page.getByRole('button', { name: 'Maths keys', exact: true });
  if (await open.isVisible()) await open.click();
  const keys = page.getByRole('group', { name: 'Maths keys' });
  const press = (name: string) => keys.getByRole('button', { name, exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Answer', exact: true });
  await expect(field).toHaveAttribute('inputmode', 'none');
  for (const key of ['2', 'mixed number', '3']) await press(key);
  await expect(field).toHaveValue('2 3/');
  await expect(keys.getByText('Top number, then the arrow.')).toBeVisible();
  await look('maths keys');
  for (const key of ['next place', '4']) await press(key);
  await expect(field).toHaveValue('2 3/4');
  await page.getByRole('button', { name: 'Hide maths keys' }).click();
  await expect(open).toBeVisible();
  await expect(field).not.toHaveAttribute('inputmode');
});
