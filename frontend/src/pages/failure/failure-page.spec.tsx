import { expect, it } from '@jest/globals';
import type { FoundFailure } from '@sumfox/contracts/analytics/failure.endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { scriptServer } from '../../testing/scripted-server.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import './failure-page.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const NOTHING: FoundFailure = {
  ...{ traceId: null, startedAt: null, action: null, refusal: null },
  ...{ reports: [], steps: [], traceView: null },
};
const FOUND: FoundFailure = {
  traceId: TRACE,
  startedAt: '2026-11-22T06:32:07.000Z',
  action: 'Hands in a paper.',
  refusal: 'too-slow',
  reports: [
    {
      process: 'marking',
      type: 'service-timeout',
      message: 'answered 504',
      timestamp: '2026-11-22T06:32:37.000Z',
    },
  ],
  steps: [
    {
      spanId: 'a',
      depth: 0,
      process: 'gateway',
      name: 'POST /api/assessments/submit',
      startMs: 0,
      durationMs: 30_000,
      isFailed: true,
      facts: {
        'http.request.method': 'POST',
        'http.route': '/api/assessments/submit',
        'http.response.status_code': 504,
      },
    },
    {
      spanId: 'b',
      depth: 1,
      process: 'assessment',
      name: 'assessment.submit',
      startMs: 12,
      durationMs: 212,
      isFailed: false,
      facts: {},
    },
  ],
  traceView: 'http://localhost:16686',
};

function open(code: string) {
  scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'admin', userId: 'ada' }) } }),
    'GET /api/admin/failures/0af76519': () => ({ body: FOUND }),
    'GET /api/admin/failures/00000000': () => ({ body: NOTHING }),
  });
  renderAppAt(`/admin/failures/${code}`);
}

it('FailurePage shows what the user did and read, the reports and the steps of a trace, and links to Jaeger', async () => {
  open('0af76519');
  expect(await screen.findByText('service-timeout: answered 504')).toBeTruthy();
  const request = screen.getByRole('heading', { name: 'What the user did' }).closest('section');
  expect(request?.textContent).toContain('ActionHands in a paper.');
  expect(request?.textContent).toContain('“That took too long to arrive. Please try again.”too-slow');
  expect(request?.textContent).toContain('POST /api/assessments/submit');
  expect(request?.textContent).toContain('504');
  const steps = within(screen.getByRole('region', { name: `Trace ${TRACE}` })).getAllByRole('row');
  expect(steps[1]?.textContent).toMatch(/^gateway POST \/api\/assessments\/submit failed.*30 s$/);
  expect(steps[2]?.textContent).toMatch(/^assessment assessment\.submit12 ms212 ms$/);
  expect(screen.getByText('2 steps in 2 processes')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open in Jaeger' }).getAttribute('href')).toBe(
    `http://localhost:16686/trace/${TRACE}`,
  );
});

it('FailurePage says that a code is unknown, rejects text that is no code, and opens another failure', async () => {
  open('00000000');
  expect(await screen.findByText('Nothing has this code')).toBeTruthy();
  const field = screen.getByLabelText('Error code');
  await userEvent.clear(field);
  await userEvent.type(field, 'hello{Enter}');
  expect(screen.getByText(/A code has 8 to 32 of the signs/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '0AF7 6519{Enter}');
  expect(await screen.findByText('service-timeout: answered 504')).toBeTruthy();
});
