import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadgesCard } from './badges-card.js';

const badge = (id: string, changes: Partial<Badge> = {}): Badge => ({
  id,
  name: id,
  description: `Do ${id}.`,
  unit: 'days',
  have: 3,
  need: 5,
  earnedAt: null,
  ...changes,
});

it('shows the first six, and all of them with date or progress when asked', async () => {
  const earned = badge('first', { earnedAt: '2026-03-09T16:30:00.000Z', have: 1, need: 1 });
  const others = ['second', 'third', 'fifth', 'sixth', 'seventh', 'fourth'].map((id) => badge(id));
  render(<BadgesCard badges={[earned, ...others]} />);
  expect(screen.getByText('1 of 7 earned')).toBeTruthy();
  expect(screen.queryByText('fourth')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'View all badges' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Your badges' }));
  expect(drawer.getByText('fourth')).toBeTruthy();
  expect(drawer.getByText('Earned on 10 Mar 2026')).toBeTruthy();
  expect(drawer.getAllByText('3 of 5 days')).toHaveLength(6);
  expect(drawer.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Earned',
    'Next',
  ]);
  expect(drawer.getAllByRole('list').map((list) => list.children.length)).toEqual([1, 6]);
});

it('draws each badge where it is near the screen, and not before', async () => {
  let come: (() => void) | null = null;
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => tell([{ isIntersecting: true }]);
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(window, { IntersectionObserver: Observer });
  try {
    const { container } = render(<BadgesCard badges={[badge('first-fix')]} />);
    expect(container.querySelector('.reward-art')).toBeNull();
    act(() => come?.());
    await waitFor(() => expect(container.querySelector('.reward-art svg')).toBeTruthy());
  } finally {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }
});

it('shows the three of the specification first, wherever they stand, and then three others', () => {
  const ids = ['a', 'b', 'problem-solver', 'c', 'd', 'consistent-learner', 'strategic-thinker'];
  render(<BadgesCard badges={ids.map((id) => badge(id))} />);
  const shown = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(shown.map((item) => item.querySelector('.badges__name')?.textContent)).toEqual([
    'problem-solver',
    'consistent-learner',
    'strategic-thinker',
    'a',
    'b',
    'c',
  ]);
});

it('speaks of nothing earned while there is nothing, and gives the focus back when the drawer closes', async () => {
  render(<BadgesCard badges={[badge('first'), badge('second')]} />);
  expect(screen.getByText('0 of 2 earned')).toBeTruthy();
  const view = screen.getByRole('button', { name: 'View all badges' });
  await userEvent.click(view);
  const drawer = within(screen.getByRole('dialog', { name: 'Your badges' }));
  expect(drawer.queryByRole('heading', { name: 'Earned' })).toBeNull();
  await userEvent.click(drawer.getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(view);
});
