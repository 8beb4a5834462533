import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLinkRequest, buildNotice } from '../../testing/families.js';
import { scriptHome } from '../../testing/homes.js';
import { MCQ, scriptPaper } from '../../testing/open-paper.js';
import { buildPaper, buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { lastNotice } from '../../testing/notices.js';

const SENTENCE = 'Pat Tan can see your work now.';
const banner = async () => {
  const found = (await screen.findByText(SENTENCE)).closest<HTMLElement>('[role="status"]');
  if (!found) throw new Error('nobody would read it out');
  return found;
};

describe('a notice', () => {
  it.each(['/', '/dashboard', '/welcome'])('stands on the home %s until it is put away', async (path) => {
    const server = scriptServer({
      ...scriptHome({ notices: [buildNotice(), buildNotice({ id: 'n2', isSeen: true })] }),
      'POST /api/notices/n1/dismiss': () => ({ body: { success: true } }),
    });
    renderAppAt(path);
    const said = await banner();
    await userEvent.click(within(said).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText(SENTENCE)).toBeNull());
    expect(server.callsTo('POST /api/notices/n1/dismiss')).toHaveLength(1);
    expect(document.activeElement).toBe(said);
  });

  it('stays when it could not be put away, and says so', async () => {
    scriptServer({
      ...scriptHome({ notices: [buildNotice()] }),
      'POST /api/notices/n1/dismiss': () => ({
        status: 503,
        body: refusal('Please try again.', 'unavailable'),
      }),
    });
    renderAppAt('/');
    await userEvent.click(within(await banner()).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(lastNotice()?.title).toBe('Not put away yet'));
    expect(screen.getByText(SENTENCE)).toBeTruthy();
  });

  it('is not even asked for while a paper is open', async () => {
    const paper = buildPaper({ questions: [MCQ] });
    const server = scriptServer({
      ...scriptHome({ notices: [buildNotice()], linkRequests: [buildLinkRequest()] }),
      ...scriptPaper(() => paper),
    });
    renderAppAt('/assessment/7');
    expect(await screen.findByRole('heading', { name: /^Question 1/ })).toBeTruthy();
    expect(server.callsTo('GET /api/notices')).toHaveLength(0);
    expect(server.callsTo('GET /api/link-requests')).toHaveLength(0);
  });

  it("stands on a parent's home with the way to the child", async () => {
    scriptServer({
      'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', children: [] }) } }),
      'GET /api/parent/children': () => ({ body: [] }),
      'GET /api/link-requests': () => ({ body: { toDecide: [], mine: [] } }),
      'GET /api/notices': () => ({ body: { notices: [buildNotice({ kind: 'erasure-asked' })] } }),
    });
    renderAppAt('/');
    expect(await screen.findByText(/Pat Tan asked to erase Mei’s account/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Profile of Mei' }).getAttribute('href')).toBe(
      '/student-profile/child-1',
    );
  });
});

describe("a request on a child's home", () => {
  it.each(['/', '/dashboard', '/welcome'])(
    'says at %s who asks, shows the code, and can be declined',
    async (path) => {
      let linkRequests = [buildLinkRequest()];
      const server = scriptServer({
        ...scriptHome(),
        'GET /api/link-requests': () => ({ body: { toDecide: linkRequests, mine: [] } }),
        'POST /api/profile/link-code': () => ({
          body: { code: 'K7PM3QXT', expiresAt: new Date(Date.now() + 900_000).toISOString() },
        }),
        'POST /api/link-requests/r1/decline': () => {
          linkRequests = [];
          return { body: { success: true } };
        },
      });
      renderAppAt(path);
      expect(await screen.findByRole('heading', { name: 'Jo Lim asks to see your work.' })).toBeTruthy();
      expect(screen.getByText(/Only a grown-up beside you types it in/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /allow|approve|yes/i })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Show My Code' }));
      expect(await screen.findByText('K7PM-3QXT')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'No, Thank You' }));
      await waitFor(() => expect(screen.queryByText(/Jo Lim/)).toBeNull());
      expect(screen.queryByText('K7PM-3QXT')).toBeNull();
      expect(server.callsTo('POST /api/link-requests/r1/decline')).toHaveLength(1);
    },
  );

  it('shows no code once it was typed and the parent decides', async () => {
    scriptServer(scriptHome({ linkRequests: [buildLinkRequest({ isCodeGiven: true })] }));
    renderAppAt('/');
    expect(await screen.findByText('Your parent answers first. You can wait.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show My Code' })).toBeNull();
  });
});
