import type { Manipulative } from '@sumfox/contracts/question/manipulative';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildQuestion } from '../../../testing/papers.js';
import { AnswerArea, useKeypad } from '../index.js';

const COINS: Manipulative = { kind: 'money', unit: '¢', values: [5, 10, 20, 50, 100] };

/** The answer of a pupil, and the box that holds it. */
function Answering(props: { thing: Manipulative; isReadOnly: boolean; isYoung: boolean; stem?: string }) {
  const { thing, isReadOnly, isYoung, stem } = props;
  const words = stem === undefined ? {} : { questionText: stem };
  const question = buildQuestion({ manipulative: thing, unitChips: [], ...words });
  const keypad = useKeypad(question);
  const [entry, setEntry] = useState({ answer: '', working: '' });
  return (
    <AnswerArea
      question={question}
      entry={entry as never}
      isYoung={isYoung}
      isTall={false}
      isUnread={false}
      isLocked={false}
      isReadOnly={isReadOnly}
      keypad={keypad}
      workingTab="type"
      onEdit={(patch) => setEntry((now) => ({ ...now, ...(patch as typeof now) }))}
      onDraw={() => undefined}
      onWorkingTab={() => undefined}
    />
  );
}

async function open(
  thing: Manipulative,
  isReadOnly = false,
  isYoung = true,
  stem?: string,
): Promise<() => string> {
  render(
    <Answering
      thing={thing}
      isReadOnly={isReadOnly}
      isYoung={isYoung}
      {...(stem === undefined ? {} : { stem })}
    />,
  );
  if (thing.kind !== 'clock' && thing.kind !== 'words') {
    const toTouch = await screen.findByRole('button', { name: /^(Things to touch|Number keys)$/ });
    if (toTouch.getAttribute('aria-label') === 'Things to touch') await userEvent.click(toTouch);
  }
  return () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Answer' }).value;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('things to touch', () => {
  it('coins are put down and taken back, and the answer is their worth', async () => {
    const answer = await open(COINS);
    await press('Add 50¢');
    await press('Add 20¢');
    await press('Add 20¢');
    expect(answer()).toBe('90¢');
    await press('Take back 20¢');
    expect(answer()).toBe('70¢');
    expect(screen.getByText('20¢: 1, 50¢: 1')).toBeTruthy();
  });

  it.each([
    ['Mei has ___¢ left.', '50'],
    ['Mei has ___ left.', '50¢'],
  ])('coins write no sign that stands beside the gap: %s', async (stem, written) => {
    const answer = await open(COINS, false, true, stem);
    await press('Add 50¢');
    expect(answer()).toBe(written);
  });

  it('blocks are put down and taken back, and the answer is what they make', async () => {
    const answer = await open({ kind: 'blocks', places: 3 });
    await press('Add hundred');
    await press('Add ten');
    await press('Add ten');
    await press('Add one');
    expect(answer()).toBe('121');
    await press('Take back hundred');
    expect(answer()).toBe('21');
    expect(screen.getByText('ten: 2, one: 1')).toBeTruthy();
    for (let i = 1; i < 10; i += 1) await press('Add one');
    expect(answer()).toBe('30');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add one' }).disabled).toBe(true);
  });

  it('cubes follow the arrow keys, a train of ten at a time with the large step', async () => {
    const answer = await open({ kind: 'cubes', trains: 2 });
    (await screen.findByRole('slider', { name: 'Cubes' })).focus();
    await userEvent.keyboard('{PageUp}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(answer()).toBe('11');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('11 cubes');
  });

  it('counters follow the arrow keys and stop at both ends', async () => {
    const answer = await open({ kind: 'ten-frames', frames: 1 });
    (await screen.findByRole('slider', { name: 'Counters' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(answer()).toBe('1');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(answer()).toBe('10');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('10 counters');
  });

  it('a number line moves by its keys, and no further than its end', async () => {
    const answer = await open({ kind: 'number-line', to: 20 });
    await press('5 more');
    await press('1 more');
    expect(answer()).toBe('6');
    screen.getByRole('slider', { name: 'Number line' }).focus();
    await userEvent.keyboard('{End}');
    expect(answer()).toBe('20');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '1 more' }).disabled).toBe(true);
  });

  it('a clock takes the place of letters, with no half of the day chosen before there is a time', async () => {
    const answer = await open({ kind: 'clock', step: 1 });
    const half = await screen.findByRole('button', { name: 'p.m.' });
    expect(half.getAttribute('aria-pressed')).toBe('false');
    await press('5 minutes on');
    await press('a.m.');
    expect(answer()).toBe('12.05 a.m.');
  });

  it('a word is chosen by its key', async () => {
    const answer = await open({ kind: 'words', words: ['cube', 'cone'] });
    await userEvent.click(await screen.findByRole('button', { name: 'cone' }));
    expect(answer()).toBe('cone');
    expect(screen.getByRole('button', { name: 'cone' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('a letter of the drawing is chosen by its key in every grade, or typed', async () => {
    const answer = await open({ kind: 'words', words: ['P', 'Q', 'R', 'S'] }, false, false);
    await userEvent.click(await screen.findByRole('button', { name: 'S' }));
    expect(answer()).toBe('S');
    fireEvent.change(screen.getByRole('textbox', { name: 'Answer' }), { target: { value: 'q' } });
    expect(screen.getByRole('button', { name: 'Q' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('a letter key leaves the working alone that was written last', async () => {
    const answer = await open({ kind: 'words', words: ['P', 'Q', 'R', 'S'] }, false, false);
    const working = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /working/i });
    await userEvent.type(working, '12 + 30 = 42');
    await userEvent.click(await screen.findByRole('button', { name: 'S' }));
    expect([answer(), working.value]).toEqual(['S', '12 + 30 = 42']);
  });

  it('nothing changes while another tab writes', async () => {
    const answer = await open({ kind: 'clock', step: 30 }, true);
    // As the browser does: a fieldset that is switched off still lets keys through to a slider.
    fireEvent.keyDown(await screen.findByRole('slider', { name: 'Clock' }), { key: 'ArrowRight' });
    expect(answer()).toBe('');
  });
});
