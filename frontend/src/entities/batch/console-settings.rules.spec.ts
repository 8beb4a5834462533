import { expect, it } from '@jest/globals';
import { findTarget, parseSettings, USUAL_SETTINGS, type ConsoleSettings } from './console-settings.rules.js';

const chosen: ConsoleSettings = {
  shares: { openEndedPercentage: 20, mcqPercentage: 70, fillBlankPercentage: 10 },
  targetQuestions: 40,
  polls: false,
};

it('reads what was stored', () => {
  expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
});

it.each([
  ['nothing', null],
  ['no JSON', '{"shares":'],
  ['another shape', '[1,2]'],
  ['null', 'null'],
  [
    'shares that are no whole',
    JSON.stringify({ shares: { openEndedPercentage: 20, mcqPercentage: 70, fillBlankPercentage: 20 } }),
  ],
  [
    'a share below 0',
    JSON.stringify({ shares: { openEndedPercentage: -10, mcqPercentage: 100, fillBlankPercentage: 10 } }),
  ],
  ['a target beyond the limit', JSON.stringify({ targetQuestions: 101 })],
])('is as usual with %s', (_what, stored) => {
  expect(parseSettings(stored)).toEqual(USUAL_SETTINGS);
});

it('keeps the rest where one part is not understood', () => {
  expect(parseSettings(JSON.stringify({ ...chosen, targetQuestions: 'many' }))).toEqual({
    ...chosen,
    targetQuestions: 15,
  });
});

it.each([
  ['1', 1],
  ['100', 100],
  [' 15 ', 15],
  ['0', null],
  ['101', null],
  ['1.5', null],
  ['1e1', null],
  ['', null],
  ['many', null],
])('takes "%s" for %s questions', (text, count) => {
  expect(findTarget(text)).toBe(count);
});
