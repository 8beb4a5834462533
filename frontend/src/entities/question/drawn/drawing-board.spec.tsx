import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DrawingBoard } from './drawing-board.js';
import { ShownAnswer } from './shown-answer.js';

const VISUAL = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><title>A grid</title></svg>',
  alt: 'A grid',
};
const POINT: DrawnThing = { kind: 'point', at: [20, 200], step: 28, size: [10, 7], name: 'D', joined: [] };
const ANGLE: DrawnThing = { kind: 'angle', at: [160, 148], step: 128, from: 0, arm: 'OA', name: 'B' };
const SQUARES: DrawnThing = { kind: 'squares', at: [10, 10], step: 40, size: [6, 5], given: ['b1'] };

function Board({ thing }: { thing: DrawnThing }) {
  const [text, setText] = useState('');
  return (
    <>
      <DrawingBoard visual={VISUAL} thing={thing} text={text} onText={setText}>
        <button type="button">Type it</button>
      </DrawingBoard>
      <output>{text}</output>
    </>
  );
}
const answer = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('DrawingBoard', () => {
  it('places a point by the arrow keys, and says where it is', async () => {
    render(<Board thing={POINT} />);
    const board = screen.getByRole('slider', { name: 'Place the point' });
    expect(board.getAttribute('aria-valuetext')).toBe('Nothing is drawn yet');
    board.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    expect([answer(), board.getAttribute('aria-valuetext')]).toEqual(['(2, 1)', '2 across, 1 up']);
    expect(screen.getByRole('img', { name: 'A grid' })).toBeTruthy();
  });

  it('takes steps back one by one, and a cleared drawing too', async () => {
    render(<Board thing={POINT} />);
    await press('Right');
    await press('Up');
    await press('Clear');
    expect(answer()).toBe('');
    await press('Undo');
    expect(answer()).toBe('(1, 1)');
    await press('Undo');
    await press('Undo');
    expect(answer()).toBe('');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  });

  it('tells the marks of the protractor, not the size of the angle', async () => {
    render(<Board thing={ANGLE} />);
    const board = screen.getByRole('slider', { name: 'Draw the second line' });
    for (let turn = 0; turn < 7; turn += 1) await press('Turn to the left');
    expect(answer()).toBe('35° to the left of OA');
    expect(board.getAttribute('aria-valuetext')).toBe(
      'Inner scale: 3 small marks past 20. Outer scale: 1 small mark past 140.',
    );
    expect(screen.getByRole('slider').textContent).toBe('B');
  });

  it('shades squares by a press or by keys, and leaves those that are given', async () => {
    render(<Board thing={SQUARES} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Square d2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Square b1' }));
    expect(answer()).toBe('square d2');
    screen.getByRole('checkbox', { name: 'Square b1' }).focus();
    await userEvent.keyboard('{ArrowDown} {ArrowRight}{ }');
    expect(answer()).toBe('squares b2, c2, d2');
    await userEvent.keyboard(' ');
    expect(answer()).toBe('squares b2, d2');
    expect(screen.getByRole('checkbox', { name: 'Square b1' }).getAttribute('aria-checked')).toBe('true');
  });
});

describe('ShownAnswer', () => {
  const show = (thing: DrawnThing, text: string) =>
    render(
      <ShownAnswer question={{ visual: VISUAL, manipulative: thing }} text={text}>
        as text: {text}
      </ShownAnswer>,
    );

  it.each([
    [POINT, '(4, 3)'],
    [SQUARES, 'squares b2, d2'],
  ])('shows a drawn answer on the picture, which says it all', async (thing, text) => {
    show(thing, text);
    expect(await screen.findByRole('img', { name: `A grid ${text}` })).toBeTruthy();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('shows a text that is no drawing, and no answer, as they are', async () => {
    show(POINT, 'in the middle');
    expect(await screen.findByText('in the middle')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    show(POINT, '');
    expect(screen.getByText('as text:')).toBeTruthy();
  });
});
