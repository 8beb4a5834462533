import { afterEach, expect, it } from '@jest/globals';
import { currentNotice, dismissNotice, notify, subscribeNotices } from './notify.js';

function dismissCurrent(): string | null {
  const notice = currentNotice();
  if (notice) dismissNotice(notice.id);
  return notice?.title ?? null;
}

/** The titles in the order in which a person sees them. */
function drain(): string[] {
  const titles: string[] = [];
  for (let title = dismissCurrent(); title !== null; title = dismissCurrent()) titles.push(title);
  return titles;
}

afterEach(() => void drain());

it('shows one notice at a time, the newest', () => {
  notify('First', 'text');
  expect(currentNotice()).toMatchObject({ title: 'First', text: 'text', tone: 'info' });
  notify('Save Failed', undefined, 'error');
  notify('Saved', undefined, 'success');
  expect(drain()).toEqual(['Saved']);
  expect(currentNotice()).toBeNull();
});

it('leaves the same words where they stand, and says them again afterwards', () => {
  notify('Save Failed', 'once', 'error');
  const first = currentNotice()?.id;
  notify('Save Failed', 'once', 'error');
  expect(currentNotice()?.id).toBe(first);
  notify('Save Failed', 'another', 'error');
  expect(drain()).toEqual(['Save Failed']);
  notify('Save Failed', 'once', 'error');
  expect(drain()).toEqual(['Save Failed']);
});

it('puts away only what is on the screen', () => {
  notify('First');
  const first = currentNotice()?.id ?? 0;
  notify('Second');
  dismissNotice(first);
  expect(drain()).toEqual(['Second']);
});

it('tells whoever listens, until they stop', () => {
  let heard = 0;
  const stop = subscribeNotices(() => (heard += 1));
  notify('First');
  stop();
  notify('Second');
  expect(heard).toBe(1);
});
