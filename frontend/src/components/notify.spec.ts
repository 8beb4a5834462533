import { expect, it } from '@jest/globals';
import { currentNotice, dismissNotice, notify } from './notify.js';

it('shows one notice at a time and lets an error go first', () => {
  notify('First');
  notify('Second');
  expect(currentNotice()?.title).toBe('First');
  notify('Save Failed', 'text', 'error');
  expect(currentNotice()).toMatchObject({ title: 'Save Failed', text: 'text' });
  dismissNotice(currentNotice()?.id ?? 0);
  expect(currentNotice()?.title).toBe('Second');
  dismissNotice(-1);
  expect(currentNotice()?.title).toBe('Second');
  dismissNotice(currentNotice()?.id ?? 0);
  expect(currentNotice()).toBeNull();
});
