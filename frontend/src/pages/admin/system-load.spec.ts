import { describe, expect, it } from '@jest/globals';
import { ALARM_KEYS } from '@sumfox/contracts/analytics/load.endpoints';
import { PROCESS_NAMES } from '@sumfox/contracts/processes';
import { alarmEffect, alarmSentence, chartSentence, errorPercent, perMinute } from './system-load.rules.js';

const alarm = (key: (typeof ALARM_KEYS)[number], about: string | null, value: number | null) => ({
  key,
  about,
  value,
  since: null,
});

describe('alarmSentence', () => {
  it.each([
    [alarm('process-down', 'marking-worker', null), 'No marking-worker is running.'],
    [alarm('errors', null, 2.3), '2.3% of the calls fail. Limit: 1%.'],
    [alarm('slow-answers', null, 640), '5 of 100 calls take longer than 640 ms. Limit: 500 ms.'],
    [
      alarm('queue-behind', 'mail', 250),
      'The oldest job of “Sending e-mails” is 4 min 10 s old. Limit: 2 min 0 s.',
    ],
  ])('names value and limit: %j', (about, sentence) => {
    expect(alarmSentence(about)).toBe(sentence);
  });
});

it('alarmEffect tells what people notice, for every alarm and every process', () => {
  const told = [
    ...ALARM_KEYS.filter((key) => key !== 'process-down').map((key) => alarm(key, null, 1)),
    ...PROCESS_NAMES.map((name) => alarm('process-down', name, null)),
  ];
  expect(told.filter((each) => alarmEffect(each) === '')).toEqual([]);
});

describe('chartSentence', () => {
  const toText = (value: number) => `${value} ms`;

  it('names the lowest and the highest value, when it was, and the limit', () => {
    const points = [
      { label: '14:00', value: 300 },
      { label: '14:01', value: null },
      { label: '14:02', value: 640 },
    ];
    expect(chartSentence('Duration', points, 500, toText)).toBe(
      'Duration from 14:00 to 14:02: lowest 300 ms, highest 640 ms at 14:02. Limit 500 ms.',
    );
  });

  it('says that there was nothing', () => {
    expect(chartSentence('Duration', [{ label: '14:00', value: null }], 500, toText)).toBe(
      'Duration: no requests from 14:00 to 14:00.',
    );
  });
});

it('errorPercent is unknown without requests, and has one decimal', () => {
  const of = (requests: number, failures: number) => errorPercent({ requests, failures, p95Ms: null });
  expect([of(0, 0), of(300, 1), of(300, 0)]).toEqual([null, 0.3, 0]);
});

it('perMinute is whole from ten on', () => {
  expect([perMinute(7, 5), perMinute(412, 5), perMinute(0, 60)]).toEqual([1.4, 82, 0]);
});
