import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

const noDemo = { 'GET /api/auth/demo-accounts': () => ({ body: { accounts: [] } }) };
const signedOut = {
  'GET /api/auth/user': () => ({ status: 401, body: refusal('Not signed in', 'unauthenticated') }),
};

it('login asks for the code after a right password, and begins the session only with it', async () => {
  const server = scriptServer({
    ...signedOut,
    ...noDemo,
    'POST /api/auth/login': () => ({ status: 202, body: { secondFactor: 'required' } }),
    'POST /api/auth/login/second-factor': () => ({
      status: 400,
      body: refusal('This code is not right.', 'wrong-code', { fields: ['code'] }),
    }),
  });
  renderAppAt('/login');
  await userEvent.type(await screen.findByLabelText('Username'), 'pat');
  await userEvent.type(screen.getByLabelText('Password'), 'three blue foxes');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await userEvent.type(await screen.findByLabelText('Code'), '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right.');
  expect(server.callsTo('POST /api/auth/login/second-factor')[0]?.body).toEqual({ code: '000000' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe('pat');
});

it('shows an admin without a second factor its set-up in the place of every page', async () => {
  const server = scriptServer({
    'GET /api/auth/user': () => ({
      body: { user: buildPupil({ role: 'admin', mustSetUpSecondFactor: true }) },
    }),
    'POST /api/profile/second-factor': () => ({
      body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sumfox:ada?secret=JBSWY3DPEHPK3PXP' },
    }),
  });
  renderAppAt('/user-management');
  await screen.findByRole('heading', { name: 'Set up the second step' });
  await userEvent.type(screen.getByLabelText('Your Password'), 'three blue foxes');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/auth/user', '/api/profile/second-factor']);
});

it('shows a child the change of a given password in the place of every page, and sends no kept work', async () => {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ mustChangePassword: true }) } }),
    'GET /api/auth/password-rules': () => ({ body: { minLength: 6, minLengthForChild: 4 } }),
    'PATCH /api/profile': () => ({
      status: 400,
      body: refusal('This is one of the most used passwords.', 'guessable-password', {
        fields: ['newPassword'],
      }),
    }),
  });
  renderAppAt('/my-mistakes');
  await screen.findByRole('heading', { name: 'Choose your own password' });
  await userEvent.type(screen.getByLabelText('Password You Were Given'), 'fox4');
  await userEvent.type(screen.getByLabelText('New Password'), '123456');
  await userEvent.type(screen.getByLabelText('Confirm New Password'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Save My Password' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This is one of the most used passwords.');
  expect(server.callsTo('PATCH /api/profile')[0]?.body).toMatchObject({
    currentPassword: 'fox4',
    newPassword: '123456',
  });
});
