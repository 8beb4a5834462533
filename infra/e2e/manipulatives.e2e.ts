import type { Page } from '@playwright/test';
import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import { makeItem } from '@sumfox/question-engine/make-item';
import { STORED_QUESTION, STORED_SCHEME } from '@sumfox/contracts/question/item';
import { toStored } from '@sumfox/contracts/stored-shape';
import { PaperPage } from './paper-page.ts';
import { comeToRest } from './page-rest.ts';
import { post } from './practised-paper.ts';
import { expect, type ProductDatabase, signIn, test } from './product.fixture.ts';
import { PHONE, TABLET } from './sizes.ts';
import { listPoorTargets, YOUNG_TARGET_PX } from './tap-targets.ts';

const MANIPULATIVES = ['ten-frames', 'number-line', 'money', 'clock', 'words'] as const;

/** Where the engine draws an item with each thing to touch. */
const CELLS = {
  'ten-frames': ['Primary 2', 'multiplication_division_basic', 'h1_make_whole_model'],
  'number-line': ['Primary 2', 'length_basic', 'h1_make_whole_model'],
  money: ['Primary 2', 'money_basic', 'h1_make_whole_model'],
  clock: ['Primary 2', 'time_basic', 'h2_before_after'],
  words: ['Primary 2', 'volume_basic', 'h1_make_whole_model', 'not_ready'],
} as const;

function drawItem(kind: keyof typeof CELLS) {
  const [gradeLevel, subStrandId, heuristicId, level = 'independent'] = CELLS[kind];
  for (let seed = 1; seed < 200; seed += 1) {
    const cell = { gradeLevel, subStrandId, heuristicId, seed, id: `touch-${kind}` } as const;
    const item = makeItem({ ...cell, level, questionType: 'open-ended' });
    if (item.question.manipulative?.kind === kind) return item;
  }
  throw new Error(`no item with ${kind}`);
}

/** A practice paper; its first questions are answered by things to touch. */
async function startPaper(
  page: Page,
  database: ProductDatabase,
  items = MANIPULATIVES.map((kind) => drawItem(kind)),
) {
  const { assessment } = await post<{ assessment: { assessmentId: number } }>(
    page,
    '/api/assessments/create',
    { type: 'adaptive' },
  );
  for (const [at, { question, scheme }] of items.entries()) {
    const [row] = await database.assessmentRows<{ item_id: string }>(
      'select item_id from paper_questions where paper_id = $1 and question_index = $2',
      [assessment.assessmentId, at],
    );
    const id = row!.item_id;
    await database.assessmentRows(
      'update paper_questions set question = $3 where paper_id = $1 and question_index = $2',
      [assessment.assessmentId, at, toStored(STORED_QUESTION, { ...question, id })],
    );
    await database.assessmentRows(
      'update paper_mark_schemes set scheme = $3 where paper_id = $1 and question_index = $2',
      [assessment.assessmentId, at, toStored(STORED_SCHEME, { ...scheme, questionId: id })],
    );
  }
  return { id: assessment.assessmentId, items };
}

/** Touches the thing until it shows the answer, as a finger does. */
const TOUCH: Readonly<Record<(typeof MANIPULATIVES)[number], (page: Page, key: string) => Promise<void>>> = {
  'ten-frames': async (page, key) => {
    const box = (await page.getByRole('slider', { name: 'Counters' }).boundingBox())!;
    const place = Number.parseInt(key, 10) - 1;
    await page.mouse.click(
      box.x + (((place % 5) + 0.5) / 5) * box.width,
      box.y + ((Math.floor(place / 5) + 0.5) / 4) * box.height,
    );
  },
  'number-line': async (page, key) => {
    const line = page.getByRole('slider', { name: 'Number line' });
    const to = Number(await line.getAttribute('aria-valuemax'));
    const box = (await line.boundingBox())!;
    const aim = Number.parseInt(key, 10);
    await page.mouse.move(box.x + box.width * 0.06, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * (0.06 + 0.88 * (aim / to)), box.y + 40, { steps: 5 });
    await page.mouse.up();
    // A finger may miss by one; the keys below put it right.
    const reached = Number(await line.getAttribute('aria-valuenow'));
    const step = page.getByRole('button', { name: reached < aim ? '1 more' : '1 less', exact: true });
    for (let i = 0; i < Math.abs(aim - reached); i += 1) await step.click();
  },
  money: async (page, key) => {
    let left = Number.parseInt(key.replace('$', ''), 10);
    const values = key.endsWith('¢') ? [100, 50, 20, 10, 5] : [10, 5, 2, 1];
    for (const value of values)
      for (; left >= value; left -= value) {
        const coin = key.startsWith('$') || value === 100 ? `$${value === 100 ? 1 : value}` : `${value}¢`;
        await page.getByRole('button', { name: `Add ${coin}`, exact: true }).click();
      }
  },
  clock: async (page, key) => {
    const [, hour = '12', minute = '0', half] = /^(\d+)\.(\d+) ([ap])/.exec(key)!;
    const dial = page.getByRole('slider', { name: 'Clock' });
    const { x, y, width } = (await dial.boundingBox())!;
    const press = (share: number, radius: number): Promise<void> =>
      page.mouse.click(
        x + width / 2 + Math.sin(share * 2 * Math.PI) * width * radius,
        y + width / 2 - Math.cos(share * 2 * Math.PI) * width * radius,
      );
    const fives = Math.floor(Number(minute) / 5) * 5;
    await press(fives / 60, 0.4);
    await press((Number(hour) % 12) / 12 + fives / 720, 0.15);
    const step = page.getByRole('button', { name: '1 minute on', exact: true });
    for (let i = fives; i < Number(minute); i += 1) await step.click();
    await page.getByRole('button', { name: half === 'a' ? 'a.m.' : 'p.m.', exact: true }).click();
  },
  words: async (page, key) => {
    await page.getByRole('button', { name: key, exact: true }).click();
  },
};

test('a pupil of Primary 2 answers by touch without typing, and each answer is right', async ({
  page,
  database,
  look,
}) => {
  test.slow();
  const pupil = await database.addPupil({ gradeLevel: 'Primary 2' });
  await signIn(page, pupil.username);
  await page.goto('/');
  const { id, items } = await startPaper(page, database);
  await page.goto(`/assessment/${id}`);
  const paper = new PaperPage(page);
  for (const [at, kind] of MANIPULATIVES.entries()) {
    await paper.goTo(at + 1);
    await comeToRest(page);
    const toTouch = page.getByRole('button', { name: 'Things to touch' });
    const isDigits = kind !== 'clock' && kind !== 'words';
    if (isDigits && (await toTouch.isVisible())) {
      await page.setViewportSize(PHONE);
      // The page is laid out again for a phone first.
      await expect.poll(() => listPoorTargets(page), `digits of ${kind} on a phone`).toEqual([]);
      await toTouch.click();
    }
    const key = items[at]!.scheme.parts[0]!.expected;
    for (const [size, name] of [
      [PHONE, 'phone'],
      [TABLET, 'tablet'],
    ] as const) {
      await page.setViewportSize(size);
      await look(`${kind}-${name}-empty`);
      expect.soft(await listPoorTargets(page), `${kind} on a ${name}`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    }
    await TOUCH[kind](page, key);
    await look(`${kind}-done`);
    await page.setViewportSize(PHONE);
    await look(`${kind}-phone-done`);
    await page.setViewportSize(TABLET);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.locator('.tray--right'), `${kind}: ${key}`).toBeVisible();
  }
});

/** Structures with a drawn answer, one for each kind of board, by the grade of the pupil who draws. */
const DRAWN = {
  'Primary 2': [
    ['Primary 2', 'shapes_space', 'h1_make_whole_model', 'fraction-drawn'],
    ['Primary 1', 'length', 'h1_make_whole_model', 'line-drawn-to-a-length'],
  ],
  'Primary 4': [
    ['Primary 4', 'geometry', 'h9_pattern_recognition', 'partner-of-a-corner-drawn'],
    ['Primary 4', 'geometry', 'h9_pattern_recognition', 'symmetric-figure-drawn'],
    ['Primary 4', 'angles_basic', 'h2_before_after', 'angle-drawn-to-either-side'],
    ['Primary 3', 'bar_graphs', 'h1_make_whole_model', 'bar-drawn-to-a-value'],
    ['Primary 3', 'area_perimeter', 'h10_logical_deduction', 'perpendicular-line-drawn'],
  ],
} as const;

/** Side of the smallest control of an older pupil. */
const OLDER_TARGET_PX = 44;

/** Where a finger must press, in units of the drawing, so that the board holds the key. */
function placesOf(thing: DrawnThing, key: string): Array<readonly [x: number, y: number]> {
  const [first = 0, second = 0] = (key.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const middle = (corners: ReadonlyArray<readonly [number, number]>): readonly [number, number] => [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ];
  if (thing.kind === 'parts') return thing.parts.slice(0, key.match(/\d+/g)?.length).map(middle);
  const [x, y] = thing.at;
  switch (thing.kind) {
    case 'point':
      return [[x + first * thing.step, y - second * thing.step]];
    case 'squares':
      return (key.match(/[a-z]\d/g) ?? []).map((name) => [
        x + (name.charCodeAt(0) - 96.5) * thing.step,
        y + (Number(name[1]) - 0.5) * thing.step,
      ]);
    case 'bar':
      return [[x, y - first * thing.step]];
    case 'line':
      return [[x + first * thing.step, y]];
    case 'angle': {
      const turn = ((thing.from + (key.includes('right') ? -first : first)) * Math.PI) / 180;
      return [[x + 90 * Math.cos(turn), y - 90 * Math.sin(turn)]];
    }
  }
}

for (const grade of ['Primary 2', 'Primary 4'] as const)
  test(`a pupil of ${grade} draws into the picture by touch, and each drawing is right`, async ({
    page,
    database,
    look,
  }) => {
    test.slow();
    const pupil = await database.addPupil({ gradeLevel: grade });
    await signIn(page, pupil.username);
    await page.goto('/');
    const items = DRAWN[grade].map(([gradeLevel, subStrandId, heuristicId, structure]) =>
      makeItem(
        {
          ...{ gradeLevel, subStrandId, heuristicId, level: 'guided', questionType: 'open-ended' },
          ...{ seed: 3, id: structure },
        },
        { structure },
      ),
    );
    const { id } = await startPaper(page, database, items);
    await page.goto(`/assessment/${id}`);
    const paper = new PaperPage(page);
    const board = page.locator('.drawing-board__place');
    for (const [at, { question, scheme }] of items.entries()) {
      await paper.goTo(at + 1);
      const thing = question.manipulative as DrawnThing;
      const name = `${DRAWN[grade][at]![3]}`;
      await expect(board).toBeVisible();
      for (const [size, screen] of [
        [PHONE, 'phone'],
        [TABLET, 'tablet'],
      ] as const) {
        await page.setViewportSize(size);
        await look(`${name}-${screen}-empty`);
        const least = grade === 'Primary 2' ? YOUNG_TARGET_PX : OLDER_TARGET_PX;
        expect.soft(await listPoorTargets(page, least), `${name} on a ${screen}`).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      }
      const [, width = 1, height = 1] = /viewBox="0 0 (\d+) (\d+)"/.exec(question.visual!.svg)!.map(Number);
      const box = (await board.boundingBox())!;
      for (const [x, y] of placesOf(thing, scheme.modelAnswer))
        await page.mouse.click(box.x + (x / width) * box.width, box.y + (y / height) * box.height);
      await look(`${name}-done`);
      await page.setViewportSize(PHONE);
      await look(`${name}-phone-done`);
      await page.setViewportSize(TABLET);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.locator('.tray--right'), `${name}: ${scheme.modelAnswer}`).toBeVisible();
    }
    await look(`drawn-settled-${grade.at(-1)}`);
  });

test('a pupil moves counters and hands by the keyboard, and sees what was typed', async ({
  page,
  database,
}) => {
  const pupil = await database.addPupil({ gradeLevel: 'Primary 2' });
  await signIn(page, pupil.username);
  await page.goto('/');
  const { id } = await startPaper(page, database);
  await page.goto(`/assessment/${id}`);
  const paper = new PaperPage(page);
  await paper.expectQuestion(1);
  const field = page.locator('input[data-maths-field]').first();

  await test.step('digits that are typed become counters', async () => {
    await field.fill('7');
    await page.getByRole('button', { name: 'Things to touch' }).click();
    await expect(page.getByRole('slider', { name: 'Counters' })).toHaveAttribute(
      'aria-valuetext',
      '7 counters',
    );
  });

  await test.step('arrow keys add and take away a counter', async () => {
    await page.getByRole('slider', { name: 'Counters' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(field).toHaveValue('8');
  });

  await test.step('arrow keys move the hands of the clock', async () => {
    await paper.goTo(MANIPULATIVES.indexOf('clock') + 1);
    await page.getByRole('slider', { name: 'Clock' }).focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('input[data-maths-field]').first()).toHaveValue('12.59 p.m.');
  });
});
