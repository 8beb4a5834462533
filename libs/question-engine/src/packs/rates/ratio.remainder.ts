import { amount } from '../../core/amount.js';
import { type Shape, type Draft, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { Working } from '../../core/working.js';
import { drawTerms } from '../shared/owners.scene.js';
import { drawFraction } from './ratio.fractions.js';
import { drawHolders, unitBars } from './ratio.holders.js';
import { slip } from './time-kit.js';
import { tryOften } from './try-often.js';

interface Colours {
  /** "beads" and "in a box". */
  things: string;
  place: string;
  colours: [string, string, string, string];
}

const COLLECTIONS: readonly Colours[] = [
  { things: 'beads', place: 'in a box', colours: ['red', 'blue', 'yellow', 'green'] },
  { things: 'balloons', place: 'in a hall', colours: ['white', 'pink', 'orange', 'silver'] },
  { things: 'tiles', place: 'on a wall', colours: ['grey', 'brown', 'black', 'white'] },
  { things: 'flags', place: 'at a void deck', colours: ['red', 'white', 'yellow', 'blue'] },
  { things: 'buttons', place: 'in a jar', colours: ['gold', 'black', 'brown', 'blue'] },
  { things: 'lanterns', place: 'in a park', colours: ['red', 'orange', 'green', 'purple'] },
  { things: 'counters', place: 'in a bag', colours: ['blue', 'green', 'red', 'white'] },
  { things: 'T-shirts', place: 'in a shop', colours: ['white', 'black', 'blue', 'grey'] },
  { things: 'orchids', place: 'in a garden', colours: ['purple', 'white', 'pink', 'yellow'] },
  { things: 'pencils', place: 'on a tray', colours: ['yellow', 'red', 'green', 'blue'] },
];

/** h6 for ratio: one colour against the others, then a fraction of the others. */
export function ratioRemainderShapes(grade: 5 | 6): readonly Shape[] {
  const most = grade === 5 ? 8 : 12;
  const shape = (
    id: string,
    level: Shape['levels'][number],
    ask: 'total' | 'first' | 'more',
    second: boolean,
  ): Shape => ({
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        gateway('first = p * u'),
        gateway('others = q * u'),
        ...(second
          ? [relation('remain = others - f * others'), relation('last = remain - g * remain')]
          : [relation('last = others - f * others')]),
        relation('part = f * others'),
        ...(ask === 'total' ? [relation('total = first + others')] : []),
        ...(ask === 'more' ? [relation('more = first - part')] : []),
      ],
      asked: ask,
    },
    draw: (dice): Draft | null => {
      const kind = dice.pick(COLLECTIONS);
      const { things, place, colours } = kind;
      const [c1, c2, c3, c4] = colours;
      const style = drawHolders(dice).style;
      const counted = {
        ...style,
        text: (v: Parameters<typeof style.text>[0]) => `${style.bare(v)} ${things}`,
        noun: things,
      };
      const friendly = level === 'not_ready' || level === 'guided';
      const [p, q] = drawTerms(dice, friendly ? 6 : most);
      const f = drawFraction(dice, friendly ? 4 : 6);
      const g = drawFraction(dice, 4);
      const remain = exact(q).sub(f.mul(q));
      const left = second ? remain.sub(g.mul(remain)) : remain;
      const u = dice.int(2, friendly ? 12 : 24);
      const last = left.mul(u);
      const part = f.mul(q).mul(u);
      // Whole units only: the colours are cut from the units of the ratio.
      if (f.mul(q).d !== 1n || left.d !== 1n) return null;
      const [first, total] = [exact(p * u), exact((p + q) * u)];
      const more = first.sub(part);
      const key = ask === 'total' ? total : ask === 'first' ? first : more;
      if (key.compare(0) <= 0 || key.equals(last)) return null;
      const working = new Working();
      let units = working.calc(`Units that are not ${c2}`, `(1 − ${fractionText(f)}) × ${q}`);
      if (second) units = working.calc(`Units of ${c4}`, `(1 − ${fractionText(g)}) × ${fractionText(units)}`);
      const one = working.calc('1 unit', `${counted.bare(last)} ÷ ${fractionText(units)}`, counted);
      if (ask === 'total') {
        const all = working.calc('Units in all', `${p} + ${q}`);
        working.calc('Total', `${all.toFraction()} × ${counted.bare(one)}`, counted);
      } else {
        const start = working.calc(`Number of ${c1}`, `${p} × ${counted.bare(one)}`, counted);
        if (ask === 'more') {
          const blue = working.calc(
            `Number of ${c2}`,
            `${fractionText(f)} × ${q} × ${counted.bare(one)}`,
            counted,
          );
          working.calc('Difference', `${counted.bare(start)} − ${counted.bare(blue)}`, counted);
        }
      }
      return {
        story: [
          `The ratio of ${c1} ${things} to other ${things} ${place} is ${p} : ${q}.`,
          `Of the other ${things}, ${fractionText(f)} are ${c2}.`,
          ...(second ? [`Of those that remain, ${fractionText(g)} are ${c3}.`] : []),
          `The last ${counted.text(last)} are ${c4}.`,
        ],
        ask:
          ask === 'total'
            ? `How many ${things} are there altogether?`
            : ask === 'first'
              ? `How many ${c1} ${things} are there?`
              : `How many more ${c1} ${things} than ${c2} ${things} are there?`,
        blank:
          ask === 'total'
            ? `There are ___ ${things} altogether.`
            : ask === 'first'
              ? `There are ___ ${c1} ${things}.`
              : `There are ___ more ${c1} ${things} than ${c2} ${things}.`,
        answer: amount(key, counted),
        middles: [{ blank: `One unit of the ratio is ___ ${things}.`, amount: amount(u, counted) }],
        params: { p, q, f, ...(second ? { g } : {}), last },
        working,
        hints: [
          'Draw equal units for the ratio. Then cut up the units of the others.',
          `How many units of the others are not ${c2}?`,
          'The last number belongs to some units. Find one unit.',
        ],
        wrongs: [
          slip(
            'fraction-of-all',
            'The fraction is of the others only.',
            exact(1)
              .sub(f)
              .mul(p + q).n === 0n
              ? -1
              : last
                  .div(
                    exact(1)
                      .sub(f)
                      .mul(p + q),
                  )
                  .mul(p + q),
          ),
          slip('gave-the-others', 'These are the others only.', q * u),
          slip('gave-the-first', `These are the ${c1} ones only.`, ask === 'first' ? total : first),
          slip(
            'last-as-all-the-others',
            'The last ones are only a part of the others.',
            last.div(q).mul(ask === 'total' ? p + q : p),
          ),
          slip(
            'order-reversed',
            'Check the order of the ratio.',
            ask === 'total' ? exact(q * u) : exact(q * u),
          ),
          slip(
            'wrong-fraction-used',
            'Use the fraction that is left.',
            f.n === 0n ? -1 : last.div(f.mul(q)).mul(ask === 'total' ? p + q : p),
          ),
          slip('stopped-at-one-unit', 'This is one unit only.', u),
          slip('gave-the-part', 'Check which colour is asked for.', part),
        ],
        drawing:
          level === 'not_ready'
            ? {
                kind: 'bars',
                rows: [
                  { label: c1.charAt(0).toUpperCase() + c1.slice(1), segments: unitBars(p) },
                  {
                    label: `Others: ${fractionText(f)} ${c2}, the rest ${c4}`,
                    segments: unitBars(q, 'green'),
                  },
                ],
              }
            : null,
      };
    },
  });
  return [
    shape('others-first', 'not_ready', 'first', false),
    shape('others-total', 'guided', 'total', false),
    shape('two-fractions-total', 'independent', 'total', true),
    shape('two-fractions-difference', 'mastery', 'more', true),
  ].map(tryOften);
}
