import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Visual } from '@sumfox/contracts/question/item';
import { CountableFigure } from './countable-figure.js';

const VISUAL: Visual = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 100" role="img"><title>Three rings</title></svg>',
  alt: 'Three rings',
  things: [
    [10, 10, 20, 20],
    [60, 10, 20, 20],
    [110, 10, 20, 20],
  ],
};

function open(questionId: string) {
  render(<CountableFigure visual={VISUAL} questionId={questionId} />);
  const slider = screen.getByRole('slider', { name: 'Tap to count.' });
  // Twice the size of the drawing.
  jest.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 640, 200));
  const tap = (x: number, y: number) =>
    // The test's browser has no pointer events with a place.
    fireEvent(
      slider,
      new MouseEvent('pointerdown', { bubbles: true, clientX: 100 + 2 * x, clientY: 50 + 2 * y, button: 0 }),
    );
  const said = () => slider.getAttribute('aria-valuetext');
  const numbers = () => [...slider.querySelectorAll('text')].map((each) => each.textContent);
  return { slider, tap, said, numbers };
}

describe('CountableFigure', () => {
  it('marks the things tapped with their numbers, and takes a mark away by a second tap', () => {
    const { tap, said, numbers } = open('tapped');
    tap(20, 20);
    tap(125, 40);
    expect([said(), numbers()]).toEqual(['2 counted', ['1', '2']]);
    tap(18, 22);
    expect([said(), numbers()]).toEqual(['1 counted', ['1']]);
    tap(300, 20);
    expect(said()).toBe('1 counted');
  });

  it('counts on and back by the arrow keys, no further than there are things', async () => {
    const { slider, said } = open('typed');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(said()).toBe('3 counted');
    await userEvent.keyboard('{ArrowLeft}');
    expect(said()).toBe('2 counted');
    await userEvent.keyboard('{Home}');
    expect(said()).toBe('0 counted');
  });

  it('keeps the marks of a question while another one is shown', () => {
    open('kept').tap(20, 20);
    cleanup();
    expect(open('kept').said()).toBe('1 counted');
    cleanup();
    expect(open('other').said()).toBe('0 counted');
  });

  it('describes the drawing in words', () => {
    open('described');
    expect(document.querySelector('figure')?.getAttribute('aria-label')).toBe('Three rings');
  });
});
