import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { childrenQuery } from '../../entities/child/index.js';
import { buildLinkedChild, buildNotice, buildProfile } from '../../testing/families.js';
import { takeNotices } from '../../testing/notices.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

const pupil = (profile = buildProfile()) => ({
  'GET /api/auth/user': () => ({ body: { user: buildPupil() } }),
  'GET /api/profile': () => ({ body: profile }),
  'GET /api/user-preferences': () => ({ body: { success: true, data: { questionsPerAssessment: 5 } } }),
  'GET /api/link-requests': () => ({ body: { toDecide: [], mine: [] } }),
  'GET /api/notices': () => ({ body: { notices: [] } }),
  'GET /api/privacy/erasures': () => ({ body: [] }),
  'GET /api/auth/password-rules': () => ({ body: { minLength: 6, minLengthForChild: 4 } }),
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

describe("a pupil's profile", () => {
  it('tells how a parent can be connected when there is none', async () => {
    scriptServer(pupil());
    renderAppAt('/profile');
    expect(await screen.findByText('No parent connected')).toBeTruthy();
    expect(screen.getByText(/register as Parent. They need the username/)).toBeTruthy();
    expect(screen.getByText('Primary 5', { selector: 'dd' })).toBeTruthy();
  });

  it('names every parent who can watch', async () => {
    const parents = [
      { displayName: 'Pat Tan', linkedSince: '2026-11-01T00:00:00.000Z' },
      { displayName: 'Jo Tan', linkedSince: '2026-11-02T00:00:00.000Z' },
    ];
    scriptServer(
      pupil(buildProfile({ parentInfo: { hasParent: true, parentName: 'Pat Tan and Jo Tan', parents } })),
    );
    renderAppAt('/profile');
    expect(await screen.findByText('Pat Tan')).toBeTruthy();
    expect(screen.getByText('Jo Tan')).toBeTruthy();
    expect(screen.queryByText('No parent connected')).toBeNull();
    expect(screen.getByText('Your connected parent can have this account erased.')).toBeTruthy();
  });

  it('tells how long technical records and backups are kept', async () => {
    scriptServer(pupil());
    renderAppAt('/profile');
    const note = await screen.findByText(/technical records/);
    expect(note.textContent).toBe(
      'Our technical records hold no names or answers. We delete them after 7 days. Backups of them are gone after 30 days.',
    );
  });

  it('throws away what was typed on Cancel', async () => {
    const server = scriptServer(pupil());
    renderAppAt('/profile');
    await edit();
    await retype('Name', 'Somebody Else');
    await press('Cancel');
    await edit();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mei Tan');
    expect(server.callsTo('PATCH /api/profile')).toHaveLength(0);
  });

  it("has the parent's children fetched again after an update", async () => {
    const asked = jest.spyOn(QueryClient.prototype, 'invalidateQueries');
    scriptServer({ ...pupil(), 'PATCH /api/profile': () => ({ body: { user: buildPupil() } }) });
    renderAppAt('/profile');
    await edit();
    await retype('Name', 'Mei Lim');
    await press('Save Changes');
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    expect(asked.mock.calls).toContainEqual([{ queryKey: childrenQuery.queryKey }]);
    asked.mockRestore();
  });

  it('changes the grade everywhere: badge, storage, the pupil kept for a visit offline, and the event', async () => {
    const events: string[] = [];
    const listen = (event: StorageEvent) => events.push(`${event.key} ${event.newValue}`);
    window.addEventListener('storage', listen);
    scriptServer({
      ...pupil(),
      'PATCH /api/profile': (made) => ({
        body: { user: buildPupil({ gradeLevel: (made.body as { gradeLevel: 'Primary 4' }).gradeLevel }) },
      }),
    });
    renderAppAt('/profile');
    await edit();
    await userEvent.click(screen.getByRole('radio', { name: 'Primary 4' }));
    await press('Save Changes');
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /User menu/ }).textContent).toContain('P4'),
    );
    expect(localStorage.getItem('selectedGradeLevel')).toBe('Primary 4');
    expect(JSON.parse(localStorage.getItem('lastPupil') ?? '{}')).toEqual(
      buildPupil({ gradeLevel: 'Primary 4' }),
    );
    expect(events).toEqual(['selectedGradeLevel Primary 4']);
    window.removeEventListener('storage', listen);
  });
});

describe('the username', () => {
  const checked = (answers: Record<string, { available: boolean; message: string }>) =>
    Object.fromEntries(
      Object.entries(answers).map(([name, body]) => [`GET /api/check-username/${name}`, () => ({ body })]),
    );

  it('is asked for once, after a pause in typing, and must be free before saving', async () => {
    const server = scriptServer({
      ...pupil(),
      ...checked({
        jun: { available: false, message: 'Username is already taken' },
        jun_7: { available: true, message: 'Username is available' },
      }),
      'PATCH /api/profile': () => ({ body: { user: buildPupil({ username: 'jun_7' }) } }),
    });
    renderAppAt('/profile');
    await edit();
    await retype('Username', 'jun');
    await press('Save Changes');
    // The answer of the check may already stand in front of it.
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Please choose an available username before saving\.$/,
    );
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Username is already taken. Please choose an available username before saving.',
      ),
    );
    expect(server.calls.filter(({ path }) => path.startsWith('/api/check-username/'))).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Username'), '_7');
    expect(await screen.findByText('Username is available')).toBeTruthy();
    await press('Save Changes');
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    expect(server.callsTo('PATCH /api/profile')[0]?.body).toEqual({
      name: 'Mei Tan',
      gradeLevel: 'Primary 5',
      username: 'jun_7',
    });
  });

  it('says so when it cannot be checked', async () => {
    scriptServer({ ...pupil(), 'GET /api/check-username/jun': () => 'no-connection' });
    renderAppAt('/profile');
    await edit();
    await retype('Username', 'jun');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Error checking username availability'),
    );
  });
});

describe("a child's link code", () => {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  const code = { code: 'K7PM3QXT', expiresAt: new Date(now + 14.5 * 60_000).toISOString() };

  beforeEach(() => void clock.mockReturnValue(now));
  afterAll(() => clock.mockRestore());

  it('is shown on demand with the time that is left, and replaced on demand', async () => {
    const codes = [code, { ...code, code: 'CDFGHJKM' }];
    const server = scriptServer({
      ...pupil(),
      'POST /api/profile/link-code': () => ({ body: codes.shift() }),
    });
    renderAppAt('/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Show My Code' }));
    const shown = await screen.findByText('K7PM-3QXT');
    expect(shown.closest('[role="status"]')?.textContent).toContain('Your code: K 7 P M 3 Q X T');
    expect(screen.getByText('15 minutes left')).toBeTruthy();
    await press('New Code');
    expect(await screen.findByText('CDFG-HJKM')).toBeTruthy();
    expect(screen.queryByText('K7PM-3QXT')).toBeNull();
    expect(server.callsTo('POST /api/profile/link-code')).toHaveLength(2);
  });

  it('goes when its time is over', async () => {
    scriptServer({
      ...pupil(),
      'POST /api/profile/link-code': () => ({
        body: { ...code, expiresAt: new Date(now + 60_000).toISOString() },
      }),
    });
    renderAppAt('/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Show My Code' }));
    expect(await screen.findByText('1 minute left')).toBeTruthy();
    clock.mockReturnValue(now + 60_000);
    expect(await screen.findByText('This code has ended. Make a new one.')).toBeTruthy();
    expect(screen.queryByText('K7PM-3QXT')).toBeNull();
  });

  it('is not on the profile of a grown-up', async () => {
    scriptServer({
      ...pupil(buildProfile({ role: 'parent', parentInfo: null })),
      'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent' }) } }),
    });
    renderAppAt('/profile');
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show My Code' })).toBeNull();
  });
});

it('keeps a line for what the family was told, seen or not', async () => {
  const notice = buildNotice({ isSeen: true });
  scriptServer({ ...pupil(), 'GET /api/notices': () => ({ body: { notices: [notice] } }) });
  renderAppAt('/profile');
  expect(await screen.findByRole('heading', { name: 'Recent Changes' })).toBeTruthy();
  expect(screen.getByText('Pat Tan can see your work now.')).toBeTruthy();
  expect(screen.getByText('20 Nov 2026')).toBeTruthy();
});

it.each([
  [500, 'Broken', 'Failed to update profile. Please try again.'],
  [409, 'Username already exists', 'Username already exists'],
])('a profile refused by %i with "%s" says "%s"', async (status, message, sentence) => {
  scriptServer({ ...pupil(), 'PATCH /api/profile': () => ({ status, body: refusal(message, 'some-code') }) });
  renderAppAt('/profile');
  await edit();
  await press('Save Changes');
  await waitFor(() => expect(takeNotices()).toEqual([`Update Failed: ${sentence}`]));
});

it('says the e-mail once where it is the username too', async () => {
  const email = 'pat.tan@example.sg';
  const parent = buildProfile({ role: 'parent', username: email, email, parentInfo: null });
  scriptServer({
    ...pupil(parent),
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', username: email }) } }),
  });
  renderAppAt('/profile');
  expect(await screen.findByText('Username')).toBeTruthy();
  expect(screen.getAllByText(email)).toHaveLength(1);
  expect(screen.queryByText('Email')).toBeNull();
});

it('puts a wrong current password beside its field', async () => {
  scriptServer({
    ...pupil(),
    'PATCH /api/profile': () => ({
      status: 400,
      body: refusal('Current password is not right.', 'wrong-password', { fields: ['currentPassword'] }),
    }),
  });
  renderAppAt('/profile');
  await edit();
  await retype('Current Password', 'not this');
  await retype('New Password', 'blue7fox');
  await retype('Confirm New Password', 'blue7fox');
  await press('Save Changes');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Current password is not right.'));
  expect(document.activeElement).toBe(screen.getByLabelText('Current Password'));
  expect(await screen.findByText('Update Failed')).toBeTruthy();
});

it('saves how many questions an assessment has', async () => {
  const server = scriptServer({
    ...pupil(),
    'PUT /api/user-preferences': () => ({ body: { success: true, data: { questionsPerAssessment: 12 } } }),
  });
  renderAppAt('/profile');
  const select = await screen.findByLabelText<HTMLSelectElement>('Questions per assessment');
  expect([select.options[0]?.value, select.options[select.options.length - 1]?.value]).toEqual(['3', '15']);
  await userEvent.selectOptions(select, '12');
  await press('Save Preferences');
  expect(await screen.findByText('Preferences saved')).toBeTruthy();
  expect(server.callsTo('PUT /api/user-preferences')[0]?.body).toEqual({ questionsPerAssessment: 12 });
});

it('says when the preferences could not be saved', async () => {
  scriptServer({
    ...pupil(),
    'PUT /api/user-preferences': () => ({ status: 500, body: refusal('Broken', 'internal') }),
  });
  renderAppAt('/profile');
  await userEvent.selectOptions(await screen.findByLabelText('Questions per assessment'), '12');
  await press('Save Preferences');
  await waitFor(() => expect(takeNotices()).toEqual(['Failed to save preferences: Please try again.']));
});

it('asks for erasure with the password, and lets it be stopped', async () => {
  const erasure = {
    userId: 'pupil-1',
    displayName: 'Mei Tan',
    requestedAt: '2026-11-21T00:00:00.000Z',
    eraseAfter: '2026-11-28T00:00:00.000Z',
  };
  let open: unknown[] = [];
  const server = scriptServer({
    ...pupil(),
    'GET /api/privacy/erasures': () => ({ body: open }),
    'POST /api/privacy/erase': () => {
      open = [erasure];
      return { body: { success: true, erasure } };
    },
    'DELETE /api/privacy/erase/pupil-1': () => {
      open = [];
      return { body: { success: true } };
    },
  });
  renderAppAt('/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Erase My Account' }));
  await press('Erase in 7 Days');
  expect(screen.getByRole('alert').textContent).toBe('Please enter your password.');
  await userEvent.type(screen.getByLabelText('Your Password'), 'blue7fox{Enter}');
  expect(await screen.findByText('28 Nov 2026')).toBeTruthy();
  expect(server.callsTo('POST /api/privacy/erase')[0]?.body).toEqual({ password: 'blue7fox' });
  await press('Keep Everything');
  expect(await screen.findByRole('button', { name: 'Erase My Account' })).toBeTruthy();
});

it('saves the drawings as bytes, in as many files as they need', async () => {
  const [files, names]: [Blob[], string[]] = [[], []];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:data';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const zip = { mediaType: 'application/zip', content: btoa('PK\u00ff\u0000') };
  const server = scriptServer({
    ...pupil(),
    'GET /api/privacy/export': ({ path }) => ({
      body: path.includes('after=7-1-1')
        ? { ...zip, filename: 'mei-after-7-1-1.zip' }
        : { ...zip, filename: 'mei.zip', next: '7-1-1' },
    }),
  });
  renderAppAt('/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'With drawings (ZIP)' }));
  expect(await screen.findByText('All 2 files are in your downloads.')).toBeTruthy();
  expect(server.callsTo('GET /api/privacy/export').map(({ path }) => path)).toEqual([
    '/api/privacy/export?format=zip',
    '/api/privacy/export?format=zip&after=7-1-1',
  ]);
  expect(names).toEqual(['mei.zip', 'mei-after-7-1-1.zip']);
  // Bytes, not their text: as UTF-8 the third would take two.
  expect(files.map(({ size, type }) => [size, type])).toEqual(Array(2).fill([4, 'application/zip']));
  click.mockRestore();
});

describe("a child's profile for the parent", () => {
  const child = buildLinkedChild();
  const parent = {
    ...pupil(),
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', children: [child] }) } }),
    'GET /api/parent/children': () => ({ body: [child] }),
    'GET /api/child-profile/child-1': () => ({
      body: buildProfile({ userId: 'child-1', gradeLevel: 'Primary 2' }),
    }),
  };

  it('sets a new password of at least four characters', async () => {
    const server = scriptServer({
      ...parent,
      'POST /api/parent/children/child-1/reset-password': () => ({ body: { success: true } }),
    });
    renderAppAt('/student-profile/child-1');
    await userEvent.click(await screen.findByRole('button', { name: 'New Password' }));
    const field = screen.getByLabelText('New Password', { selector: 'input' });
    await userEvent.type(field, 'fox{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Password must be at least 4 characters long.');
    await userEvent.type(field, '4{Enter}');
    expect(await screen.findByText('Password Reset')).toBeTruthy();
    expect(server.callsTo('POST /api/parent/children/child-1/reset-password')[0]?.body).toEqual({
      newPassword: 'fox4',
    });
  });

  it('turns the choice of syllabus off for a child', async () => {
    const profile = buildProfile({ userId: 'child-1', gradeLevel: 'Primary 6' });
    const server = scriptServer({
      ...parent,
      'GET /api/child-profile/child-1': () => ({ body: profile }),
      'PATCH /api/child-profile/child-1': () => ({ body: { ...profile, isSyllabusOnly: false } }),
    });
    renderAppAt('/student-profile/child-1');
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /Keep to the school syllabus/,
    });
    expect(choice.checked).toBe(true);
    await userEvent.click(choice);
    await waitFor(() => expect(choice.checked).toBe(false));
    expect(server.callsTo('PATCH /api/child-profile/child-1')[0]?.body).toEqual({ isSyllabusOnly: false });
  });

  it('shows a foreign child like one that is not there', async () => {
    scriptServer({
      ...parent,
      'GET /api/child-profile/child-9': () => ({ status: 404, body: refusal('Not found', 'not-found') }),
    });
    renderAppAt('/student-profile/child-9');
    expect(await screen.findByRole('heading', { name: 'Student Not Found' })).toBeTruthy();
  });
});
