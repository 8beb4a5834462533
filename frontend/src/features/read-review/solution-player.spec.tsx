import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SolutionPlayer } from './solution-player.js';

const STEPS = ['One unit is 4.', '3 units are 12.', 'Ali has 12 stamps.'];

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The steps in sight, by their classes: the test's browser reads no style sheets. */
const inSight = () =>
  screen
    .getAllByRole('listitem')
    .filter((each) => !each.className.includes('--later'))
    .map((each) => each.querySelector('div')?.textContent);

describe('SolutionPlayer', () => {
  it('shows all steps, and on request one after the other, forth and back', async () => {
    render(<SolutionPlayer steps={STEPS} />);
    expect(inSight()).toEqual(STEPS);
    await press('Show me one by one');
    expect(inSight()).toEqual(STEPS.slice(0, 1));
    expect(screen.getByRole('status').textContent).toBe('Step 1 of 3');
    await press('Next step');
    expect(inSight()).toEqual(STEPS.slice(0, 2));
    await press('Back');
    expect(inSight()).toEqual(STEPS.slice(0, 1));
    await press('Next step');
    await press('Next step');
    expect(inSight()).toEqual(STEPS);
    expect(screen.getByRole('status').textContent).toBe('Step 3 of 3');
    await press('All steps');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('has nothing to play for a single step', () => {
    render(<SolutionPlayer steps={STEPS.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('draws the current step as a bar, and keeps the bar during a step without one', async () => {
    const { container } = render(<SolutionPlayer steps={['1 unit: 12 ÷ 3 = 4', '5 × 4 = 20', 'So B.']} />);
    const parts = () => [...container.querySelectorAll('.line-bar__part')].map((each) => each.textContent);
    expect(parts()).toEqual(['4', '4', '4', '4', '4']);
    await press('Show me one by one');
    expect(parts()).toEqual(['4', '4', '4']);
    await press('Next step');
    await press('Next step');
    expect(parts()).toHaveLength(5);
  });

  it('shows the drawings of the solution, and the bar of the current step while it is played', async () => {
    const figures = [
      { svg: '<svg viewBox="0 0 320 90"></svg>', alt: 'Arrows. Story: 9, − 4, 5. Back: 5, + 4, 9.' },
    ];
    const { container } = render(<SolutionPlayer steps={['5 + 4 = 9', 'So Ali had 9.']} figures={figures} />);
    expect(screen.getByRole('img', { name: /^Arrows/ })).toBeTruthy();
    expect(container.querySelector('.line-bar')).toBeNull();
    await press('Show me one by one');
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('.line-bar')).not.toBeNull();
  });
});
