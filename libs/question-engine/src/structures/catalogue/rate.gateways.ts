import { splitInTwo } from './split-amounts.js';
import type { Gateway } from '../structure.js';
import { SLIPS } from './gateways.slips.js';

/** Several times an equal part: a rate and a time, an average and a number. */
const product = (id: string, slips: Gateway['slips']): Gateway => ({
  id,
  parts: { gp: 'amount', gq: 'number' },
  gives: 'gp * gq',
  split: (dice, held) => {
    const two = splitInTwo(dice, held, [3, 9]);
    return two && two[0] !== two[1] && two[0] > 2 ? { gp: two[0], gq: two[1] } : null;
  },
  slips,
});

const RATE = product('rate', [{ code: 'one-turn-only', says: 'Multiply the rate by {gq}.', instead: 'gp' }]);
const AVERAGE = product('average', [
  { code: 'average-for-total', says: 'Multiply the average by {gq} to find the total.', instead: 'gp' },
]);
const SPEED: Gateway = {
  ...product('speed', [
    { code: 'one-turn-only', says: 'Multiply the speed by {gq}.', instead: 'gs' },
    { code: 'speed-and-time-added', says: 'Multiply the speed by {gq}.', instead: 'gs + gq' },
  ]),
  parts: { gs: 'number', gq: 'number' },
  gives: 'gs * gq',
  split: (dice, held) => {
    const two = splitInTwo(dice, held, [2, 9]);
    return two && two[0] !== two[1] && two[0] > 2 && two[0] <= 90 ? { gs: two[0], gq: two[1] } : null;
  },
};

/** Minutes told as hours and minutes. */
const HOURS: Gateway = {
  id: 'hours-and-minutes',
  parts: { gh: 'number', gm: 'number' },
  gives: '60 * gh + gm',
  split: (_, held) => {
    const [gh, gm] = [Math.floor(held / 60), held % 60];
    return gh > 0 && gm > 0 && gh !== gm ? { gh, gm } : null;
  },
  slips: SLIPS['hours-and-minutes'],
};

export const RATE_GATEWAYS: readonly Gateway[] = [RATE, AVERAGE, SPEED, HOURS];
