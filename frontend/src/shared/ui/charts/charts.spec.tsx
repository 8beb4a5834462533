import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { barHeight } from './charts.rules.js';
import { DayBars } from './day-bars.js';
import { LineChart } from './line-chart.js';

it('draws something of little, nothing of nothing, and never more than all', () => {
  expect([
    barHeight(0, 10),
    barHeight(1, 1000),
    barHeight(5, 10),
    barHeight(12, 10),
    barHeight(3, 0),
  ]).toEqual([0, 2, 50, 100, 0]);
});

describe('a line', () => {
  const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  it('goes from left to right and says its figures', () => {
    const { container } = render(
      <LineChart
        label="Fractions"
        points={[
          { label: '3 Nov', percent: 40 },
          { label: '5 Nov', percent: 100 },
          { label: '9 Nov', percent: 75 },
        ]}
      />,
    );
    expect(screen.getByRole('figure', { name: 'Fractions' })).toBeTruthy();
    expect(texts()).toEqual(['3 Nov: 40%', '5 Nov: 100%', '9 Nov: 75%']);
    expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0,60 50,0 100,25');
  });

  it('is a dot in the middle on the first day, and nothing before it', () => {
    const { container, rerender } = render(
      <LineChart label="Fractions" points={[{ label: '3 Nov', percent: 40 }]} />,
    );
    expect(container.querySelector('polyline')?.getAttribute('points')).toBe('50,60');
    rerender(<LineChart label="Fractions" points={[]} />);
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

it('says each day in a sentence', () => {
  render(
    <DayBars
      label="Questions"
      days={[
        { day: 'Mon', sentence: 'Monday: 5 questions, 4 right, 6 min.', all: 5, filled: 4, note: '6 min' },
      ]}
    />,
  );
  const day = within(screen.getByRole('list', { name: 'Questions' })).getByRole('listitem');
  expect(day.textContent).toContain('Monday: 5 questions, 4 right, 6 min.');
});
