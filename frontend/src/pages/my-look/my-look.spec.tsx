import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNewcomer } from '../../shared/lib/newcomer.js';
import { scriptHome } from '../../testing/homes.js';
import { buildPaper } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { scriptServer } from '../../testing/scripted-server.js';

const button = (name: string) => screen.findByRole('button', { name });
const theme = () => document.documentElement.dataset.theme;

beforeEach(() => localStorage.clear());

describe('the look of a pupil', () => {
  it('is picked by a touch, dresses every page, and stays', async () => {
    scriptServer(scriptHome());
    const { unmount } = renderAppAt('/my-look');
    await userEvent.click(await button('Owl'));
    expect((await button('Owl')).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await button('Lagoon'));
    expect(theme()).toBe('lagoon');
    await userEvent.click(await button('That’s me!'));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(theme()).toBe('lagoon');
    unmount();
    renderAppAt('/my-look');
    expect((await button('Owl')).getAttribute('aria-pressed')).toBe('true');
    expect((await button('Rain Tree')).getAttribute('aria-pressed')).toBe('false');
  });

  it('leads a pupil without a diagnostic to it, by three promises', async () => {
    const server = scriptServer({
      ...scriptHome({ diagnosticDone: false }),
      'POST /api/assessments/create': () => ({
        body: {
          success: true,
          resumed: false,
          assessment: { assessmentId: 7, type: 'diagnostic', totalQuestions: 11 },
        },
      }),
      'GET /api/assessments/access/7': () => ({ body: { assessment: buildPaper() } }),
    });
    renderAppAt('/my-look');
    await screen.findByRole('heading', { name: 'Hello! I am Fox.', level: 1 });
    await waitFor(async () => {
      await userEvent.click(await button('That’s me!'));
      expect(screen.getByText('Stop any time')).toBeTruthy();
    });
    await userEvent.click(await button('Start Diagnostic'));
    await waitFor(() => expect(window.location.pathname).toBe('/assessment/7'));
    expect(server.callsTo('POST /api/assessments/create')).toHaveLength(1);
  });

  it('opens by itself once, for an account made in this browser', async () => {
    scriptServer(scriptHome());
    expectNewcomer('Mei');
    renderAppAt('/');
    expect(await screen.findByRole('heading', { name: 'Hello! I am Fox.' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back Mei!' })).toBeTruthy();
  });

  it('has its way on the home until an animal is picked', async () => {
    scriptServer(scriptHome());
    renderAppAt('/');
    await userEvent.click(await screen.findByRole('link', { name: 'Pick your animal and your place' }));
    await userEvent.click(await button('Frog'));
    await userEvent.click(await button('That’s me!'));
    await screen.findByRole('heading', { name: 'Welcome back Mei!' });
    expect(screen.queryByRole('link', { name: 'Pick your animal and your place' })).toBeNull();
  });
});
