import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { UserContext } from '../../entities/account/user-context.js';
import { buildPupil } from '../../testing/papers.js';
import { PaperTime } from './paper-time.js';

const MIN = 60;

/** A paper whose clock the test turns. */
function showTime(gradeLevel: GradeLevel, startsAt = 0, limitMinutes = 30) {
  const paper = { seconds: startsAt, elapsedSeconds: () => paper.seconds, setResting: jest.fn() };
  render(
    <UserContext value={buildPupil({ gradeLevel })}>
      <PaperTime paper={paper} limitMinutes={limitMinutes} />
    </UserContext>,
  );
  const goTo = async (seconds: number): Promise<void> => {
    paper.seconds = seconds;
    await act(async () => {
      await jest.advanceTimersByTimeAsync(5_000);
    });
    // The card is fetched when it is first needed.
    await act(async () => {
      await import('./rest-offer.js');
    });
  };
  return { paper, goTo };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the time of a paper', () => {
  it('is hidden until the pupil asks for it', async () => {
    const { goTo } = showTime('Primary 6');
    await goTo(12 * MIN);
    expect(screen.queryByText('12 min')).toBeNull();
  });

  it('counts up for a pupil who chose to see it, and a tap hides it', async () => {
    localStorage.setItem('comfort:pupil-1', JSON.stringify({ showTime: true }));
    const { goTo } = showTime('Primary 4', 5 * MIN);
    expect(screen.getByText('5 min')).toBeTruthy();
    await goTo(6 * MIN);
    expect(screen.getByText('6 min')).toBeTruthy();
    press('Time: 6 min. Hide the time');
    expect(screen.queryByText('6 min')).toBeNull();
    expect(JSON.parse(localStorage.getItem('comfort:pupil-1') ?? '')).toEqual({ showTime: false });
  });
});

describe('the offer of a rest', () => {
  it('comes at 20 minutes and can be put aside', async () => {
    const { goTo, paper } = showTime('Primary 2');
    await goTo(20 * MIN - 1);
    expect(screen.queryByText('Have a rest?')).toBeNull();
    await goTo(20 * MIN);
    expect(screen.getByText('Have a rest?').closest('[role="status"]')).toBeTruthy();
    press('Carry On');
    expect(screen.queryByText('Have a rest?')).toBeNull();
    await goTo(29 * MIN);
    expect(screen.queryByText('Have a rest?')).toBeNull();
    expect(paper.setResting).not.toHaveBeenCalled();
  });

  it('lets time stand until the pupil is back', async () => {
    const { goTo, paper } = showTime('Primary 2');
    await goTo(20 * MIN);
    press('Rest');
    expect(screen.getByRole('dialog', { name: 'Have a rest' })).toBeTruthy();
    expect(paper.setResting).toHaveBeenLastCalledWith(true);
    press('I Am Back');
    expect(paper.setResting).toHaveBeenLastCalledWith(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Have a rest?')).toBeNull();
  });

  it('tells of 30 minutes once, and only offers', async () => {
    const { goTo } = showTime('Primary 5', 25 * MIN);
    await goTo(30 * MIN);
    expect(screen.getByText('30 minutes done!')).toBeTruthy();
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Carry On', 'Rest']);
    press('Carry On');
    await goTo(35 * MIN);
    expect(screen.queryByText('30 minutes done!')).toBeNull();
  });

  it('tells of the minutes that the paper was made with', async () => {
    const { goTo } = showTime('Primary 5', 0, 12);
    await goTo(12 * MIN);
    expect(screen.getByText('12 minutes done!')).toBeTruthy();
  });
});
