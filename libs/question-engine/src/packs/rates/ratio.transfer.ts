import { amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact, gcd } from '../../numbers/exact.js';
import { Working, workedLine } from '../../core/working.js';
import { drawTerms } from '../shared/owners.scene.js';
import { type Holders, drawHolders, ratioOf, unitBars } from './ratio.holders.js';
import { slip } from './time-kit.js';

const UNITS = [gateway('first = p * u'), gateway('second = q * u')];

function terms(dice: Dice, most: number): [number, number] {
  const [x, y] = drawTerms(dice, most);
  return x > y ? [x, y] : [y, x];
}

const gives = ({ a, b, style }: Holders, x: number): string => `${a} gives ${style.text(x)} to ${b}.`;

const slipsOf = (h: Holders, key: number, p: number, q: number, x: number) => [
  slip('gift-as-the-difference', 'The difference changes by twice what is given.', exact(x * p, p - q)),
  slip('gift-as-one-unit', 'What is given may be more or less than one unit.', x * p),
  slip('other-owner', `This is about ${h.b}.`, exact(key * q, p)),
  slip('only-one-side-changes', 'One loses and the other gains.', exact(x * (p + q), p - q)),
  slip('after-the-gift', 'This is the number after the gift.', key - x),
  slip('gift-added', 'The question is about the beginning.', key + x),
  slip('gave-the-units', 'Terms of a ratio are equal units, not numbers.', p * q),
];

/** h3 for ratio: one gives, the total stays. */
export function ratioTransferShapes(grade: 5 | 6): readonly Shape[] {
  const most = grade === 5 ? 7 : 10;
  const unitMost = grade === 5 ? 20 : 30;
  const equalShape = (id: string, level: 'not_ready' | 'guided'): Shape => {
    const total = level === 'guided';
    return {
      id,
      levels: [level],
      proof: {
        kind: 'facts',
        facts: [...UNITS, relation('first - x = second + x'), relation('total = first + second')],
        asked: total ? 'total' : 'first',
      },
      draw: (dice): Draft | null => {
        const h = drawHolders(dice);
        const [p, q] = terms(dice, most);
        const u = dice.int(2, unitMost);
        if (((p - q) * u) % 2 !== 0 || (!total && (p - q) % 2 !== 0)) return null;
        const x = ((p - q) * u) / 2;
        const key = total ? (p + q) * u : p * u;
        const { style, things } = h;
        const working = new Working();
        const more = working.calc('Difference in units', `${p} − ${q}`);
        const gap = working.calc('Difference', `2 × ${x}`, style);
        const one = working.calc('1 unit', `${style.bare(gap)} ÷ ${more.toFraction()}`, style);
        if (total) {
          const all = working.calc('Units in all', `${p} + ${q}`);
          working.calc('Total', `${all.toFraction()} × ${style.bare(one)}`, style);
        } else working.calc(h.a, `${p} × ${style.bare(one)}`, style);
        return {
          story: [ratioOf(h, p, q), gives(h, x), 'Then they have the same number.'],
          ask: total
            ? `How many ${things} do they have altogether?`
            : `How many ${things} did ${h.a} have at first?`,
          blank: total ? `They have ___ ${things} altogether.` : `${h.a} had ___ ${things} at first.`,
          answer: amount(key, style),
          middles: [],
          params: { p, q, x },
          working,
          hints: [
            'What one loses, the other gains. The total stays.',
            'The difference at first is twice what is given.',
            'How many units is the difference? Find one unit.',
          ],
          wrongs: total
            ? [
                slip('gave-one-owner', 'This is one of the two. Find both together.', p * u),
                slip('gave-one-owner', 'This is one of the two. Find both together.', q * u),
                slip(
                  'gift-as-the-difference',
                  'The difference changes by twice what is given.',
                  exact(key, 2),
                ),
                slip('gift-as-one-unit', 'What is given may be more or less than one unit.', x * (p + q)),
                slip('doubled-twice', 'The difference is twice what is given, not more.', key * 2),
                slip('gift-added', 'Nothing comes from outside.', key + x),
              ]
            : slipsOf(h, key, p, q, x),
          drawing: {
            kind: 'bars',
            rows: [
              { label: h.a, segments: unitBars(p), ...(total ? {} : { brace: '?' }) },
              { label: h.b, segments: unitBars(q) },
            ],
          },
        };
      },
    };
  };
  const ratioShape = (id: string, level: 'independent' | 'mastery'): Shape => ({
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        ...UNITS,
        gateway('firstNow = r * v'),
        gateway('secondNow = s * v'),
        relation('firstNow = first - x'),
        relation('secondNow = second + x'),
        relation('total = first + second'),
      ],
      asked: level === 'independent' ? 'total' : 'first',
    },
    draw: (dice): Draft | null => {
      const h = drawHolders(dice);
      const { style, things, a } = h;
      const [p, q] = drawTerms(dice, most);
      const [r, s] = drawTerms(dice, most);
      const same = p + q === r + s;
      if (same !== (level === 'independent')) return null;
      const all = ((p + q) * (r + s)) / gcd(p + q, r + s);
      const [p2, r2] = [(p * all) / (p + q), (r * all) / (r + s)];
      const moved = p2 - r2;
      if (moved < 1 || all > 60) return null;
      const u = dice.int(2, Math.max(2, Math.floor((grade === 5 ? 240 : 420) / all)));
      const x = moved * u;
      const [first, total] = [p2 * u, all * u];
      if (x < 2) return null;
      const working = new Working();
      if (!same) {
        working.say(`The total does not change, so make both totals ${all} units.`);
        working.say(`Before: ${p} : ${q} = ${p2} : ${all - p2}`);
        working.say(`After: ${r} : ${s} = ${r2} : ${all - r2}`);
      } else working.say(`The total is ${all} units before and after.`);
      const gone = working.calc('Units given', `${p2} − ${r2}`);
      const one = working.calc('1 unit', `${style.bare(exact(x))} ÷ ${gone.toFraction()}`, style);
      if (level === 'independent') working.calc('Total', `${all} × ${style.bare(one)}`, style);
      else working.calc(`${a} at first`, `${p2} × ${style.bare(one)}`, style);
      return {
        story: [ratioOf(h, p, q), gives(h, x), `The ratio becomes ${r} : ${s}.`],
        ask:
          level === 'independent'
            ? `How many ${things} do they have altogether?`
            : `How many ${things} did ${a} have at first?`,
        blank:
          level === 'independent'
            ? `They have ___ ${things} altogether.`
            : `${a} had ___ ${things} at first.`,
        answer: amount(level === 'independent' ? total : first, style),
        middles: [
          {
            blank: `At the end, ${a} has ___ ${things}.`,
            amount: amount(r2 * u, style),
            steps: workedLine(`${a} at the end`, `${r2} × ${style.bare(one)}`, style),
          },
        ],
        params: { p, q, x, r, s },
        working,
        hints: [
          'Which amount stays the same: one of the two, the difference or the total?',
          'Write both ratios with the same number of units in all.',
          `How many units does ${a} give away? Find one unit.`,
        ],
        wrongs: [
          slip(
            'units-taken-equal',
            'One unit before must be the same as one unit after.',
            p > r ? exact(x * p, p - r) : -1,
          ),
          slip(
            'gift-as-one-unit',
            'What is given may be more than one unit.',
            level === 'independent' ? x * all : x * p2,
          ),
          slip('after-the-gift', 'This is the number after the gift.', r2 * u),
          slip('other-owner', `This is about ${h.b}.`, (all - p2) * u),
          slip('other-owner', `This is about ${h.b}.`, (all - r2) * u),
          slip(
            'gave-another-amount',
            'Check which number is asked for.',
            level === 'independent' ? first : total,
          ),
          slip(
            'total-taken-to-grow',
            'The total stays the same.',
            (level === 'independent' ? total : first) + x,
          ),
        ],
        drawing: null,
      };
    },
  });
  return [
    equalShape('equal-after-a-gift', 'not_ready'),
    equalShape('total-from-equal', 'guided'),
    ratioShape('new-ratio-same-units', 'independent'),
    ratioShape('new-ratio-other-units', 'mastery'),
  ];
}
