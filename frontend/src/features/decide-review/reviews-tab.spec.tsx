import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPupil, buildQuestion } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer, type MadeCall, type ScriptedAnswer } from '../../testing/scripted-server.js';
import { buildChallenge, buildDoubtedKey, buildWorking } from '../../testing/queued-reviews.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import '../../pages/admin/admin-dashboard.js';
import './reviews-tab.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const QUEUE = 'GET /api/admin/reviews';
const placeOf = ({ reviewId }: { reviewId: string }) => `GET /api/admin/reviews/${reviewId}/place`;
const settlingOf = ({ reviewId }: { reviewId: string }) => `POST /api/admin/reviews/${reviewId}`;

const [first, second, third] = [buildWorking(), buildChallenge(), buildDoubtedKey()];

const page = (reviews: readonly object[], openCount = reviews.length, nextAfter: string | null = null) => ({
  body: { reviews, openCount, nextAfter },
});

/** The queue as the server has it: what is decided is no longer in it. */
function open(changes: Record<string, (made: MadeCall) => ScriptedAnswer | 'no-connection'> = {}) {
  let waiting = [first, second, third];
  const take = (reviewId: string) => () => {
    waiting = waiting.filter((each) => each.reviewId !== reviewId);
    return { body: { success: true } };
  };
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'admin' }) } }),
    'GET /api/admin/system-health': () => ({ status: 503, body: refusal('Away', 'unavailable') }),
    [QUEUE]: ({ path }) => page(path.includes('limit=0') ? [] : waiting, waiting.length),
    ...Object.fromEntries([first, second, third].map((each) => [settlingOf(each), take(each.reviewId)])),
    ...Object.fromEntries(
      [first, second, third].map((each) => [
        placeOf(each),
        () => ({ body: { question: null, drawing: null } }),
      ]),
    ),
    ...changes,
  });
  renderAppAt('/admin?tab=reviews');
  return server;
}

const openEntry = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('article'));
};
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('counts what waits without fetching an answer, and shows the list oldest first', async () => {
  const server = open();
  expect(await screen.findByRole('tab', { name: 'Reviews (3)' })).toBeTruthy();
  const rows = within(await screen.findByRole('list')).getAllByRole('button');
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Marks for working',
    'Challenged mark',
    'Doubted key',
  ]);
  expect(server.callsTo(QUEUE).map(({ path }) => path.split('?')[1])).toEqual(
    expect.arrayContaining(['limit=0', 'status=open']),
  );
});

it('lays working, key, mark and what the model said side by side', async () => {
  open();
  const entry = await openEntry(/Marks for working/);
  expect(document.activeElement?.textContent).toBe('Marks for working');
  const fact = (name: string) => entry.getByText(name).nextElementSibling?.textContent;
  expect(fact('Answer')).toBe('84');
  expect(fact('Working, as typed')).toBe('3 plus 4 plus 5 is 12');
  expect(fact('Model answer')).toBe('$105');
  expect(fact('Mark points')).toBe('M1, Units in all: 3 + 4 + 5 = 12 (1 mark)');
  expect(fact('Stands at')).toBe('1 of 4 marks');
  expect(fact('The rules gave')).toBe('0 of 4 marks (wrong value)');
  expect(fact('Reading working, gpt-6-luna')).toBe('Units in all: Not sure');
});

it('shows what stood on the paper beside the words, and can be decided without it', async () => {
  const visual = { svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>', alt: 'Three bars' };
  const drawing = 'data:image/png;base64,iVBORw0KGgo=';
  let isAway = true;
  open({
    [placeOf(first)]: () =>
      isAway
        ? { status: 503, body: refusal('Away', 'unavailable') }
        : { body: { question: buildQuestion({ visual }), drawing } },
  });
  const entry = await openEntry(/Marks for working/);
  expect(await entry.findByText(/The drawings of this entry could not be loaded/)).toBeTruthy();
  expect(entry.getByRole('button', { name: 'Keep the mark' })).toBeTruthy();
  isAway = false;
  await choose('Try again');
  expect((await entry.findByRole('img', { name: 'What the pupil drew' })).getAttribute('src')).toBe(drawing);
  expect(entry.getByRole('img', { name: 'Three bars' })).toBeTruthy();
  expect(entry.queryByText(/could not be loaded/)).toBeNull();
});

it('offers only marks that go up, gives them, and shows the next entry', async () => {
  const server = open();
  const entry = await openEntry(/Marks for working/);
  expect(
    within(entry.getByRole('region', { name: 'Decide' }))
      .getAllByRole('button')
      .map((b) => b.textContent),
  ).toEqual(['Keep the mark', 'Give 2 marks', 'Give 3 marks', 'Give 4 marks', 'The question is faulty']);
  await choose('Give 3 marks');
  expect(await screen.findByRole('heading', { level: 3, name: 'Challenged mark' })).toBeTruthy();
  expect(server.callsTo(settlingOf(first))[0]?.body).toEqual({ marksAwarded: 3, isKeyFaulty: false });
  expect(await screen.findByRole('tab', { name: 'Reviews (2)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Marks for working/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Challenged mark');
});

it('shows the options of a choice with the key, and why the pupil challenges', async () => {
  open();
  const entry = await openEntry(/Challenged mark/);
  expect(entry.getByText('(the key)').closest('li')?.textContent).toContain('B');
  expect(entry.getByText('Challenged because').nextElementSibling?.textContent).toBe(
    'My way of working is right too',
  );
  expect(entry.getByText('Answer').nextElementSibling?.textContent).toBe('C. three');
});

it('goes back to the list, to the entry that was left', async () => {
  open();
  await openEntry(/Challenged mark/);
  await choose('Back to the list');
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Challenged mark');
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

it('asks before a question is called faulty, and says what follows', async () => {
  const server = open();
  await openEntry(/Doubted key/);
  expect(screen.getByRole('button', { name: 'The key is right' })).toBeTruthy();
  await choose('The question is faulty');
  const dialog = within(await screen.findByRole('dialog', { name: 'Is the question faulty?', hidden: true }));
  expect(dialog.getByText(/leaves the bank, and every pupil who had it is marked again/)).toBeTruthy();
  await userEvent.click(dialog.getByText('Cancel'));
  expect(server.callsTo(settlingOf(third))).toEqual([]);
  await choose('The question is faulty');
  await userEvent.click(await screen.findByText('Yes, it is faulty'));
  await waitFor(() =>
    expect(server.callsTo(settlingOf(third))[0]?.body).toEqual({ marksAwarded: null, isKeyFaulty: true }),
  );
});

it('ends at an empty queue, from the keyboard alone', async () => {
  open();
  const row = await screen.findByRole('button', { name: /Marks for working/ });
  row.focus();
  for (const name of ['Keep the mark', 'Keep the mark', 'The key is right']) {
    if (document.activeElement === row) await userEvent.keyboard('{Enter}');
    const button = await screen.findByRole('button', { name });
    while (document.activeElement !== button) await userEvent.tab();
    const before = document.querySelector('article');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('article')).not.toBe(before));
  }
  expect(await screen.findByText('No answer needs a person’s decision.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Waiting for a person');
  expect(await screen.findByRole('tab', { name: 'Reviews' })).toBeTruthy();
});

it.each([
  [409, 'Somebody else has decided this meanwhile.'],
  [404, 'This entry is gone'],
])('says so when an entry is over meanwhile (%d), and goes on', async (status, words) => {
  const server = open({
    [settlingOf(first)]: () => ({
      status,
      body: refusal('Somebody has decided this already.', 'review-decided'),
    }),
  });
  await openEntry(/Marks for working/);
  await choose('Keep the mark');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.queryByRole('button', { name: 'Keep the mark' })).toBeNull();
  await choose('Go on');
  expect(await screen.findByRole('heading', { level: 3, name: 'Challenged mark' })).toBeTruthy();
  expect(server.callsTo(settlingOf(first))).toHaveLength(1);
});

it('keeps an entry whose decision did not arrive, to be sent again', async () => {
  let isAway = true;
  const server = open({
    [settlingOf(first)]: () => (isAway ? 'no-connection' : { body: { success: true } }),
  });
  await openEntry(/Marks for working/);
  await choose('Give 2 marks');
  expect((await screen.findByRole('alert')).textContent).toContain('No answer came');
  isAway = false;
  await choose('Give 2 marks');
  expect(await screen.findByRole('heading', { level: 3, name: 'Challenged mark' })).toBeTruthy();
  expect(server.callsTo(settlingOf(first)).map(({ body }) => body)).toEqual([
    { marksAwarded: 2, isKeyFaulty: false },
    { marksAwarded: 2, isKeyFaulty: false },
  ]);
});

it('shows what was decided, by whom and when, and nothing to decide', async () => {
  const decided = {
    ...first,
    decision: {
      marksAwarded: 3,
      isKeyFaulty: false,
      decidedBy: 'ada',
      decidedAt: '2026-11-21T07:05:00.000Z',
    },
  };
  open({ [QUEUE]: ({ path }) => page(path.includes('status=decided') ? [decided] : [], 0) });
  await userEvent.click(await screen.findByRole('button', { name: 'Decided' }));
  const row = await screen.findByRole('button', { name: /Gave 3 of 4 marks/ });
  expect(row.textContent).toMatch(/ada, 21 Nov 2026, 3:05\s?pm/);
  await userEvent.click(row);
  expect((await screen.findByRole('article')).textContent).toContain('Gave 3 of 4 marks by ada');
  expect(screen.queryByRole('region', { name: 'Decide' })).toBeNull();
});

it('loads the next page when asked, and tries again what failed', async () => {
  let isAway = true;
  const server = open({
    [QUEUE]: ({ path }) => {
      if (path.includes('limit=0')) return page([], 2);
      if (isAway) return { status: 503, body: refusal('Away', 'unavailable') };
      return path.includes('after=') ? page([second], 2) : page([first], 2, first.reviewId);
    },
  });
  expect(await screen.findByText('The entries could not be loaded')).toBeTruthy();
  isAway = false;
  const tab = within(screen.getByRole('tabpanel', { name: /Reviews/ }));
  await userEvent.click(tab.getByRole('button', { name: 'Try Again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByRole('button', { name: /Challenged mark/ })).toBeTruthy();
  expect(server.callsTo(QUEUE).at(-1)?.path).toContain(`after=${first.reviewId}`);
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

it('shows the drawing of a question', async () => {
  const drawn = {
    ...second,
    question: buildQuestion({ visual: { svg: '<svg><circle r="4"/></svg>', alt: 'A circle.' } }),
  };
  open({ [QUEUE]: ({ path }) => page(path.includes('limit=0') ? [] : [drawn], 1) });
  const entry = await openEntry(/Challenged mark/);
  expect(entry.getByRole('img', { name: 'A circle.' })).toBeTruthy();
});
