import type { Page, Response } from '@playwright/test';
import { ALL_QUEUES } from '@sumfox/contracts/queues';
import { VISUAL_PROFICIENCIES } from '@sumfox/contracts/content/visual';
import { BROAD_SUB_STRANDS } from '@sumfox/curriculum/broad-sub-strands';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { listHeuristics } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { walkThrough } from './page-rest.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { PHONE } from './sizes.ts';
import { takeDiagnostic } from './taken-paper.ts';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The product has one name, and bands of a score and the curriculum are English in every language. */
const NAMES = ['Sumfox', 'Confident', 'Proficient', 'Progressing', 'Developing', 'Emerging', 'New'];
const CURRICULUM = GRADE_LEVELS.flatMap((grade) => [
  ...NAMES,
  ...VISUAL_PROFICIENCIES.map(({ name }) => name),
  ...BROAD_SUB_STRANDS.map(({ name }) => name),
  grade,
  ...listSubStrands(grade).flatMap(({ name, description }) => [name, description]),
  ...listHeuristics(grade).flatMap(({ name, plainName }) => [name, plainName, capitalised(plainName)]),
]);
const QUEUES = new Set<string>(ALL_QUEUES);
/** Dates of Singapore and times since then, as the browser writes them. */
const DATES =
  /\b(?:\d+ (?:minute|hour|day|week|month|year)s? ago|Yesterday|Last (?:week|month|year))\b|\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b|\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\b/g;
/** The beginning of a trace's id. */
const TRACE = /\b[0-9a-f]{8}\b/g;
/** `grade level` of `gradeLevel`, and `shared` of `isShared`. */
const toWords = (field: string) =>
  field
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
/** A word with a vowel that no message file has accented. */
const PLAIN_WORD = /(?<![\p{L}\d])(?=\p{L}*[aeiou])[a-z]{3,}(?![\p{L}\d])/iu;

/** What the server has said to a page. */
class SentWords {
  private readonly texts = new Set<string>();
  private readonly reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => this.reading.push(this.read(response)));
  }

  /** A text of the page without what was sent, longest first. */
  async strip(text: string): Promise<string> {
    await Promise.all(this.reading);
    const known = [...this.texts, ...CURRICULUM].sort((one, other) => other.length - one.length);
    return known
      .reduce((rest, each) => rest.replaceAll(each, ' '), text)
      .replace(DATES, ' ')
      .replace(TRACE, ' ');
  }

  private async read(response: Response): Promise<void> {
    if (!new URL(response.url()).pathname.startsWith('/api/') || !response.ok()) return;
    if (response.headers()['content-type']?.includes('json') !== true) return;
    // The body is gone when the page has left meanwhile.
    this.add(await response.json().catch(() => null));
  }

  private add(value: unknown): void {
    if (typeof value === 'string') {
      if (value.length >= 3) this.texts.add(value).add(capitalised(value));
    } else if (value !== null && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) {
        // A queue is called by its name; other keys are common words.
        if (key.includes('-') || QUEUES.has(key)) this.texts.add(key);
        // A structure and its form are called by their names.
        if (key === 'template')
          for (const part of String(each).split('/')) this.add(part.replaceAll('-', ' '));
        // The audit log names details by their fields.
        if (key === 'details') for (const name of Object.keys(each as object)) this.add(toWords(name));
        this.add(each);
      }
  }
}

/** Visible texts that stand in no message file. */
async function findUntranslated(page: Page, sent: SentWords): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      // Drawings and texts of questions come from the server with their maths set again.
      if (
        !node.parentElement?.closest(
          'script, noscript, style, svg, textarea, code, .math-text, .math-text__spoken',
        )
      )
        found.add(node.textContent?.trim() ?? '');
    return [...found];
  });
  const untranslated: string[] = [];
  for (const text of texts) if (PLAIN_WORD.test(await sent.strip(text))) untranslated.push(text);
  return untranslated;
}

/** Opens each page and looks for texts outside the message files, and for layouts without room. */
async function walk(page: Page, addresses: readonly string[]): Promise<SentWords> {
  const sent = new SentWords(page);
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => localStorage.setItem('sumfox.language', 'en-XA'));
  for await (const address of walkThrough(page, addresses, (each) => each)) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[áéíóú]/i);
    expect
      .soft(await findUntranslated(page, sent), `texts outside the message files on ${address}`)
      .toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(sideways, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
  }
  return sent;
}

test('a visitor reads every page in another language', async ({ page }) => {
  await walk(page, ['/', '/login', '/register', '/register2', '/nowhere']);
});

test('a visitor reads a refusal of the server in another language', async ({ page, watch }) => {
  watch.expectRefusal(401, /^\/api\/auth\/login$/);
  const sent = await walk(page, ['/login']);
  await page.locator('input[autocomplete=username]').fill('mei_ling');
  await page.locator('input[type=password]').fill('durians4ever');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Thís námé ór thís pásswórd ís nót ríght/).first()).toBeVisible();
  expect(await findUntranslated(page, sent)).toEqual([]);
});

test('a pupil reads every page in another language', async ({ page, pupil, database }) => {
  test.slow();
  await signIn(page, pupil.username);
  await page.goto('/');
  const done = await takeDiagnostic(page, database);
  await walk(page, [
    '/',
    '/dashboard',
    '/my-progress',
    '/my-progress?tab=problem-solving',
    '/my-progress?tab=activity',
    '/my-mistakes',
    '/my-den',
    '/my-look',
    '/assessment-selection',
    '/dual-proficiency',
    '/profile',
    `/assessment/${done}`,
    `/assessment/${done}/review`,
  ]);
});

for (const [role, addresses] of [
  ['parent', ['/', '/reports', '/topic-management', '/profile']],
  [
    'admin',
    [
      '/admin',
      '/admin?tab=quality',
      '/admin?tab=visual',
      '/admin?tab=system',
      '/admin?tab=reviews',
      '/question-management',
      '/user-management',
      '/audit-log',
    ],
  ],
] as const)
  test(`a${role === 'admin' ? 'n' : ''} ${role} reads every page in another language`, async ({
    page,
    watch,
  }) => {
    // The admin console polls, and leaving it cuts a poll short.
    watch.expectRefusal(401, /^\/api\//);
    await signIn(page, role);
    await walk(page, addresses);
  });
