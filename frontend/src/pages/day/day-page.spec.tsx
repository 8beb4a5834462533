import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildSummary, scriptHome } from '../../testing/homes.js';
import { renderAppAt } from '../../testing/render-app.js';
import { scriptServer } from '../../testing/scripted-server.js';

const at = (id: number, time: string, score: number) =>
  buildSummary(id, { completedAt: `2026-03-10T${time}:00.000Z`, score });

function open(gradeLevel: 'Primary 2' | 'Primary 5' = 'Primary 5'): void {
  const other = buildSummary(9, { completedAt: '2026-03-11T02:00:00.000Z' });
  const assessments = [other, at(3, '01:00', 60), at(4, '02:00', 100)];
  scriptServer(scriptHome({ user: { gradeLevel }, assessments }));
}
const figureOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the page of a day', () => {
  it('sums up a day, newest first', async () => {
    open();
    renderAppAt('/day/2026-03-10');
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Assessment #4',
      'Assessment #3',
    ]);
    expect(['Assessments', 'Total score', 'Questions', 'Average'].map(figureOf)).toEqual([
      '2',
      '160 of 200',
      '10',
      '80%',
    ]);
    expect(items[0]?.textContent).toMatch(/5 questions · completed at 10:00.*Time: 5 min.*100%/);
    const review = within(items[0]!).getByRole('link', { name: /Review/ });
    expect(review.getAttribute('href')).toBe('/assessment/4/review');
    const back = screen.getByRole('link', { name: 'Back to the calendar' });
    expect(back.getAttribute('href')).toMatch(/^\/dashboard\?.*#calendar$/);
  });

  it('shows counts and no scores to Primary 2', async () => {
    open('Primary 2');
    renderAppAt('/day/2026-03-10');
    await screen.findAllByRole('listitem');
    expect(screen.getByRole('main').textContent).not.toMatch(/%|Total score/);
  });

  it('says that nothing was completed', async () => {
    open();
    renderAppAt('/day/2026-03-12');
    expect(await screen.findByRole('heading', { name: 'No Assessments Found' })).toBeTruthy();
  });
});
