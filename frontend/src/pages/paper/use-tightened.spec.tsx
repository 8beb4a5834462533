import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useTightened } from './use-tightened.js';

/** What waits for a change of size, with the elements it looks at. */
const sizes: { tell: () => void; seen: Element[] }[] = [];
const { ResizeObserver: before } = globalThis;

// jsdom has no layout: the test says when a size has changed.
beforeEach(() => {
  globalThis.ResizeObserver = class {
    private readonly entry: (typeof sizes)[number];
    constructor(tell: ResizeObserverCallback) {
      this.entry = { tell: () => tell([], this), seen: [] };
      sizes.push(this.entry);
    }
    observe(element: Element) {
      this.entry.seen.push(element);
    }
    unobserve() {}
    disconnect() {
      sizes.splice(sizes.indexOf(this.entry), 1);
    }
  };
});
afterEach(() => {
  globalThis.ResizeObserver = before;
});

function Question() {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useTightened(box);
  return (
    <div className="paper">
      <div ref={box} data-testid="box">
        <p>{scrolls ? 'scrolls' : 'fits'}</p>
      </div>
    </div>
  );
}

it('a question that fitted scrolls once a notice has taken its room', () => {
  const { unmount } = render(<Question />);
  const box = screen.getByTestId('box');
  expect(screen.getByText('fits')).toBeTruthy();
  expect(sizes.flatMap(({ seen }) => seen)).toEqual([box, box.firstElementChild]);
  Object.defineProperty(box, 'scrollHeight', { value: 300 });
  Object.defineProperty(box, 'clientHeight', { value: 200 });
  act(() => sizes.forEach(({ tell }) => tell()));
  expect(screen.getByText('scrolls')).toBeTruthy();
  expect(box.closest<HTMLElement>('.paper')!.dataset.tight).toBe('3');
  unmount();
  expect(sizes).toEqual([]);
});
