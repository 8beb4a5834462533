import { expect, it } from '@jest/globals';
import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { BadgeWall } from './badge-wall.js';

const badge = (id: string, earnedAt: string | null): Badge => ({
  id,
  name: id,
  description: 'Put 5 mistakes right.',
  unit: 'mistakes put right',
  have: 1,
  need: 5,
  earnedAt,
});

it.each([
  ['second-look', 'Fix one', '/my-mistakes'],
  ['explorer', 'Choose a topic', '/dual-proficiency'],
  ['own-words', 'Go and play', '/'],
])('BadgeWall leads from %s by "%s" to %s, until it is earned', async (id, name, address) => {
  render(
    <MemoryRouter>
      <BadgeWall badges={[badge(id, null), badge('full-marks', '2026-07-20T01:00:00.000Z')]} fixed={0} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  await userEvent.click(screen.getByRole('button', { name: 'full-marks, earned' }));
  expect(screen.queryByRole('link')).toBeNull();
});
