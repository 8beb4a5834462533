import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOverview } from '../../testing/child-figures.js';
import { buildLinkedChild, buildLinkRequest } from '../../testing/families.js';
import { takeNotices } from '../../testing/notices.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { endUndo } from '../../entities/child/recent-unlink.js';

const mei = buildLinkedChild();
const parent = (children = [mei]) => ({
  'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', children }) } }),
  'GET /api/parent/children': () => ({ body: children }),
  'GET /api/link-requests': () => ({ body: { toDecide: [], mine: [] } }),
  'GET /api/notices': () => ({ body: { notices: [] } }),
  'GET /api/child-overview/child-1': () => ({ body: buildOverview() }),
  'GET /api/auth/password-rules': () => ({ body: { minLength: 6, minLengthForChild: 4 } }),
});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => endUndo());

describe('a parent with children', () => {
  it('sees who they are, since when, and the way to the profile', async () => {
    scriptServer(parent());
    renderAppAt('/');
    expect(await screen.findByRole('heading', { name: 'Linked Children' })).toBeTruthy();
    const [card] = screen.getAllByRole('listitem');
    if (!card) throw new Error('no card');
    expect(card.textContent).toContain('@mei');
    expect(card.textContent).toContain('Mei Tan · @mei · Primary 2');
    expect(within(card).getByText('P2')).toBeTruthy();
    expect(card.textContent).toContain('Linked since 12 Nov 2026');
    expect(
      within(card)
        .getByRole('link', { name: /^Profile/ })
        .getAttribute('href'),
    ).toBe('/student-profile/child-1');
  });

  it('unlinks only after asking, by the id of the link', async () => {
    let children = [mei];
    const server = scriptServer({
      ...parent(),
      'GET /api/parent/children': () => ({ body: children }),
      'DELETE /api/parent/unlink-child/link-1': () => {
        children = [];
        return { body: { success: true } };
      },
    });
    renderAppAt('/');
    await screen.findByRole('heading', { name: 'Linked Children' });
    await press(/^Unlink/);
    await press('Keep Linked');
    expect(server.callsTo('DELETE /api/parent/unlink-child/link-1')).toHaveLength(0);
    await press(/^Unlink/);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('Child Unlinked')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Link Your First Child' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('may take an unlinking back, by the id of the link, while it is offered', async () => {
    let children = [mei];
    const server = scriptServer({
      ...parent(),
      'GET /api/parent/children': () => ({ body: children }),
      'DELETE /api/parent/unlink-child/link-1': () => {
        children = [];
        return { body: { success: true } };
      },
      'POST /api/parent/unlink-child/link-1/undo': () => {
        children = [mei];
        return { body: { success: true, child: mei } };
      },
    });
    renderAppAt('/');
    await screen.findByRole('heading', { name: 'Linked Children' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await press(/^Unlink/);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText(/is no longer linked to you/, { selector: 'p[role=status]' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(undo);
    expect(await screen.findByRole('heading', { name: /^Mei/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(server.callsTo('POST /api/parent/unlink-child/link-1/undo')).toHaveLength(1);
  });

  it.each([
    [404, 'It is too late to undo. Please link your child again.', false],
    [503, 'Away', true],
  ])(
    'is told when it could not be taken back (%i), and may try again: %s',
    async (status, sentence, stays) => {
      let children = [mei];
      scriptServer({
        ...parent(),
        'GET /api/parent/children': () => ({ body: children }),
        'DELETE /api/parent/unlink-child/link-1': () => {
          children = [];
          return { body: { success: true } };
        },
        'POST /api/parent/unlink-child/link-1/undo': () => ({ status, body: refusal(sentence, 'x') }),
      });
      renderAppAt('/');
      await screen.findByRole('heading', { name: 'Linked Children' });
      await press(/^Unlink/);
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await screen.findByText('Undo Failed')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Undo' }) !== null).toBe(stays);
    },
  );

  it('counts a link that is gone already as unlinked, and says when it could not be done', async () => {
    let answer = refusal('Not found', 'not-found');
    let status = 503;
    scriptServer({
      ...parent(),
      'DELETE /api/parent/unlink-child/link-1': () => ({ status, body: answer }),
    });
    renderAppAt('/');
    await screen.findByRole('heading', { name: 'Linked Children' });
    await press(/^Unlink/);
    const unlink = within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' });
    await userEvent.click(unlink);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to unlink child account.');
    expect(takeNotices()).toEqual(['Unlink Failed: Failed to unlink child account.']);
    status = 404;
    answer = refusal('Not found', 'not-found');
    await userEvent.click(unlink);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('linking a child', () => {
  it('asks for the username, sends it trimmed by Enter, and shows the child', async () => {
    let children: (typeof mei)[] = [];
    const server = scriptServer({
      ...parent([]),
      'GET /api/parent/children': () => ({ body: children }),
      'POST /api/parent/link-child': () => {
        children = [mei];
        return { body: { success: true, status: 'linked', message: 'Linked', child: mei } };
      },
    });
    renderAppAt('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Link Your First Child' }));
    const field = screen.getByLabelText("Child's Username");
    await userEvent.type(field, '  {Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe("Please enter the child's username.");
    expect(takeNotices()).toEqual(["Username Required: Please enter the child's username."]);
    await userEvent.type(field, 'mei {Enter}');
    expect(await screen.findByRole('heading', { name: /^Mei/ })).toBeTruthy();
    expect(takeNotices()).toEqual([expect.stringMatching(/^Child Linked Successfully/)]);
    expect(server.callsTo('POST /api/parent/link-child').map((made) => made.body)).toEqual([
      { childUsername: 'mei' },
    ]);
  });

  it("shows the server's words when it is refused, and keeps the dialog", async () => {
    const sentence = 'Failed to link child account. Please check the username and try again.';
    scriptServer({
      ...parent([]),
      'POST /api/parent/link-child': () => ({ status: 404, body: refusal(sentence, 'link-failed') }),
    });
    renderAppAt('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Link Your First Child' }));
    await userEvent.type(screen.getByLabelText("Child's Username"), 'nobody{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(await screen.findByText('Link Failed')).toBeTruthy();
  });

  it('sends the code that was typed beside the username', async () => {
    const server = scriptServer({
      ...parent([]),
      'POST /api/parent/link-child': () => ({
        body: { success: true, status: 'linked', message: 'Linked', child: mei },
      }),
    });
    renderAppAt('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Link Your First Child' }));
    await userEvent.type(screen.getByLabelText("Child's Username"), 'mei');
    await userEvent.type(screen.getByLabelText(/^Link Code/), ' k7pm-3qxt {Enter}');
    expect(await screen.findByText('Child Linked Successfully')).toBeTruthy();
    expect(server.callsTo('POST /api/parent/link-child')[0]?.body).toEqual({
      childUsername: 'mei',
      linkCode: 'k7pm-3qxt',
    });
  });

  it('says that the request waits, asks for the code later, and lets the request be taken back', async () => {
    let mine: unknown[] = [];
    const server = scriptServer({
      ...parent([]),
      'GET /api/link-requests': () => ({ body: { toDecide: [], mine } }),
      'POST /api/parent/link-child': () => {
        mine = [buildLinkRequest({ childUserId: '', childName: '', parentName: 'Pat' })];
        return { body: { success: true, status: 'pending', message: 'The request waits.' } };
      },
      'POST /api/link-requests/r1/decline': () => {
        mine = [];
        return { body: { success: true } };
      },
    });
    renderAppAt('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Link Your First Child' }));
    await userEvent.type(screen.getByLabelText("Child's Username"), 'mei{Enter}');
    expect(await screen.findByText('The request waits.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Enter Code' }));
    expect(screen.getByLabelText<HTMLInputElement>("Child's Username").value).toBe('mei');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Take Back' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Link Requests' })).toBeNull());
    expect(server.callsTo('POST /api/link-requests/r1/decline')).toHaveLength(1);
  });
});

it('says that a child who is linked already is linked already', async () => {
  scriptServer({
    ...parent(),
    'POST /api/parent/link-child': () => ({
      body: { success: true, status: 'linked', message: 'Linked', child: mei },
    }),
  });
  renderAppAt('/');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Link Child' }))[0]!);
  await userEvent.type(screen.getByLabelText("Child's Username"), 'mei{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(takeNotices()).toEqual(['Mei is already linked to you.']);
});

it('shows the first parent who else asks, by name and e-mail, and does not put "Allow" first', async () => {
  let toDecide = [buildLinkRequest({ parentEmail: 'jo.lim@example.sg', isCodeGiven: true })];
  const server = scriptServer({
    ...parent(),
    'GET /api/link-requests': () => ({ body: { toDecide, mine: [] } }),
    'POST /api/link-requests/r1/approve': () => {
      toDecide = [];
      return { body: { success: true } };
    },
  });
  renderAppAt('/');
  expect((await screen.findByText('Jo Lim')).closest('p')?.textContent).toContain(
    'Jo Lim (jo.lim@example.sg) asks to link Mei too.They typed the code from Mei’s page.',
  );
  expect(screen.getByRole('button', { name: 'Allow' }).className).not.toContain('primary');
  expect(screen.getByRole('button', { name: 'Decline' }).className).toContain('primary');
  await press('Allow');
  await waitFor(() => expect(screen.queryByText('Jo Lim')).toBeNull());
  expect(server.callsTo('POST /api/link-requests/r1/approve')).toHaveLength(1);
});

it('adds a second child without leaving the page, with a name to be called by', async () => {
  const jun = buildLinkedChild({
    ...{ id: 'link-2', userId: 'child-2', username: 'jun_hao', displayName: 'Tan Jun Hao', callName: 'Jun' },
  });
  let children = [mei];
  const server = scriptServer({
    ...parent(),
    'GET /api/parent/children': () => ({ body: children }),
    'GET /api/child-overview/child-2': () => ({ body: buildOverview({ childId: 'child-2' }) }),
    'POST /api/parent/children': () => {
      children = [mei, jun];
      return { status: 201, body: { success: true, child: jun } };
    },
  });
  renderAppAt('/');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add a child' }))[0]!);
  const dialog = within(screen.getByRole('dialog'));
  const type = (label: string | RegExp, text: string) => userEvent.type(dialog.getByLabelText(label), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Add Child' }));
  expect(await dialog.findByText("Please enter the child's name.")).toBeTruthy();
  await type('Child Name', 'Tan Jun Hao');
  await type(/^What shall we call your child\?/, 'Jun');
  await type('Child Username', 'jun_hao');
  await type('Child Password', 'fox4');
  await type('Confirm Child Password', 'fox5');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Child' }));
  expect(await dialog.findByText("Child passwords don't match")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Confirm Child Password'), '{Backspace}4');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Child' }));
  expect(await screen.findByRole('heading', { name: /^Jun/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsTo('POST /api/parent/children')[0]?.body).toEqual({
    requestId: expect.any(String),
    childName: 'Tan Jun Hao',
    childCallName: 'Jun',
    childUsername: 'jun_hao',
    childPassword: 'fox4',
    gradeLevel: 'Primary 2',
  });
  expect(screen.queryByText('A brother or sister?')).toBeNull();
});
