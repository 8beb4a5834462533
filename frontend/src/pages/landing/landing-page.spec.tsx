import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

it('leads to sign-in and to the free trial, and says what parents get', async () => {
  scriptServer({
    'GET /api/auth/user': () => ({ status: 401, body: refusal('Not signed in', 'unauthenticated') }),
  });
  renderAppAt('/');
  const trial = await screen.findByRole('link', { name: 'Start Free Trial' });
  expect(trial.getAttribute('href')).toBe('/register');
  for (const link of screen.getAllByRole('link', { name: 'Log In' }))
    expect(link.getAttribute('href')).toBe('/login');
  expect(screen.getByText(/7 days free/)).toBeTruthy();
  const parents = within(screen.getByRole('region', { name: 'For parents' }));
  expect(parents.getByText(/^You read every answer with its mark/)).toBeTruthy();
});
