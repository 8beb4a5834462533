import { type Style, countOf } from '../../core/amount.js';

/** Something counted day by day or week by week. */
export interface GrowthContext {
  style: Style;
  noun: string;
  title: string;
  /** `Day`, `Week`, `Month`. */
  place: 'Day' | 'Week' | 'Month' | 'Round';
  /** "are sold". */
  done: string;
}

function growth(noun: string, place: GrowthContext['place'], done: string, singular?: string): GrowthContext {
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  const past = done.replace(/^are /, '');
  return { style: countOf(noun, singular), noun, title: `${Noun} ${past}`, place, done };
}

/** Contexts of the number patterns in graphs. */
export const GROWTHS: readonly GrowthContext[] = [
  growth('books', 'Week', 'are borrowed'),
  growth('curry puffs', 'Day', 'are sold'),
  growth('cans', 'Week', 'are recycled'),
  growth('letters', 'Day', 'are posted'),
  growth('visitors', 'Day', 'are counted'),
  growth('trees', 'Month', 'are planted'),
  growth('points', 'Round', 'are scored'),
  growth('tickets', 'Day', 'are sold'),
  growth('photographs', 'Week', 'are taken'),
  growth('kueh', 'Day', 'are made', 'kueh'),
  growth('beads', 'Day', 'are used'),
  growth('steps', 'Day', 'are climbed'),
];
