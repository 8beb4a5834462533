import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ModelCard } from './model-card.js';
import { dollars, taskWords } from '../../entities/system/model-card.rules.js';

const NONE = {
  callsToday: 0,
  callsThisMonth: 0,
  costTodayMicroUsd: 0,
  costThisMonthMicroUsd: 0,
  answeredPercent: null,
  p95LatencyMs: null,
  tasks: [],
};

it('says so when nobody has asked the model, and shows no figures then', () => {
  render(<ModelCard model={NONE} />);
  expect(screen.getByText('The model has not been used this month.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('tells calls, cost, answers and time, in all and by task', () => {
  render(
    <ModelCard
      model={{
        callsToday: 3,
        callsThisMonth: 40,
        costTodayMicroUsd: 900,
        costThisMonthMicroUsd: 125_000,
        answeredPercent: 98,
        p95LatencyMs: 2_340,
        tasks: [
          {
            task: 'judge-working',
            calls: 40,
            answeredPercent: 98,
            costMicroUsd: 125_000,
            p95LatencyMs: 2_340,
          },
        ],
      }}
    />,
  );
  expect(screen.getByText('Today').nextElementSibling?.textContent).toBe('3 calls, under $0.01');
  expect(screen.getByText('This month').nextElementSibling?.textContent).toBe('40 calls, $0.13');
  const row = within(screen.getByRole('row', { name: /Reading working/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['40', '98%', '$0.13', '2.3 s']);
});

it('writes nothing as nothing, and an unknown task by its name', () => {
  expect([dollars(0), dollars(1), dollars(10_000)]).toEqual(['$0.00', 'under $0.01', '$0.01']);
  expect(taskWords('read-minds')).toBe('read-minds');
});
