import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeNotices } from '../../testing/notices.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

const entrance = {
  'GET /api/auth/user': () => ({ status: 401, body: refusal('Not signed in', 'unauthenticated') }),
  'GET /api/auth/demo-accounts': () => ({ body: { accounts: [] } }),
  'GET /api/auth/password-rules': () => ({ body: { minLength: 6, minLengthForChild: 4 } }),
};
const type = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map((each) => each.textContent)
    .filter(Boolean);

async function fillChild(): Promise<void> {
  await type('Name', 'Mei Tan');
  await type('Username', 'mei_tan');
  await userEvent.click(screen.getByRole('radio', { name: 'Primary 3' }));
  await type('Password', 'blue7fox');
}

describe('the sign-up mode of the login page', () => {
  it('makes an account and shows Sign In again, with the name kept and the password gone', async () => {
    const server = scriptServer({
      ...entrance,
      'POST /api/auth/register': () => ({ status: 201, body: { success: true, user: buildPupil() } }),
    });
    renderAppAt('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'New here? Sign Up' }));
    await fillChild();
    await press('Create Account');
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeTruthy();
    expect(await screen.findByText('Registration Successful')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('mei_tan');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(server.callsTo('POST /api/auth/register')[0]?.body).toEqual({
      requestId: expect.any(String),
      role: 'child',
      name: 'Mei Tan',
      username: 'mei_tan',
      password: 'blue7fox',
      gradeLevel: 'Primary 3',
    });
  });
});

describe('the register page', () => {
  it('offers Student and Parent only, and asks each for its own', async () => {
    scriptServer(entrance);
    renderAppAt('/register');
    const roles = await screen.findByRole('radiogroup', { name: 'I am a' });
    expect(
      within(roles)
        .getAllByRole('radio')
        .map((each) => each.getAttribute('value')),
    ).toEqual(['child', 'parent']);
    expect(screen.queryByLabelText('Email')).toBeNull();
    await userEvent.click(within(roles).getByRole('radio', { name: 'Parent' }));
    expect(screen.getByLabelText('Email')).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'Grade Level' })).toBeNull();
    expect(screen.queryByLabelText(/Parent Code/)).toBeNull();
  });

  it('says what is missing only when asked to go on, at the field, and sends nothing', async () => {
    const server = scriptServer(entrance);
    renderAppAt('/register');
    await screen.findByLabelText('Name');
    expect(alerts()).toEqual([]);
    await press('Create Account');
    expect(alerts()).toEqual([
      'Please fill in username, password, and name.',
      'Please select your grade level.',
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(server.callsTo('POST /api/auth/register')).toHaveLength(0);
  });

  it('tells of a fault when the field is left, and takes it back when it is mended', async () => {
    scriptServer(entrance);
    renderAppAt('/register');
    await type('Username', 'mei tan');
    expect(alerts()).toEqual([]);
    await userEvent.tab();
    expect(alerts()).toEqual(['Username can only contain letters, numbers, and underscores']);
    await userEvent.clear(screen.getByLabelText('Username'));
    await type('Username', 'mei_tan');
    expect(alerts()).toEqual([]);
    await type('Password', 'blue7fox');
    await type('Confirm Password', 'blue7fix');
    await userEvent.tab();
    expect(alerts()).toEqual(['Please make sure both passwords match.']);
  });

  it('puts a taken username beside the username', async () => {
    scriptServer({
      ...entrance,
      'POST /api/auth/register': () => ({
        status: 409,
        body: refusal('Username already exists', 'username-taken', { fields: ['username'] }),
      }),
    });
    renderAppAt('/register');
    await screen.findByLabelText('Name');
    await fillChild();
    await type('Confirm Password', 'blue7fox');
    await press('Create Account');
    await waitFor(() => expect(alerts()).toContain('Username already exists'));
    const username = screen.getByLabelText('Username');
    expect(username.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(username);
    await userEvent.type(username, '2');
    expect(username.getAttribute('aria-invalid')).toBe('false');
  });

  it('keeps what was typed when there is no internet, and sends the same form by the same id', async () => {
    const server = scriptServer({ ...entrance, 'POST /api/auth/register': () => 'no-connection' });
    renderAppAt('/register');
    await screen.findByLabelText('Name');
    await fillChild();
    await type('Confirm Password', 'blue7fox');
    await press('Create Account');
    await waitFor(() => expect(alerts()).toEqual(['No internet. Please try again.']));
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('mei_tan');
    expect(await screen.findByText('Registration Failed')).toBeTruthy();
    await press('Create Account');
    await type('Name', 'g');
    await press('Create Account');
    await waitFor(() => expect(server.callsTo('POST /api/auth/register')).toHaveLength(3));
    const ids = server
      .callsTo('POST /api/auth/register')
      .map(({ body }) => (body as { requestId: string }).requestId);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe('a refused registration', () => {
  it.each([
    [409, '', 'Failed to create account'],
    [409, 'Please try again with different details.', 'Please try again with different details.'],
    [500, 'Something broke', 'Something went wrong. Please try again.'],
  ])('of one account, answered %i with "%s", says "%s"', async (status, message, sentence) => {
    scriptServer({
      ...entrance,
      'POST /api/auth/register': () => ({ status, body: refusal(message, 'some-code') }),
    });
    renderAppAt('/register');
    await screen.findByLabelText('Name');
    await fillChild();
    await type('Confirm Password', 'blue7fox');
    await press('Create Account');
    await waitFor(() => expect(alerts()).toEqual([sentence]));
    expect(takeNotices()).toEqual([`Registration Failed: ${sentence}`]);
  });
});

describe('the form of a family', () => {
  it('makes both accounts, signs the parent in and goes to the dashboard', async () => {
    const child = { userId: 'c', username: 'mei_tan', firstName: 'Mei', lastName: '', displayName: 'Mei' };
    const server = scriptServer({
      ...entrance,
      'POST /api/auth/register-family': () => ({
        status: 201,
        body: {
          success: true,
          user: buildPupil({ role: 'parent', username: 'pat@example.sg' }),
          parent: { ...child, userId: 'p', role: 'parent' },
          child: { ...child, role: 'child', gradeLevel: 'Primary 2' },
        },
      }),
      'GET /api/parent/children': () => ({ body: [] }),
      'GET /api/link-requests': () => ({ body: { toDecide: [], mine: [] } }),
      'GET /api/notices': () => ({ body: { notices: [] } }),
    });
    renderAppAt('/register2');
    for (const name of ['Parent Information', 'Child Information'])
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    await type('Parent Name', 'Pat Tan');
    await type(/^What shall we call you\?/, 'Pat');
    await type('Parent Email', 'pat@example.sg');
    await type('Parent Password', 'three foxes');
    await type('Confirm Parent Password', 'three foxes');
    await type('Child Name', 'Tan Mei Xin');
    await type(/^What shall we call your child\?/, 'Mei');
    await type('Child Username', 'mei_tan');
    await type('Child Password', 'fox4');
    await type('Confirm Child Password', 'fox4');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Primary 2' }).checked).toBe(true);
    await press('Create Family Account');
    expect(await screen.findByRole('button', { name: /User menu/ })).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(server.callsTo('POST /api/auth/register-family')[0]?.body).toEqual({
      requestId: expect.any(String),
      parentName: 'Pat Tan',
      parentCallName: 'Pat',
      parentEmail: 'pat@example.sg',
      parentPassword: 'three foxes',
      childName: 'Tan Mei Xin',
      childCallName: 'Mei',
      childUsername: 'mei_tan',
      childPassword: 'fox4',
      gradeLevel: 'Primary 2',
    });
  });

  it('stands still while the button is pressed, so that the press counts', async () => {
    scriptServer(entrance);
    renderAppAt('/register2');
    await type('Child Password', '1');
    const button = screen.getByRole('button', { name: 'Create Family Account' });
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    // A fault that came in now would push the button away from under the finger.
    expect(document.activeElement).not.toBe(screen.getByLabelText('Child Password'));
    expect(alerts()).toEqual([]);
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await waitFor(() => expect(alerts()).toContain('Password must be at least 4 characters long.'));
    expect(alerts()).toContain("Please enter the child's name.");
  });

  it('says what is wrong with a field that was left', async () => {
    scriptServer(entrance);
    renderAppAt('/register2');
    await type('Child Password', '1');
    await userEvent.tab();
    await waitFor(() => expect(alerts()).toEqual(['Password must be at least 4 characters long.']));
  });

  it.each([
    [409, '', 'Registration failed'],
    [500, 'Something broke', 'Something went wrong. Please try again.'],
  ])('answered %i with "%s" says "%s"', async (status, message, sentence) => {
    scriptServer({
      ...entrance,
      'POST /api/auth/register-family': () => ({ status, body: refusal(message, 'some-code') }),
    });
    renderAppAt('/register2');
    for (const [label, text] of [
      ['Parent Name', 'Pat Tan'],
      ['Parent Email', 'pat@example.sg'],
      ['Parent Password', 'three foxes'],
      ['Confirm Parent Password', 'three foxes'],
      ['Child Name', 'Mei'],
      ['Child Username', 'mei_tan'],
      ['Child Password', 'fox4'],
      ['Confirm Child Password', 'fox4'],
    ] as const)
      await type(label, text);
    await press('Create Family Account');
    await waitFor(() => expect(alerts()).toEqual([sentence]));
  });

  it('says which passwords differ', async () => {
    scriptServer(entrance);
    renderAppAt('/register2');
    await type('Parent Password', 'three foxes');
    await type('Child Password', 'fox4');
    await press('Create Family Account');
    expect(alerts()).toEqual(
      expect.arrayContaining(["Parent passwords don't match", "Child passwords don't match"]),
    );
  });
});
