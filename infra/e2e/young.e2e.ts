import type { Page } from '@playwright/test';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { openMenu, PANEL } from './comfort-panel.ts';
import { PaperPage } from './paper-page.ts';
import { post, practised } from './practised-paper.ts';
import { expect, type ProductDatabase, signIn, test } from './product.fixture.ts';
import { PHONE, TABLET } from './sizes.ts';
import { listPoorTargets } from './tap-targets.ts';

const YOUNG_GRADES = ['Primary 1', 'Primary 2'] as const satisfies readonly GradeLevel[];

/** The day of today in Singapore, as an address names it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(new Date());

interface YoungPapers {
  done: number;
  open: number;
}

/** Weeks of practice, so that each page has a figure to show: answers enough in every topic, right ones and others. */
async function practise(page: Page, database: ProductDatabase, topic: string): Promise<YoungPapers> {
  await practised(page, database, { type: 'diagnostic' }, ['right', 'wrong'], 6);
  for (const daysAgo of [4, 3, 2]) {
    const focusArea = { subStrandIds: [topic], heuristicIds: [] };
    await practised(page, database, { type: 'targeted', focusArea }, ['wrong', 'right', 'wrong'], daysAgo);
  }
  const done = await practised(page, database, { type: 'adaptive' }, ['right', 'wrong', 'right'], 0);
  const { assessment } = await post<{ assessment: { assessmentId: number } }>(
    page,
    '/api/assessments/create',
    { type: 'adaptive' },
  );
  return { done, open: assessment.assessmentId };
}

/** Every address a pupil can go to. */
const listAddresses = ({ done, open }: YoungPapers): string[] => [
  '/',
  '/dashboard',
  '/dashboard-og',
  ...[1, 2, 3, 4, 5, 6].map((n) => `/dashboard-demo-${n}`),
  '/welcome',
  '/my-progress',
  '/my-progress?tab=problem-solving',
  '/my-progress?tab=activity',
  '/my-progress?tab=past',
  '/my-mistakes',
  '/my-den',
  '/my-look',
  '/assessment-selection',
  '/dual-proficiency',
  `/day/${today()}`,
  '/profile',
  `/assessment/${open}`,
  `/assessment/${done}`,
  `/assessment/${done}/review`,
  '/nowhere',
];

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What a pupil reads on the page or hears of it that is a percentage; a bar without words is read as one. */
async function listPercentages(page: Page): Promise<string[]> {
  const names = await page.locator('body').ariaSnapshot();
  const seen = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'placeholder'];
    const all = [...document.body.querySelectorAll('*')];
    return [
      ...document.body.innerText.split('\n'),
      document.title,
      ...all.flatMap((each) => spoken.map((name) => each.getAttribute(name) ?? '')),
      ...all
        .filter((each) => each.hasAttribute('aria-valuenow') && !each.hasAttribute('aria-valuetext'))
        .filter((each) => each.closest('[aria-hidden="true"]') === null)
        .map((each) => `${each.getAttribute('aria-valuenow')}% ${each.className}`),
    ];
  });
  return [...names.split('\n'), ...seen].filter((text) => /%|per ?cent/i.test(text));
}

for (const gradeLevel of YOUNG_GRADES)
  test(`a pupil of ${gradeLevel} reads no percentage on any page`, async ({ page, database, look }) => {
    test.slow();
    const [topic] = listSubStrands(gradeLevel);
    const pupil = await database.addPupil({ gradeLevel });
    await signIn(page, pupil.username);
    await page.goto('/');
    const papers = await practise(page, database, topic!.id);
    for (const address of listAddresses(papers)) {
      await goTo(page, address);
      expect(await listPercentages(page), address).toEqual([]);
    }

    await test.step('nor in what opens on the pages', async () => {
      await goTo(page, '/my-progress');
      const row = page.getByRole('button', { name: new RegExp(`^${topic!.name}`) });
      await expect(row).toContainText(/\d+ of \d+ right/);
      await row.click();
      await expect(page.getByRole('list', { name: /day by day$/ })).toBeVisible();
      expect(await listPercentages(page), 'a row of My Progress').toEqual([]);
      await page.waitForLoadState('networkidle');
      await look(`progress-${gradeLevel.at(-1)}`);
      await openMenu(page, PANEL);
      await expect(page.getByRole('dialog', { name: PANEL })).toBeVisible();
      expect(await listPercentages(page), PANEL).toEqual([]);
    });
  });

/** Texts that are not the pages' own: of a question, of a topic, of a person, and the date that a day has for a voice. */
const FOREIGN =
  '.question__scroller, .choices, .tray__words, .stop__name, .question__tag, .user-menu, .calendar__day';
/** The longest sentence for Primary 1 and 2, in words. */
const MOST_WORDS = 8;

/** Sentences that a young pupil reads on the page, apart from the texts of questions. */
function listSentences(page: Page): Promise<string[]> {
  return page.evaluate((foreign) => {
    const sentences = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, p, li, dt, dd, button, a, label, td, th',
    )) {
      const isOwn = element.querySelector('h1, h2, h3, p, li, dt, dd, button, a, label, td, th') === null;
      if (!isOwn || element.closest(foreign) !== null || !element.checkVisibility()) continue;
      for (const sentence of element.innerText.split(/(?<=[.!?])\s+|\n/))
        if (sentence.trim() !== '') sentences.add(sentence.trim());
    }
    return [...sentences];
  }, FOREIGN);
}

const countWords = (sentence: string): number => (sentence.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;

test('sentences for Primary 1 and 2 have at most eight words', async ({ page, database }, info) => {
  const pupil = await database.addPupil({ gradeLevel: 'Primary 1' });
  await signIn(page, pupil.username);
  await goTo(page, '/');
  const read = new Map<string, string[]>([['first home', await listSentences(page)]]);
  const papers = await practise(page, database, listSubStrands('Primary 1')[0]!.id);
  for (const [address, title] of [
    ['/', 'home'],
    ['/dashboard', 'dashboard'],
    [`/assessment/${papers.open}`, 'question'],
    [`/assessment/${papers.done}`, 'result'],
  ] as const) {
    await goTo(page, address);
    read.set(title, await listSentences(page));
  }
  const all = [...read].flatMap(([title, sentences]) => sentences.map((sentence) => ({ title, sentence })));
  const long = all.filter(({ sentence }) => countWords(sentence) > MOST_WORDS);
  const report = `${all.length - long.length} of ${all.length} sentences have at most ${MOST_WORDS} words`;
  console.log(`    ${report}`);
  info.annotations.push({ type: 'sentences', description: report });
  expect(long).toEqual([]);
});

for (const [size, name] of [
  [TABLET, 'tablet'],
  [PHONE, 'phone'],
] as const)
  test(`controls are large enough for Primary 1 and 2 on a ${name}`, async ({ page, database, look }) => {
    test.slow();
    await page.setViewportSize(size);
    const pupil = await database.addPupil({ gradeLevel: 'Primary 2' });
    await signIn(page, pupil.username);
    await page.goto('/');
    const { assessment } = await post<{ assessment: { assessmentId: number } }>(
      page,
      '/api/assessments/create',
      { type: 'diagnostic' },
    );
    const paper = new PaperPage(page);
    await goTo(page, `/assessment/${assessment.assessmentId}`);
    const total = (await database.listQuestions(assessment.assessmentId)).length;
    for (let number = 1; number <= total; number += 1) {
      if (number > 1) await page.keyboard.press('Alt+ArrowRight');
      await paper.expectQuestion(number);
      await page.waitForLoadState('networkidle');
      await look(`${name}-question-${number}`);
      expect.soft(await listPoorTargets(page), `question ${number}`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    }
    // The page must not save into a paper that is handed in beside it.
    await goTo(page, '/');
    const papers = await practise(page, database, listSubStrands('Primary 2')[0]!.id);
    for (const [address, title] of [
      ['/', 'home'],
      ['/dashboard', 'dashboard'],
      ['/my-look', 'look'],
      [`/assessment/${papers.done}`, 'result'],
      [`/assessment/${papers.open}`, 'practice'],
    ] as const) {
      await goTo(page, address);
      await look(`${name}-${title}`);
      expect.soft(await listPoorTargets(page), title).toEqual([]);
    }
  });

test('a pupil of Primary 3 reads percentages', async ({ page, database }) => {
  const pupil = await database.addPupil({ gradeLevel: 'Primary 3' });
  await signIn(page, pupil.username);
  await page.goto('/');
  const { done } = await practise(page, database, listSubStrands('Primary 3')[0]!.id);
  for (const address of ['/', '/my-progress?tab=past', '/dual-proficiency', `/assessment/${done}`]) {
    await goTo(page, address);
    expect((await listPercentages(page)).join(), address).toMatch(/\d%/);
  }
});
