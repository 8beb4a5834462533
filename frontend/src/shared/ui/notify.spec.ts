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

it('shows one notice at a time, in the order in which they came', () => {
  notify('First', 'text');
  notify('Second', undefined, 'success');
  expect(currentNotice()).toMatchObject({ title: 'First', text: 'text', tone: 'info' });
  expect(drain()).toEqual(['First', 'Second']);
  expect(currentNotice()).toBeNull();
});

it('lets errors go first and loses nothing by it', () => {
  notify('Saved', undefined, 'success');
  notify('Restored');
  notify('Save Failed', undefined, 'error');
  notify('Submission Failed', undefined, 'error');
  expect(drain()).toEqual(['Save Failed', 'Submission Failed', 'Saved', 'Restored']);
});

it('says the same thing once while it stands or waits, and again afterwards', () => {
  notify('Save Failed', 'once', 'error');
  notify('Save Failed', 'once', 'error');
  notify('Save Failed', 'another', 'error');
  expect(drain()).toEqual(['Save Failed', 'Save Failed']);
  notify('Save Failed', 'once', 'error');
  expect(drain()).toEqual(['Save Failed']);
});

it('puts away only what is on the screen', () => {
  notify('First');
  const first = currentNotice()?.id ?? 0;
  notify('Second');
  dismissNotice(first);
  // The toaster may close the same notice twice, by its timer and by a swipe.
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
