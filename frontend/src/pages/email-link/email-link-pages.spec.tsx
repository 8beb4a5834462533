import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

const ENDED = 'This link does not work any more. It was used, or it is too old. Please ask for a new one.';
const signedOut = {
  'GET /api/auth/user': () => ({ status: 401, body: refusal('Not signed in', 'unauthenticated') }),
  'GET /api/auth/demo-accounts': () => ({ body: { accounts: [] } }),
  'GET /api/auth/password-rules': () => ({ body: { minLength: 8, minLengthForChild: 6 } }),
};
const ended = () => ({ status: 400, body: refusal(ENDED, 'email-link-ended') });

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('forgotten password', () => {
  it('shows the answer of the server, which is the same for every address', async () => {
    const server = scriptServer({
      ...signedOut,
      'POST /api/auth/forgot-password': () => ({
        body: { message: 'If this address has an account, a link is on its way.' },
      }),
    });
    renderAppAt('/forgot-password');
    await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(screen.getByText('Please enter your e-mail address.')).toBeTruthy();
    expect(server.callsTo('POST /api/auth/forgot-password')).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('E-mail'), 'siewling@example.sg{Enter}');
    expect(await screen.findByText('If this address has an account, a link is on its way.')).toBeTruthy();
    expect(server.callsTo('POST /api/auth/forgot-password')[0]?.body).toEqual({
      email: 'siewling@example.sg',
    });
  });
});

describe('page of a password link', () => {
  it('sets the password by the token after the hash, and leads to the login', async () => {
    const server = scriptServer({
      ...signedOut,
      'POST /api/auth/reset-password/describe': () => ({ body: { username: 'siewling' } }),
      'POST /api/auth/reset-password': () => ({ body: { success: true } }),
    });
    renderAppAt('/reset-password#the-token');
    await userEvent.type(await screen.findByLabelText('New password'), 'lantern-river-42');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'lantern-river-43');
    await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
    expect(screen.getByText('The two passwords do not match.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Confirm password'), '{Backspace}2');
    await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy();
    expect(server.callsTo('POST /api/auth/reset-password').map(({ body }) => body)).toEqual([
      { token: 'the-token', password: 'lantern-river-42' },
    ]);
  });

  it('leads to a new link when this one has ended', async () => {
    scriptServer({ ...signedOut, 'POST /api/auth/reset-password/describe': ended });
    renderAppAt('/reset-password#old');
    expect((await screen.findByRole('alert')).textContent).toBe(ENDED);
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });
});

describe('page that confirms an address', () => {
  it('uses the link by a button only', async () => {
    const server = scriptServer({
      ...signedOut,
      'POST /api/auth/confirm-email': () => ({ body: { address: 'siewling@example.sg' } }),
    });
    renderAppAt('/confirm-email#the-token');
    const button = await screen.findByRole('button', { name: 'Confirm my address' });
    expect(server.callsTo('POST /api/auth/confirm-email')).toHaveLength(0);
    await userEvent.click(button);
    expect(await screen.findByText('E-mails from Sumfox now go to siewling@example.sg.')).toBeTruthy();
    expect(server.callsTo('POST /api/auth/confirm-email')[0]?.body).toEqual({ token: 'the-token' });
  });

  it('says that a link has ended', async () => {
    scriptServer({ ...signedOut, 'POST /api/auth/confirm-email': ended });
    renderAppAt('/confirm-email#old');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }));
    expect((await screen.findByRole('alert')).textContent).toBe(ENDED);
  });
});
