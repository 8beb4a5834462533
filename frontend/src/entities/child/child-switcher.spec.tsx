import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLinkedChild } from '../../testing/families.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { scriptServer } from '../../testing/scripted-server.js';
import { chooseChild } from './current-child.js';

const mei = buildLinkedChild();
const jun = buildLinkedChild({
  id: 'link-2',
  userId: 'child-2',
  username: 'jun',
  firstName: 'Jun',
  callName: 'Jun',
  displayName: 'Jun Tan',
});
const family = (children = [mei, jun]) => ({
  'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', children }) } }),
  'GET /api/parent/children': () => ({ body: children }),
  'GET /api/link-requests': () => ({ body: { toDecide: [], mine: [] } }),
  'GET /api/notices': () => ({ body: { notices: [] } }),
});
const switcher = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Child:' });
const currentCards = () =>
  screen
    .getAllByRole('listitem')
    .filter((card) => card.getAttribute('aria-current') === 'true')
    .map((card) => card.querySelector('h3')?.textContent);

beforeEach(() => chooseChild(null));

describe('the current child', () => {
  it('is the first, until another is chosen, which is kept for the session', async () => {
    scriptServer(family());
    renderAppAt('/');
    const select = await switcher();
    expect(select.selectedOptions[0]?.textContent).toBe('Mei');
    await screen.findByRole('heading', { name: 'Linked Children' });
    expect(currentCards()).toEqual(['Mei']);
    await userEvent.selectOptions(select, 'Jun');
    expect(currentCards()).toEqual(['Jun']);
    expect(sessionStorage.getItem('currentChild')).toBe('child-2');
    act(() => chooseChild(null));
    expect(sessionStorage.getItem('currentChild')).toBeNull();
  });

  it('follows the page of a child, and leads from one such page to the other', async () => {
    scriptServer(family());
    renderAppAt('/student-profile/child-2');
    const select = await switcher();
    await waitFor(() => expect(select.value).toBe('child-2'));
    await userEvent.selectOptions(select, 'Mei');
    await waitFor(() => expect(window.location.pathname).toBe('/student-profile/child-1'));
    expect(select.value).toBe('child-1');
  });

  it('is told apart by the username where siblings read alike', async () => {
    scriptServer(family([mei, { ...jun, callName: mei.callName }]));
    renderAppAt('/');
    expect([...(await switcher()).options].map((option) => option.textContent)).toEqual([
      'Mei (@mei)',
      'Mei (@jun)',
    ]);
  });

  it('is no choice with one child', async () => {
    scriptServer(family([mei]));
    renderAppAt('/');
    await screen.findByRole('heading', { name: 'Linked Children' });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(currentCards()).toEqual([]);
  });
});
