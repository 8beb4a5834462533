import { expect, it } from '@jest/globals';
import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { useSettled } from './after-press.js';

it('useSettled gives a new value at once, but not before the finger is up where something is being pressed', async () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value), {
    initialProps: { value: 'none' },
  });
  rerender({ value: 'first' });
  await waitFor(() => expect(result.current).toBe('first'));

  fireEvent.pointerDown(document.body);
  rerender({ value: 'second' });
  rerender({ value: 'third' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(result.current).toBe('first');
  fireEvent.pointerUp(document.body);
  await waitFor(() => expect(result.current).toBe('third'));
});
