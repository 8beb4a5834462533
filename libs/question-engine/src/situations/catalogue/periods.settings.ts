import { MONEY, type Style, measured } from '../../core/amount.js';
import type { Setting } from '../situation.js';

/** What somebody does for some time each day or week. */
interface Doing {
  past: string;
  base: string;
  /** Begins the question: `How much lace`, `How far`. */
  what: string;
  /** Behind an amount: ` of lace`; nothing for money, distances and times. */
  of: string;
  moment: 'day' | 'week';
  /** What the amounts are called: `amount`, `time`, `distance`. */
  amount?: 'amount' | 'time' | 'distance';
}

const MOMENTS = {
  day: { on: 'on Day', header: 'Day' },
  week: { on: 'in Week', header: 'Week' },
} as const;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function doing(
  id: string,
  style: Style,
  range: Setting['range'],
  { past, base, what, of, moment, amount = 'amount' }: Doing,
): Setting {
  const { on, header } = MOMENTS[moment];
  const gap = style.unit === '$' ? '$___' : `___ ${style.unit ?? ''}${of}`;
  const when = amount === 'time' ? ' for' : '';
  const thing = style.unit === '$' ? ' money' : of.replace(' of', '');
  return {
    id,
    style,
    range,
    words: {
      did: `{A} ${past}${when}`,
      amount,
      did2: `${past}${thing}`,
      doing: `${base}${thing}`,
      same: `{A} ${past}${when} the same ${amount}${of}`,
      of,
      on,
      moment,
      header,
      more:
        amount === 'time'
          ? 'many more minutes were'
          : amount === 'distance'
            ? 'many more kilometres were'
            : `much more${thing} was`,
      asks: `${what} did {A} ${base}`,
      blank: `{A} ${past}${when} ${gap}`,
      shown: `${lower(what)} {A} ${past}`,
      title: `${what} {A} ${past}`,
    },
  };
}

const KG = measured('kg', 0);
const LITRES = measured('ℓ', 0);
const METRES = measured('m', 0);
const KM = measured('km', 0);
const MIN = measured('min', 0);

const money = (id: string, past: string, base: string, moment: Doing['moment']): Setting =>
  doing(id, MONEY, [2, 12], { past, base, what: 'How much money', of: '', moment });
const made = (id: string, style: Style, past: string, base: string, thing: string): Setting =>
  doing(id, style, [2, 12], { past, base, what: `How much ${thing}`, of: ` of ${thing}`, moment: 'day' });

/** Money that comes or goes. */
export const MONEY_PERIODS: readonly Setting[] = [
  money('saves', 'saved', 'save', 'week'),
  money('spends', 'spent', 'spend', 'week'),
  money('earns', 'earned', 'earn', 'week'),
  money('collects-coins', 'collected', 'collect', 'day'),
];

/** Lengths in metres, for Primary 2. */
export const METRE_PERIODS: readonly Setting[] = [
  made('sews-lace', METRES, 'sewed', 'sew', 'lace'),
  made('makes-paper-chain', METRES, 'made', 'make', 'paper chain'),
  made('paints-fence', METRES, 'painted', 'paint', 'fence'),
  made('uses-string', METRES, 'used', 'use', 'string'),
];

/** Distances and lengths, for Primary 3. */
export const LENGTH_PERIODS: readonly Setting[] = [
  ...METRE_PERIODS,
  doing('runs', KM, [2, 6], {
    past: 'ran',
    base: 'run',
    what: 'How far',
    of: '',
    moment: 'day',
    amount: 'distance',
  }),
  doing('cycles', KM, [2, 9], {
    past: 'cycled',
    base: 'cycle',
    what: 'How far',
    of: '',
    moment: 'week',
    amount: 'distance',
  }),
];

export const MASS_PERIODS: readonly Setting[] = [
  made('collects-paper', KG, 'collected', 'collect', 'paper'),
  made('sells-rice', KG, 'sold', 'sell', 'rice'),
  made('picks-spinach', KG, 'picked', 'pick', 'spinach'),
  made('uses-flour', KG, 'used', 'use', 'flour'),
];

export const VOLUME_PERIODS: readonly Setting[] = [
  made('sells-juice', LITRES, 'sold', 'sell', 'juice'),
  made('uses-water', LITRES, 'used', 'use', 'water'),
  made('cooks-soup', LITRES, 'cooked', 'cook', 'soup'),
  made('makes-barley-drink', LITRES, 'made', 'make', 'barley drink'),
];

const lasts = (id: string, past: string, base: string): Setting =>
  doing(id, MIN, [4, 15], { past, base, what: 'How long', of: '', moment: 'day', amount: 'time' });

export const TIME_PERIODS: readonly Setting[] = [
  lasts('reads', 'read', 'read'),
  lasts('swims', 'swam', 'swim'),
  lasts('practises', 'practised', 'practise'),
  lasts('walks', 'walked', 'walk'),
  lasts('draws', 'drew', 'draw'),
];

const SQUARE_METRES = measured('m²', 0);

/** Areas that are worked on. */
export const AREA_PERIODS: readonly Setting[] = [
  made('tiles-floor', SQUARE_METRES, 'tiled', 'tile', 'floor'),
  made('paints-wall', SQUARE_METRES, 'painted', 'paint', 'wall'),
  made('plants-lawn', SQUARE_METRES, 'planted', 'plant', 'lawn'),
  made('weaves-cloth', SQUARE_METRES, 'wove', 'weave', 'cloth'),
];
