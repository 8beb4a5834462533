import { expect, it } from '@jest/globals';
import { buildChildStats, buildTopicRecord } from '../../testing/child-figures.js';
import { buildLinkedChild } from '../../testing/families.js';
import { buildSummary } from '../../testing/homes.js';
import { reportFilename, toReportCsv } from './report-csv.rules.js';
import { listCompleted } from './report.rules.js';

const MADE = '2026-11-20T17:00:00.000Z';

it('writes summary, topics and assessments, and nothing that a spreadsheet would run', () => {
  const child = buildLinkedChild({ displayName: '=cmd|calc', gradeLevel: 'Primary 5' });
  const csv = toReportCsv(
    {
      child,
      stats: buildChildStats(),
      topics: [
        buildTopicRecord({ topicName: 'H2-Length (km, m, cm)', trend: 'improving' }),
        buildTopicRecord({ topicName: 'Ratio', score: 0, trend: 'unknown' }),
      ],
      completed: listCompleted([buildSummary(7, { score: 80 }), buildSummary(6, { score: null })]),
    },
    MADE,
  );
  expect(csv.replace('\uFEFF', '').split('\r\n')).toEqual([
    "Performance report,'=cmd|calc",
    'Grade,Primary 5',
    'Made on,21 Nov 2026',
    'Average score,74%',
    'Assessments completed,2',
    'Topics mastered,5',
    '',
    'Topic,Score (%),Answers,Assessments,Last assessed,Trend',
    '"Length (km, m, cm)",78,12,3,18 Nov 2026,Improving',
    'Ratio,0,12,3,18 Nov 2026,–',
    '',
    'Assessment,Kind,Date,Score (%),Questions',
    '7,Adaptive Assessment,10 Nov 2026,80,5',
    '6,Adaptive Assessment,10 Nov 2026,,5',
    '',
  ]);
});

it('is named after the child and the day in Singapore', () => {
  expect(reportFilename(buildLinkedChild({ username: 'mei' }), MADE)).toBe('report-mei-2026-11-21.csv');
  expect(reportFilename(buildLinkedChild({ username: '../梅' }), MADE)).toBe('report-..__-2026-11-21.csv');
});
