import { afterEach, expect, it } from '@jest/globals';
import { CallError } from '../api/call-error.js';
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

it('has the code of a failure of the product, and none of a refusal or without an answer', () => {
  const failed = (status: number) => new CallError(status, 'internal', 'x', '1a2b3c4d'.repeat(4));
  let tries = 0;
  const codeAfter = (error: unknown) => {
    tries += 1;
    notify(`Update Failed ${tries}`, 'text', 'error', error);
    return currentNotice()?.code;
  };
  expect(codeAfter(failed(500))).toBe('1a2b3c4d');
  expect(codeAfter(failed(409))).toBeUndefined();
  expect(codeAfter(failed(0))).toBeUndefined();
  expect(codeAfter(new TypeError('x'))).toBeUndefined();
});
