import type { ChildStats } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildChildStats } from '../../testing/child-figures.js';
import { buildLinkedChild } from '../../testing/families.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { chooseChild } from '../../entities/child/current-child.js';

const mei = buildLinkedChild();
const jun = buildLinkedChild({ id: 'link-2', userId: 'child-2', username: 'jun', displayName: 'Jun Tan' });

/** A parent's home with what is known of each child; null: the figures cannot be loaded. */
function openHome(figures: ReadonlyArray<Partial<ChildStats> | null>): void {
  const children = [mei, jun].slice(0, figures.length);
  scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', children }) } }),
    'GET /api/parent/children': () => ({ body: children }),
    'GET /api/link-requests': () => ({ body: { toDecide: [], mine: [] } }),
    'GET /api/notices': () => ({ body: { notices: [] } }),
    ...Object.fromEntries(
      children.map(({ userId }, i) => [
        `GET /api/child-stats/${userId}`,
        () =>
          figures[i]
            ? { body: buildChildStats(figures[i]) }
            : { status: 500, body: refusal('No.', 'failed') },
      ]),
    ),
  });
  renderAppAt('/');
}
const status = () => screen.getByText('Status', { selector: 'dt' }).nextElementSibling?.textContent;
const cards = () => screen.getAllByRole('listitem').map((card) => card.textContent);

beforeEach(() => chooseChild(null));

describe('the home of a parent', () => {
  it('leads to the topics, and straight to the upload', async () => {
    openHome([{}]);
    const upload = await screen.findByRole('link', { name: 'Upload Topic' });
    expect(upload.getAttribute('href')).toBe('/topic-management?upload=1');
    const manage = screen.getByRole('link', { name: 'Manage Topics' });
    expect(manage.getAttribute('href')).toBe('/topic-management');
    expect(screen.getByRole('button', { name: 'Generate Assessment' })).toBeTruthy();
  });

  it('invites to link a first child', async () => {
    openHome([]);
    expect(await screen.findByRole('button', { name: 'Link Your First Child' })).toBeTruthy();
  });

  it('says of each child how it goes, and that the account is active', async () => {
    openHome([
      {},
      { overallPerformance: 0, totalQuestions: 0, assessmentsThisWeek: 0, streak: 0, lastActive: null },
    ]);
    await waitFor(() => expect(status()).toBe('Active'));
    expect(screen.getByText('Linked children', { selector: 'dt' }).nextElementSibling?.textContent).toBe('2');
    const [first, second] = cards();
    expect(first).toContain('Math score74%This week3Streak1 day');
    expect(second).toContain('Math score–This week0Streak0 days');
    expect(second).toContain('No assessment finished yet.');
  });

  it('is not called active when nobody has practised for two weeks', async () => {
    openHome([{ lastActive: '2026-01-01T00:00:00.000Z' }]);
    await waitFor(() => expect(status()).toBe('No practice for 2 weeks'));
  });

  it('claims nothing while figures are missing', async () => {
    openHome([{}, null]);
    expect(await screen.findByText('The figures could not be loaded just now.')).toBeTruthy();
    expect(status()).toBe('–');
  });

  it('offers an assessment only where there is a child for it', async () => {
    openHome([]);
    expect(await screen.findByRole('button', { name: 'Link Your First Child' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Generate Assessment' })).toBeNull();
    expect(status()).toBe('Not started yet');
  });
});
