import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { currentNotice, dismissNotice, notify } from './notify.js';
import Toaster from './toaster.js';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no pointer capture; the swipe needs it to follow a finger that leaves the notice.
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.releasePointerCapture = () => undefined;
  Element.prototype.hasPointerCapture = () => true;
});
afterEach(() => {
  act(() => {
    for (let notice = currentNotice(); notice; notice = currentNotice()) dismissNotice(notice.id);
  });
  jest.useRealTimers();
});

const say = (...words: Parameters<typeof notify>) => act(() => notify(...words));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => [...document.querySelectorAll('.toast__title')].map((title) => title.textContent);

function swipeRight(pixels: number): void {
  const toast = document.querySelector('.toast')!;
  const at = (clientX: number) => ({ button: 0, pointerId: 1, clientX, clientY: 100, pointerType: 'touch' });
  const point = (type: string, x: number) =>
    act(() => {
      const event = new MouseEvent(type, { bubbles: true, ...at(x) });
      Object.assign(event, { pointerId: 1, pointerType: 'touch' });
      fireEvent(toast, event);
    });
  point('pointerdown', 100);
  point('pointermove', 100 + pixels / 2);
  point('pointermove', 100 + pixels);
  point('pointerup', 100 + pixels);
}

describe('the toaster', () => {
  it('shows one notice, for 5 seconds, and the newest in its place', () => {
    render(<Toaster />);
    say('First');
    expect(shown()).toEqual(['First']);
    wait(2_000);
    say('Second', undefined, 'success');
    expect(shown()).toEqual(['Second']);
    wait(4_900);
    expect(shown()).toEqual(['Second']);
    wait(200);
    expect(shown()).toEqual([]);
  });

  it.each([
    [49, 1],
    [51, 0],
  ])('after a swipe to the right by %i pixels %i stays', (pixels, left) => {
    render(<Toaster />);
    say('First');
    swipeRight(pixels);
    wait(300);
    expect(shown()).toHaveLength(left);
  });

  it('shows the notice at the place of a page that has one, and at the edge of the screen once it is gone', async () => {
    const page = document.createElement('div');
    page.innerHTML = '<div class="notice-line"></div>';
    jest.useRealTimers();
    render(<Toaster />);
    say('First');
    document.body.append(page);
    await waitFor(() => expect(page.textContent).toContain('First'));
    page.remove();
    await waitFor(() => expect(shown()).toEqual(['First']));
    expect(page.textContent).toBe('');
  });

  it('is reached by F8 and says so', () => {
    render(<Toaster />);
    say('First');
    act(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', key: 'F8', bubbles: true }));
    });
    expect(document.activeElement?.classList.contains('toast-viewport')).toBe(true);
    expect(screen.getByRole('region', { name: 'Notices (F8)' })).toBeTruthy();
  });

  it('is closed by its button, which has a name', () => {
    render(<Toaster />);
    say('First');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    wait(300);
    expect(shown()).toEqual([]);
  });
});
