import type { Activity } from './activity.js';
import { MEASURE_ACTIVITIES } from './measure-activities.js';
import { NUMBER_ACTIVITIES } from './number-activities.js';

export type { Activity, ActivityStep } from './activity.js';

const ACTIVITIES = { ...NUMBER_ACTIVITIES, ...MEASURE_ACTIVITIES };
type ActivityId = keyof typeof ACTIVITIES;

/** How the ids of sub-strands begin, with the activity of each; the first that fits counts. */
const BY_BEGINNING: ReadonlyArray<readonly [beginning: string, activity: ActivityId]> = [
  ['numbers_', 'numbers'],
  ['whole_numbers', 'numbers'],
  ['addition_subtraction', 'adding'],
  ['multiplication_division', 'times'],
  ['four_operations', 'times'],
  ['fractions', 'fractions'],
  ['decimals', 'decimals'],
  ['percentage', 'percentage'],
  ['ratio', 'ratio'],
  ['rate', 'rate'],
  ['speed', 'speed'],
  ['algebra', 'algebra'],
  ['length', 'length'],
  ['measurement', 'length'],
  ['mass', 'mass'],
  ['volume', 'volume'],
  ['time', 'time'],
  ['money', 'money'],
  ['shapes', 'shapes'],
  ['geometry', 'shapes'],
  ['nets', 'shapes'],
  ['circles', 'shapes'],
  ['area_perimeter', 'area'],
  ['angles', 'angles'],
  ['picture_graphs', 'data'],
  ['bar_graphs', 'data'],
  ['pie_charts', 'data'],
  ['data', 'data'],
  ['coordinate_geometry', 'grid'],
];

/** Something to do together about a sub-strand; null for an id that does not exist. */
export function findActivity(subStrandId: string): Activity | null {
  const found = BY_BEGINNING.find(([beginning]) => subStrandId.startsWith(beginning));
  return found ? ACTIVITIES[found[1]] : null;
}
