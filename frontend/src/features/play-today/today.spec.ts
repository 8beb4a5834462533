import { describe, expect, it } from '@jest/globals';
import type { PlaceStage } from '@sumfox/contracts/assessment/rewards.endpoints';
import { buildOpenSummary, buildPlace, buildSummary } from '../../testing/homes.js';
import { countToday, lengthText, listStops, planPlay, starsOf } from './today.rules.js';

// A Wednesday in Singapore.
const NOW = new Date('2026-11-11T02:00:00Z');
const place = (subStrandId: string, stage: PlaceStage, rightAtFirstTry = 0, answers = 0) =>
  buildPlace(subStrandId, { stage, rightAtFirstTry, answers });
const plan = (changes: Partial<Parameters<typeof planPlay>[0]>) =>
  planPlay({
    gradeLevel: 'Primary 5',
    hasCompletedDiagnostic: true,
    openDiagnosticId: null,
    assessments: [],
    places: [],
    ...changes,
  });

describe('countToday', () => {
  it('counts today’s questions, those of an open paper too, and the days since Sunday', () => {
    const assessments = [
      buildSummary(1, { completedAt: '2026-11-11T00:00:00.000Z', totalQuestions: 2 }),
      buildOpenSummary(2, { lastSaved: '2026-11-11T01:00:00.000Z', answeredCount: 1 }),
      buildOpenSummary(3, { lastSaved: '2026-11-10T01:00:00.000Z', answeredCount: 4 }),
      buildSummary(4, { completedAt: '2026-11-07T00:00:00.000Z' }),
    ];
    expect(countToday('Primary 5', assessments, NOW)).toEqual({
      acorns: 3,
      acornsWanted: 5,
      suns: 1,
      sunsWanted: 2,
    });
  });

  it('asks four questions of Primary 1 and 2, counts no more than asked, and gives a third sun', () => {
    const days = ['08', '09', '10', '11'].map((day, i) =>
      buildSummary(i, { completedAt: `2026-11-${day}T02:00:00.000Z`, totalQuestions: 10 }),
    );
    expect(countToday('Primary 2', days, NOW)).toEqual({
      acorns: 4,
      acornsWanted: 4,
      suns: 3,
      sunsWanted: 3,
    });
  });
});

it('countToday asks for the days of an agreed goal', () => {
  const days = ['08', '09', '10', '11'].map((day, i) =>
    buildSummary(i, { completedAt: `2026-11-${day}T02:00:00.000Z` }),
  );
  expect(countToday('Primary 5', days, NOW, 6)).toMatchObject({ suns: 4, sunsWanted: 6 });
});

describe('planPlay', () => {
  it('starts the diagnostic first, and goes on with an open one', () => {
    expect(plan({ hasCompletedDiagnostic: false })).toMatchObject({
      kind: 'diagnostic',
      openId: null,
      questions: 11,
    });
    const assessments = [
      buildOpenSummary(9),
      buildOpenSummary(7, { type: 'diagnostic', totalQuestions: 11, answeredCount: 4 }),
    ];
    expect(plan({ hasCompletedDiagnostic: false, openDiagnosticId: 7, assessments })).toEqual({
      kind: 'diagnostic',
      openId: 7,
      questions: 7,
      why: '4 are done. We go on there.',
    });
  });

  it('goes on with the newest open paper of the grade', () => {
    const assessments = [
      buildOpenSummary(9, { gradeLevel: 'Primary 4' }),
      buildOpenSummary(8),
      buildOpenSummary(7),
    ];
    expect(plan({ assessments })).toMatchObject({ kind: 'open', openId: 8, questions: 3 });
  });

  it('makes today’s set and names the place that grows', () => {
    const places = [place('Money', 'grown', 5, 5), place('Rate', 'tree', 1, 5), place('Ratio', 'seed')];
    expect(plan({ places })).toMatchObject({
      kind: 'today',
      questions: 5,
      why: 'Rate is growing. Let us water it.',
    });
    expect(plan({ places: [places[0]!, places[2]!] }).why).toBe('Ratio is new. Let us grow it.');
    expect(plan({ places: [places[0]!] }).why).toContain('grown');
  });
});

it('listStops puts today’s stop between two before it and two after it', () => {
  const places = [
    place('a', 'sprout', 1, 1),
    place('b', 'grown', 5, 5),
    place('c', 'tree', 0, 5),
    place('d', 'seed'),
    place('e', 'seed'),
    place('f', 'seed'),
  ];
  expect(listStops(places).map((stop) => [stop.place.subStrandId, stop.when])).toEqual([
    ['b', 'before'],
    ['a', 'before'],
    ['c', 'now'],
    ['d', 'later'],
    ['e', 'later'],
  ]);
  expect(listStops([])).toEqual([]);
});

it('stars and lengths follow from the stage and the grade', () => {
  expect((['seed', 'sprout', 'tree', 'grown'] as const).map((stage) => starsOf({ stage }))).toEqual([
    0, 1, 2, 3,
  ]);
  expect([lengthText(5, false), lengthText(1, true)]).toEqual(['5 questions · 8 min', '1 question']);
});
