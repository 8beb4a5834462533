import { expect, it } from '@jest/globals';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { pickStops } from './adventure.rules.js';

const place = (subStrandId: string, answers: number, rightAtFirstTry: number): Place => ({
  subStrandId,
  name: subStrandId,
  answers,
  rightAtFirstTry,
  stage: 'sprout',
  grownAt: null,
  needsCare: false,
});

it('pickStops puts the five topics on the trail that most need practice, those not met yet last', () => {
  const places = [
    place('money', 0, 0),
    place('ratio', 4, 4),
    place('time', 4, 1),
    place('area', 4, 2),
    place('mass', 4, 0),
    place('length', 4, 3),
  ];
  expect(pickStops(places)).toEqual(['mass', 'time', 'area', 'length', 'money']);
  expect(pickStops([])).toEqual([]);
});
