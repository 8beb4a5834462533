import { expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { BADGE_ART } from '../../shared/art/badges.js';
import { DOOR_BADGE_ART } from '../../shared/art/door-badges.js';
import { BadgePicture } from './reward-art.js';

it('every badge has one drawing, and BadgePicture finds it', async () => {
  const ids = [...Object.keys(BADGE_ART), ...Object.keys(DOOR_BADGE_ART)];
  expect(ids).toHaveLength(24);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    const { container, unmount } = render(<BadgePicture id={id} />);
    await waitFor(() => expect([id, container.querySelector('svg')]).not.toEqual([id, null]));
    unmount();
  }
});
