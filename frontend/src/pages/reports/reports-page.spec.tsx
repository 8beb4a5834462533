import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildChildStats, buildTopicRecord } from '../../testing/child-figures.js';
import { buildLinkedChild } from '../../testing/families.js';
import { buildOpenSummary, buildSummary } from '../../testing/homes.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { chooseChild } from '../../entities/child/current-child.js';

const mei = buildLinkedChild({ gradeLevel: 'Primary 5' });
const jun = buildLinkedChild({
  id: 'link-2',
  userId: 'child-2',
  username: 'jun',
  firstName: 'Jun',
  callName: 'Jun',
  displayName: 'Jun Tan',
});

const TOPICS = [
  buildTopicRecord({ topicId: 'fractions', topicName: 'Fractions', score: 82, trend: 'improving' }),
  buildTopicRecord({
    topicId: 'ratio',
    topicName: 'H2-Ratio',
    score: 75,
    trend: 'declining',
    assessmentCount: 1,
  }),
  buildTopicRecord({ topicId: 'money', topicName: 'Money', score: 60, trend: 'stable' }),
  buildTopicRecord({
    topicId: 'rate',
    topicName: 'Rate',
    score: 40,
    trend: 'unknown',
    questionsAttempted: 2,
  }),
];
const PAPERS = [
  buildOpenSummary(20),
  ...[9, 8, 7, 6, 5, 4, 3].map((id) => buildSummary(id, { score: 10 * id })),
];

type Script = Parameters<typeof scriptServer>[0];
function openPage(script: Script = {}, children = [mei], path = '/reports') {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', children }) } }),
    'GET /api/child-stats/child-1': () => ({ body: buildChildStats() }),
    'GET /api/child-stats/child-2': () => ({ body: buildChildStats() }),
    'GET /api/proficiency': () => ({ body: TOPICS }),
    'GET /api/assessments': () => ({ body: PAPERS }),
    ...script,
  });
  renderAppAt(path);
  return server;
}
const ready = () => screen.findByRole('heading', { name: 'Executive Summary' });
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const items = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => chooseChild(null));

describe('the report', () => {
  it('sums up, names strengths from 70 and focus areas below 50, without the number before a name', async () => {
    openPage();
    await ready();
    expect([figure('Average score'), figure('Completed assessments'), figure('Topics mastered')]).toEqual([
      '74%',
      '7',
      '5',
    ]);
    expect(items('Strengths').map((text) => text?.slice(0, 9))).toEqual(['Fractions', 'Ratio75%1']);
    expect(items('Focus areas')).toEqual(['Rate2 of 5 answers yet']);
    expect(screen.getByRole('figure', { name: 'Scores of the latest assessments' })).toBeTruthy();
  });

  it('goes through every topic with its trend, and names those not tried yet', async () => {
    openPage();
    await ready();
    const rows = items('Topics');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(
      /^FractionsAnswers that count most: right on 18 Nov, not right on 12 Nov\..*82%.*3 assessmentslast 18 Nov 2026Improving$/,
    );
    expect(rows[1]).toMatch(/^Ratio.*1 assessmentlast.*Declining$/);
    expect(rows[2]).toMatch(/Steady$/);
    expect(rows[3]).toMatch(/–Trend not known yet$/);
    expect(screen.getByText(/^Not tried yet: Whole Numbers, Decimals/)).toBeTruthy();
  });

  it('shows five assessments and how many more there are, and prints all of them', async () => {
    openPage();
    await ready();
    const history = within(screen.getByRole('region', { name: 'Assessment History' }));
    const onPaper = () =>
      history.getAllByRole('listitem').filter((row) => row.classList.contains('report__on-paper'));
    expect(onPaper()).toHaveLength(2);
    await userEvent.click(history.getByRole('button', { name: 'and 2 more' }));
    expect(history.getAllByRole('listitem')).toHaveLength(7);
    expect(onPaper()).toHaveLength(0);
    expect(history.queryByRole('button')).toBeNull();
  });

  it('says what is missing instead of showing noughts', async () => {
    openPage({ 'GET /api/proficiency': () => ({ body: [] }), 'GET /api/assessments': () => ({ body: [] }) });
    expect(await screen.findByRole('heading', { name: 'Nothing to report yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export Report' })).toBeNull();
    expect(screen.queryByText(/0%/)).toBeNull();
  });

  it('has a dash for the score before the first mark', async () => {
    openPage({
      'GET /api/assessments': () => ({ body: [buildSummary(1, { score: null })] }),
      'GET /api/child-stats/child-1': () => ({
        body: buildChildStats({ overallPerformance: 0, totalQuestions: 0 }),
      }),
    });
    await ready();
    expect(figure('Average score')).toBe('–');
  });

  it('is tried again when it could not be loaded', async () => {
    let isDown = true;
    openPage({
      'GET /api/proficiency': () =>
        isDown ? { status: 500, body: refusal('No.', 'failed') } : { body: TOPICS },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The report could not be loaded' }),
    ).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await ready()).toBeTruthy();
  });
});

describe('whose report it is', () => {
  it('is the current child’s, and another’s by the switcher, which stands in the address', async () => {
    const server = openPage({}, [mei, jun]);
    await ready();
    expect(server.callsTo('GET /api/proficiency').map(({ path }) => path)).toEqual([
      '/api/proficiency?childId=child-1',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Child:' }), 'Jun');
    await waitFor(() =>
      expect(server.callsTo('GET /api/assessments').at(-1)?.path).toBe('/api/assessments?childId=child-2'),
    );
    expect(window.location.search).toBe('?childId=child-2');
    expect(await screen.findByText('Jun Tan')).toBeTruthy();
  });

  it('may be named by the address, and then is the current child’s everywhere', async () => {
    openPage({}, [mei, jun], '/reports?childId=child-2');
    await ready();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Child:' }).value).toBe('child-2');
  });

  it('of a child who is not linked is not there', async () => {
    const server = openPage({}, [mei], '/reports?childId=child-9');
    expect(await screen.findByRole('heading', { name: 'Student Not Found' })).toBeTruthy();
    expect(server.callsTo('GET /api/proficiency')).toHaveLength(0);
  });

  it('waits for a child to be linked', async () => {
    openPage({}, []);
    expect(await screen.findByText(/^Link your child first/)).toBeTruthy();
  });

  it('is no page of anybody but a parent', async () => {
    scriptServer({ 'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'child' }) } }) });
    renderAppAt('/reports');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });
});

describe('taking the report along', () => {
  const choose = async (name: string) => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Export Report' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  };

  it('saves a table', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:report';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    openPage();
    await choose('Table for a spreadsheet (CSV)');
    expect(await screen.findByText('Report Exported')).toBeTruthy();
    expect([files[0]?.type, names[0]]).toEqual([
      'text/csv;charset=utf-8',
      expect.stringMatching(/^report-mei-\d{4}-\d\d-\d\d\.csv$/),
    ]);
    click.mockRestore();
  });

  it('prints the page, with no dialog over it', async () => {
    let dialogs = -1;
    window.print = () => {
      dialogs = screen.queryAllByRole('dialog').length;
    };
    openPage();
    await choose('Print, or save as PDF');
    expect(dialogs).toBe(0);
  });
});
