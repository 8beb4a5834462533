import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOpenSummary, buildSummary, scriptHome } from '../../testing/homes.js';
import { buildPaper, buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { readSkin, SKIN_IDS, type SkinId } from './skins.js';
import { lastNotice } from '../../testing/notices.js';

const addressOf = (id: SkinId): string => (id === 'welcome' ? '/welcome' : `/dashboard-${id}`);
const ALL = SKIN_IDS;
const region = (name: string) => screen.findByRole('region', { name });

describe.each(ALL)('the skin %s', (id) => {
  const skin = readSkin(id);

  it('shows a pupil its own figures, badges and recent assessments', async () => {
    scriptServer(
      scriptHome({ assessments: [buildOpenSummary(44), ...[33, 22, 11].map((one) => buildSummary(one))] }),
    );
    renderAppAt(addressOf(id));
    expect(await screen.findByRole('heading', { name: skin.greeting('Mei'), level: 1 })).toBeTruthy();
    expect(screen.getByText('Good work! You are getting there.')).toBeTruthy();
    expect(screen.queryByText('Sample data')).toBeNull();
    const stats = await region(skin.headings.stats);
    expect(
      within(stats)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['3Assessments this week', '4/11Concepts', '2/9Heuristics']);
    const recent = within(await region(skin.headings.recent));
    expect(recent.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Continue Assessment 4', '/assessments/44'],
      ['Review Assessment 3', '/assessments/33'],
      ['Review Assessment 2', '/assessments/22'],
    ]);
    expect(recent.getAllByText('Completed')).toHaveLength(2);
    expect(recent.getAllByText('In Progress')).toHaveLength(1);
    expect(
      recent.getAllByText(id === 'demo-5' ? /Nov 10, 2026$/ : /Tuesday, November 10$/).length,
    ).toBeGreaterThan(0);
    const badges = await region(skin.headings.badges);
    await waitFor(() =>
      expect(
        within(badges)
          .getAllByRole('listitem')
          .map((item) => item.querySelector('b')?.textContent),
      ).toEqual(
        id === 'demo-1'
          ? ['First Steps Hero', 'Problem Crusher', 'Strategy Master']
          : ['Problem Solver', 'Strategic Thinker', 'Consistent Learner'],
      ),
    );
    const onward = within(await region(skin.headings.onward));
    for (const { label, action } of skin.cards) {
      if (action === 'games') {
        expect(onward.getByText(label).closest('a, button')).toBeNull();
        continue;
      }
      const addresses: Partial<Record<typeof action, string>> = {
        adventure: '/dual-proficiency',
        progress: '/my-progress',
        calendar: '/dashboard#calendar',
        heuristics: '/my-progress?tab=problem-solving',
      };
      const door = onward.getByText(label).closest('a, button');
      expect([label, door?.getAttribute('href') ?? null]).toEqual([label, addresses[action] ?? null]);
      expect(door?.tagName).toBe(addresses[action] ? 'A' : 'BUTTON');
    }
  });

  it('invites a new pupil to a first assessment', async () => {
    scriptServer(scriptHome({ diagnosticDone: false }));
    renderAppAt(addressOf(id));
    const recent = within(await region(skin.headings.recent));
    const link = recent.getByRole('link', { name: skin.firstAdventure });
    expect(link.getAttribute('href')).toBe('/dual-proficiency');
  });

  it.each(['parent', 'admin'] as const)('shows a %s sample data and no doors', async (role) => {
    const server = scriptServer({ 'GET /api/auth/user': () => ({ body: { user: buildPupil({ role }) } }) });
    renderAppAt(addressOf(id));
    expect(await screen.findByText('Sample data')).toBeTruthy();
    const stats = await region(skin.headings.stats);
    expect(
      within(stats)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['8Assessments this week', '1/10Concepts', '6/13Heuristics']);
    const main = within(screen.getByRole('main'));
    expect([...main.queryAllByRole('link'), ...main.queryAllByRole('button')]).toEqual([]);
    expect(server.calls.filter((call) => !call.path.startsWith('/api/auth/'))).toEqual([]);
  });
});

describe('the cards that make a paper', () => {
  const made = { body: { success: true, assessment: { id: 7 }, data: { assessmentId: 7 } } };
  const opened = { 'GET /api/assessments/access/7': () => ({ body: { assessment: buildPaper() } }) };
  const tap = async (label: string) => userEvent.click((await screen.findByText(label)).closest('button')!);

  it.each([
    ['/dashboard-demo-1', 'Quick Quiz'],
    ['/welcome', 'Quick Practice'],
  ])('at %s: %s is five mixed questions', async (address, label) => {
    const server = scriptServer({
      ...scriptHome(),
      ...opened,
      'POST /api/dual-proficiency/generate-assessment': () => made,
    });
    renderAppAt(address);
    await tap(label);
    await waitFor(() => expect(window.location.pathname).toBe('/assessment/7'));
    expect(server.callsTo('POST /api/dual-proficiency/generate-assessment')[0]?.body).toMatchObject({
      assessmentType: 'mixed',
      questionCount: 5,
    });
  });

  it('Weekly Review says when it is not ready', async () => {
    const locked = refusal('Complete more assessments to unlock this feature.', 'review-locked');
    scriptServer({
      ...scriptHome(),
      'POST /api/assessments/generate-review': () => ({ status: 409, body: locked }),
    });
    renderAppAt('/dashboard-og');
    await tap('Weekly Review');
    await waitFor(() => expect(lastNotice()?.title).toBe('Weekly Review Not Ready'));
  });

  it('Concept Review opens Zoom In with the weakest concept chosen', async () => {
    const axis = (id: string, name: string, percent: number) => ({
      id,
      name,
      percent,
      questionsAttempted: 3,
      questionsCorrect: 1,
      readinessLevel: null,
      lastPracticed: null,
    });
    scriptServer(
      scriptHome({ subStrands: [axis('fractions', 'Fractions', 80), axis('money', 'Money', 20)] }),
    );
    renderAppAt('/dashboard-demo-2');
    await tap('Concept Review');
    const dialog = within(await screen.findByRole('dialog', { name: 'Zoom In - Practice Specific Topics' }));
    const chosen = dialog.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked);
    expect(chosen.map((box) => box.closest('label')?.querySelector('b')?.textContent)).toEqual(['Money']);
    expect(dialog.getByText('Ready to generate assessment with 1 selection')).toBeTruthy();
  });
});

it('stands without the badges when they could not be loaded, and says so', async () => {
  scriptServer({
    ...scriptHome(),
    'GET /api/badges/pupil-1': () => ({ status: 500, body: refusal('No', 'internal') }),
  });
  renderAppAt('/dashboard-og');
  const badges = await region('Badges');
  expect(
    await within(badges).findByText('Your badges could not be loaded just now. They are safe.'),
  ).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your progress' })).toBeTruthy();
});

it('says that the dashboard could not be loaded', async () => {
  scriptServer({ ...scriptHome(), 'GET /api/assessments': () => 'no-connection' });
  renderAppAt('/dashboard-demo-4');
  expect(await screen.findByRole('heading', { name: 'Failed to Load Dashboard' })).toBeTruthy();
});
