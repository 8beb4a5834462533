import { BOUGHT, COLLECTED, GAVE, RECEIVED, USED } from './verbs.js';
import type { World } from './world.js';

/** Denominators of which all fractions can be made alike by one of the two: halves, quarters and eighths, thirds and ninths. */
const DENOMINATORS = [5, 7, 8, 9, 11] as const;

type Own = Pick<World, 'id' | 'kind' | 'things'> & Partial<World>;

const inParts = (own: Own): World[] =>
  DENOMINATORS.map((denominator) => ({
    cast: 'people',
    gain: [BOUGHT, RECEIVED],
    loss: [USED],
    move: GAVE,
    range: [1, 1],
    grades: [3, 3],
    ...own,
    id: `${own.id}-in-${denominator}-parts`,
    denominator,
  }));

/** Amounts of less than one metre, kilogram or litre. */
export const OF_FRACTIONS: readonly World[] = [
  ...inParts({ id: 'ribbon', kind: 'length', things: 'ribbon' }),
  ...inParts({ id: 'string', kind: 'length', things: 'string' }),
  ...inParts({ id: 'lace', kind: 'length', things: 'lace' }),
  ...inParts({ id: 'flour', kind: 'mass', things: 'flour' }),
  ...inParts({ id: 'clay', kind: 'mass', things: 'clay' }),
  ...inParts({ id: 'sugar', kind: 'mass', things: 'sugar' }),
  ...inParts({ id: 'paint', kind: 'volume', things: 'paint' }),
  ...inParts({ id: 'juice', kind: 'volume', things: 'juice', gain: [RECEIVED] }),
  ...inParts({ id: 'rainwater', kind: 'volume', things: 'rainwater', gain: [COLLECTED] }),
];
