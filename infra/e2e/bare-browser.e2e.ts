import type { Page } from '@playwright/test';
import { PaperPage } from './paper-page.ts';
import { comeToRest } from './page-rest.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { giveVoice } from './silent-voice.ts';
import { toTypedAnswer } from './typed-answer.ts';

test('a browser without storage and without voices saves the work on the server and shows no speakers', async ({
  page,
  database,
  watch,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The user has switched it off.', 'SecurityError');
        },
      });
    for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance'])
      Object.defineProperty(window, name, { value: undefined });
  });
  const pupil = await database.addPupil({ gradeLevel: 'Primary 2' });
  await signIn(page, pupil.username);
  await page.goto('/');
  const paper = new PaperPage(page);
  const speakersOn = (shown: Page) => shown.getByRole('button', { name: /^(?:Read .* aloud|Stop reading)$/ });
  const expectNoSpeakers = async () => {
    await comeToRest(page);
    await expect(speakersOn(page)).toHaveCount(0);
  };
  const paperId = await paper.startFixed(database);
  await expectNoSpeakers();
  const [first, second] = await database.listQuestions(paperId);
  const answers = [first!, second!].map(({ question, scheme }) => toTypedAnswer(question, scheme, 'right'));

  await test.step('an answer is on the server, and is there after a reload', async () => {
    await paper.enter(answers[0]!);
    await paper.expectSaveState('Saved');
    await page.reload();
    await paper.expectEntered(answers[0]!);
  });

  await test.step('without internet too, the page says that the work is kept nowhere yet, and then saves it', async () => {
    await paper.nextTo(2);
    watch.setOffline(true);
    await page.context().setOffline(true);
    await paper.enter(answers[1]!);
    await paper.expectSaveState('Not saved yet. Keep this page open.');
    await page.context().setOffline(false);
    watch.setOffline(false);
    await paper.expectSaveState('Saved');
    const rows = await database.assessmentRows(
      'select question_index from paper_responses where paper_id = $1 order by question_index',
      [paperId],
    );
    expect(rows).toEqual([{ question_index: 0 }, { question_index: 1 }]);
  });

  await page.goto('/');
  await expect(page.getByText('2 are done. We go on there.')).toBeVisible();
  await expectNoSpeakers();

  await test.step('a browser with a voice shows speakers on the same pages', async () => {
    const voiced = await page.context().newPage();
    await giveVoice(voiced);
    for (const address of ['/', `/assessment/${paperId}`]) {
      await voiced.goto(address);
      await expect(speakersOn(voiced).first()).toBeVisible();
    }
    await voiced.close();
  });
});
