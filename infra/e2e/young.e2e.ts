import type { Page } from '@playwright/test';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { openMenu, PANEL } from './comfort-panel.ts';
import { PaperPage } from './paper-page.ts';
import { comeToRest, openPage, turnTo, walkThrough } from './page-rest.ts';
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
  /** Before which comes a worked example. */
  targeted: number;
}

/** Weeks of practice, so that each page has a figure to show: answers enough in every topic, right ones and others. */
async function practise(page: Page, database: ProductDatabase, topic: string): Promise<YoungPapers> {
  await practised(page, database, { type: 'diagnostic' }, ['right', 'wrong'], 6);
  for (const daysAgo of [4, 3, 2]) {
    const focusArea = { subStrandIds: [topic], heuristicIds: [] };
    await practised(page, database, { type: 'targeted', focusArea }, ['wrong', 'right', 'wrong'], daysAgo);
  }
  const done = await practised(page, database, { type: 'adaptive' }, ['right', 'wrong', 'right'], 0);
  const begin = async (request: object) => {
    const made = await post<{ assessment: { assessmentId: number } }>(
      page,
      '/api/assessments/create',
      request,
    );
    return made.assessment.assessmentId;
  };
  const focusArea = { subStrandIds: [topic], heuristicIds: ['h9_pattern_recognition'] };
  const open = await begin({ type: 'adaptive' });
  return { done, open, targeted: await begin({ type: 'targeted', focusArea }) };
}

/** Every address a pupil can go to. */
const listAddresses = ({ done, open, targeted }: YoungPapers): string[] => [
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
  `/assessment/${targeted}`,
  `/assessment/${done}`,
  `/assessment/${done}/review`,
  '/nowhere',
];

/** Nearly as long as a name may be, without a place to break it, with a picture, and read from right to left at first. */
const HARD_NAME = `🦊محمد${'Wilhelmina'.repeat(3)}`;

interface PractisedPupil {
  username: string;
  papers: YoungPapers;
}

/** The pupils of this file who have practised; tests that change nothing of theirs share them. */
const practisedPupils = new Map<GradeLevel, PractisedPupil>();

/** Signs in a pupil of a grade who has practised for weeks. */
async function signInPractised(
  page: Page,
  database: ProductDatabase,
  gradeLevel: GradeLevel,
): Promise<YoungPapers> {
  const known = practisedPupils.get(gradeLevel);
  const username =
    known?.username ?? (await database.addPupil({ gradeLevel, firstName: HARD_NAME })).username;
  await signIn(page, username);
  if (known) return known.papers;
  await page.goto('/');
  const papers = await practise(page, database, listSubStrands(gradeLevel)[0]!.id);
  practisedPupils.set(gradeLevel, { username, papers });
  return papers;
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
    const papers = await signInPractised(page, database, gradeLevel);
    for await (const address of walkThrough(page, listAddresses(papers), (each) => each))
      expect(await listPercentages(page), address).toEqual([]);

    await test.step('nor in what opens on the pages', async () => {
      await turnTo(page, '/my-progress');
      const row = page.getByRole('button', { name: new RegExp(`^${topic!.name}`) });
      await expect(row).toContainText(/\d+ of \d+ right/);
      await row.click();
      await expect(page.getByRole('list', { name: /day by day$/ })).toBeVisible();
      expect(await listPercentages(page), 'a row of My Progress').toEqual([]);
      await comeToRest(page);
      await look(`progress-${gradeLevel.at(-1)}`);
      await openMenu(page, PANEL);
      await expect(page.getByRole('dialog', { name: PANEL })).toBeVisible();
      expect(await listPercentages(page), PANEL).toEqual([]);
    });
  });

/** Texts that are not the pages' own: of a question, of a topic, of a person, and the date that a day has for a voice. */
const FOREIGN =
  '.question__scroller, .example-page__steps, .choices, .tray__words, .stop__name, .question__tag, .user-menu, .calendar__day';
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
  await openPage(page, '/');
  const read = new Map<string, string[]>([['first home', await listSentences(page)]]);
  const papers = await signInPractised(page, database, 'Primary 1');
  const stops = [
    ['/', 'home'],
    ['/dashboard', 'dashboard'],
    [`/assessment/${papers.open}`, 'question'],
    [`/assessment/${papers.done}`, 'result'],
  ] as const;
  for await (const [, title] of walkThrough(page, stops, ([address]) => address))
    read.set(title, await listSentences(page));
  const all = [...read].flatMap(([title, sentences]) => sentences.map((sentence) => ({ title, sentence })));
  const long = all.filter(({ sentence }) => countWords(sentence) > MOST_WORDS);
  const report = `${all.length - long.length} of ${all.length} sentences have at most ${MOST_WORDS} words`;
  console.log(`    ${report}`);
  info.annotations.push({ type: 'sentences', description: report });
  expect(long).toEqual([]);
});

const SIZES = [
  [TABLET, 'tablet'],
  [PHONE, 'phone'],
] as const;

test('controls are large enough for Primary 1 and 2 on a tablet and on a phone', async ({
  page,
  database,
  look,
}) => {
  const measure = async (title: string, mayScroll: boolean) => {
    for (const [size, name] of SIZES) {
      await page.setViewportSize(size);
      // The page is laid out anew for this size first.
      await comeToRest(page);
      await look(`${name}-${title}`);
      expect.soft(await listPoorTargets(page), `${title} on a ${name}`).toEqual([]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      if (!mayScroll) expect.soft(scrolled, `${title} on a ${name}`).toBe(0);
    }
  };
  const pupil = await database.addPupil({ gradeLevel: 'Primary 2' });
  await signIn(page, pupil.username);
  await page.goto('/');
  const { assessment } = await post<{ assessment: { assessmentId: number } }>(
    page,
    '/api/assessments/create',
    { type: 'diagnostic' },
  );
  const paper = new PaperPage(page);
  await openPage(page, `/assessment/${assessment.assessmentId}`);
  const total = (await database.listQuestions(assessment.assessmentId)).length;
  for (let number = 1; number <= total; number += 1) {
    if (number > 1) await page.keyboard.press('Alt+ArrowRight');
    await paper.expectQuestion(number);
    await measure(`question-${number}`, false);
  }
  // The page must not save into its paper as another pupil.
  await openPage(page, '/');
  const papers = await signInPractised(page, database, 'Primary 2');
  const stops = [
    ['/', 'home'],
    ['/dashboard', 'dashboard'],
    ['/my-look', 'look'],
    [`/assessment/${papers.done}`, 'result'],
    [`/assessment/${papers.open}`, 'practice'],
  ] as const;
  for await (const [, title] of walkThrough(page, stops, ([address]) => address)) await measure(title, true);
  await page.setViewportSize(PHONE);
  for (const address of ['/my-den', '/profile']) {
    await turnTo(page, address);
    await look(`long-name-on${address.replace('/', '-')}`);
  }
});

test('a pupil of Primary 3 reads percentages', async ({ page, database }) => {
  const { done } = await signInPractised(page, database, 'Primary 3');
  const addresses = ['/', '/my-progress?tab=past', '/dual-proficiency', `/assessment/${done}`];
  for await (const address of walkThrough(page, addresses, (each) => each))
    expect((await listPercentages(page)).join(), address).toMatch(/\d%/);
});
