import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scriptHome } from '../../testing/homes.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { lastNotice } from '../../testing/notices.js';

const correction = {
  id: '0192f0c1-0000-7000-8000-00000000000a',
  assessmentId: 12,
  questionNumber: 3,
  marksGained: 2,
  message:
    'We found a mistake in one of our questions. You got 2 more marks on Assessment #12. Thank you for being patient.',
};
const DISMISS = `POST /api/mark-corrections/${correction.id}/dismiss`;

/** The live region that says it. */
const region = async () => {
  const text = await screen.findByText(correction.message);
  const found = text.closest<HTMLElement>('[role="status"]');
  if (!found) throw new Error('nobody would read it out');
  return found;
};

it.each(['/', '/dashboard'])('tells of marks gained at %s, where a screen reader speaks it', async (path) => {
  const server = scriptServer({
    ...scriptHome({ corrections: [correction] }),
    [DISMISS]: () => ({ body: { success: true } }),
  });
  renderAppAt(path);
  const said = await region();
  expect(within(said).getByRole('link', { name: 'See the question' }).getAttribute('href')).toBe(
    '/assessment/12/review?question=3',
  );
  await userEvent.click(within(said).getByRole('button', { name: 'Thanks, Got It' }));
  await waitFor(() => expect(screen.queryByText(correction.message)).toBeNull());
  expect(server.callsTo(DISMISS)).toHaveLength(1);
  expect(document.activeElement).toBe(said);
});

it('keeps the message when it could not be put away, and says so', async () => {
  scriptServer({
    ...scriptHome({ corrections: [correction] }),
    [DISMISS]: () => ({ status: 503, body: refusal('Please try again.', 'unavailable') }),
  });
  renderAppAt('/');
  await userEvent.click(within(await region()).getByRole('button', { name: 'Thanks, Got It' }));
  await waitFor(() => expect(lastNotice()?.title).toBe('Not put away yet'));
  expect(screen.getByText(correction.message)).toBeTruthy();
});
