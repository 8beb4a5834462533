import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LoadingOverlay } from './loading-overlay.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the loading overlay', () => {
  it('appears after 50 ms and not before, with both sentences in a status', () => {
    render(<LoadingOverlay message="Fox is looking" subMessage="A moment" />);
    const status = screen.getByRole('status');
    wait(49);
    expect(status.textContent).toBe('');
    wait(1);
    expect(status.textContent).toContain('Fox is looking');
    expect(status.textContent).toContain('A moment');
  });

  it('keeps its dots from screen readers and needs no second sentence', () => {
    render(<LoadingOverlay message="Fox is looking" />);
    wait(50);
    expect(screen.getByText('Fox is looking').querySelectorAll('[aria-hidden="true"] > i')).toHaveLength(3);
    expect(screen.getByRole('status').querySelectorAll('p')).toHaveLength(1);
  });

  it('shows one dot more every 500 ms', () => {
    const sheet = readFileSync(join(process.cwd(), 'frontend/src/shared/ui/loading-overlay.css'), 'utf8');
    // Three dots in a round of 1.5 s: the second from a third of it, the third from two thirds.
    expect(sheet.match(/overlay-\w+-dot 1\.5s steps\(1\) infinite/g)).toHaveLength(2);
    expect([...sheet.matchAll(/(\d+\.\d)% \{\s*opacity: 1;/g)].map(([, percent]) => percent)).toEqual([
      '33.4',
      '66.7',
    ]);
  });

  it('takes the focus, keeps it from the page, and gives it back', () => {
    const page = (busy: boolean) => (
      <>
        <button>Start</button>
        {busy && <LoadingOverlay message="Fox is looking" />}
      </>
    );
    const { rerender, container } = render(page(false));
    const start = screen.getByRole('button', { name: 'Start' });
    start.focus();
    rerender(page(true));
    const overlay = container.querySelector('.overlay');
    expect(document.activeElement).toBe(overlay);
    expect(fireEvent.keyDown(overlay!, { key: 'Tab' })).toBe(false);
    expect(document.activeElement).toBe(overlay);
    rerender(page(false));
    expect(document.activeElement).toBe(start);
  });

  it('lets the Tab key reach what it offers itself', () => {
    const { container } = render(
      <LoadingOverlay message="Fox is looking">
        <a href="/">Back</a>
        <button>Stop</button>
      </LoadingOverlay>,
    );
    const tab = (shiftKey = false) => fireEvent.keyDown(document.activeElement!, { key: 'Tab', shiftKey });
    const names: Array<string | null | undefined> = [];
    for (const shift of [false, false, false, true]) {
      tab(shift);
      names.push(document.activeElement?.textContent);
    }
    expect(names).toEqual(['Back', 'Stop', 'Back', 'Stop']);
    expect(container.querySelector('.overlay')?.contains(document.activeElement)).toBe(true);
  });
});
