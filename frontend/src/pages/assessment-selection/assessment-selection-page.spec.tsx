import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer, type ScriptedAnswer } from '../../testing/scripted-server.js';

function open(path: string, type: string, created?: ScriptedAnswer) {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil() } }),
    'GET /api/user-preferences': () => ({ body: { success: true, data: { questionsPerAssessment: 7 } } }),
    'GET /api/assessments/suggestions/pupil-1': () => ({
      body: {
        suggestion: { type, reasoning: 'Ratio is at 40%.' },
        recommendations: [{ title: 'Practise Ratio', description: 'You are at 40% here.' }],
      },
    }),
    'GET /api/separated-proficiency/stats/pupil-1': () => ({
      body: {
        success: true,
        data: {
          overallPerformance: {
            percent: 64,
            proficientSubStrands: 1,
            proficientHeuristics: 1,
            totalSubStrands: 11,
            totalHeuristics: 10,
          },
          individualSubStrands: [],
          individualHeuristics: [],
          totalAssessments: 5,
          masteredConcepts: 3,
          topPerformingConcepts: [],
          topPerformingHeuristics: [],
        },
      },
    }),
    'POST /api/assessments/create': () => created ?? { status: 500, body: refusal('Broken', 'internal') },
    'POST /api/assessments/generate-review': () => ({
      status: 400,
      body: refusal('Complete more assessments to unlock this feature.', 'review-locked'),
    }),
  });
  renderAppAt(path);
  return server;
}

describe('choosing an assessment', () => {
  it.each(['/assessment-selection', '/student-assessment'])(
    'shows figures, advice and three kinds at %s',
    async (path) => {
      open(path, 'targeted');
      const badge = await screen.findByText('Recommended');
      expect(badge.closest('li')?.textContent).toContain('Targeted Practice');
      expect(await screen.findByText('Ratio is at 40%.')).toBeTruthy();
      expect((await screen.findByText('Overall performance')).parentElement?.textContent).toContain('64%');
      expect(screen.getByText('Assessments completed').parentElement?.textContent).toContain('5');
      expect(screen.getByText('Concepts mastered').parentElement?.textContent).toContain('3');
      expect(screen.getByText('25-35 minutes')).toBeTruthy();
      expect(screen.getByText('20% challenge and 80% developing')).toBeTruthy();
      expect(screen.getAllByText('You chose 7')).toHaveLength(2);
      expect(screen.getByText('Practise Ratio')).toBeTruthy();
      const back = within(screen.getByRole('navigation', { name: 'Back' }));
      expect(back.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/dashboard',
        '/my-progress',
      ]);
      expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
    },
  );

  it('reveals Start on the kind chosen, and says that it is being made', async () => {
    let release: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (release = resolve));
    const server = open('/assessment-selection', 'adaptive', {
      status: 500,
      body: refusal('Broken', 'internal'),
      after,
    });
    const card = await screen.findByRole('button', { name: 'Adaptive Assessment' });
    await userEvent.click(card);
    expect(card.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Start Adaptive Assessment' }));
    const pending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating Assessment...' });
    expect(pending.disabled).toBe(true);
    release();
    expect(await screen.findByText('Assessment Creation Failed')).toBeTruthy();
    expect(screen.getByText(/^Failed to create assessment. Please try again./)).toBeTruthy();
    expect(server.callsTo('POST /api/assessments/create').map((made) => made.body)).toMatchObject([
      {
        type: 'adaptive',
        studentId: 'pupil-1',
        maxTimeMinutes: 30,
        enforceVariety: true,
        proficiencyBalance: { proficientRatio: 0.2, weakAreasRatio: 0.8 },
      },
    ]);
  });

  it('opens Zoom In for a targeted one', async () => {
    open('/assessment-selection', 'adaptive');
    await userEvent.click(await screen.findByRole('button', { name: 'Targeted Practice' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start Targeted Practice' }));
    expect(await screen.findByRole('heading', { name: 'Zoom In - Practice Specific Topics' })).toBeTruthy();
  });

  it('starts a review that is recommended', async () => {
    const server = open('/assessment-selection', 'review');
    await userEvent.click(await screen.findByRole('button', { name: 'Start Review' }));
    expect(await screen.findByText('Weekly Review Not Ready')).toBeTruthy();
    await waitFor(() => expect(server.callsTo('POST /api/assessments/generate-review')).toHaveLength(1));
    expect(screen.queryByText('Recommended')).toBeNull();
  });
});
