import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { FRACTION } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { type Exact, exact, findDecimalPlaces } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { facts, shape } from '../../engines/sketch.js';
import {
  CM2,
  areaOf,
  areaText,
  circleFigure,
  drawDisc,
  drawFlat,
  drawRound,
  num,
  roundOf,
} from './circles.parts.js';

const drawFraction = (dice: Dice, ds: readonly number[]): Exact => {
  const d = dice.pick(ds);
  return exact(dice.int(1, d - 1), d);
};
const f = fractionText;
const places = (v: Exact): boolean => (findDecimalPlaces(v) ?? 9) <= 2 && v.compare(0) > 0;
/** `616 ÷ 4 × 3` with brackets left out where the top is 1. */
const share = (p: Exact, of: Exact): string => `${num(of)} ÷ ${p.d}${p.n === 1n ? '' : ` × ${p.n}`}`;

/** The whole of which this fraction is a part. */
const undo = (p: Exact, part: Exact): string => `${num(part)}${p.n === 1n ? '' : ` ÷ ${p.n}`} × ${p.d}`;

interface Plan {
  id: string;
  level: ProficiencyLevel;
  kind: 'left' | 'between' | 'whole' | 'rest';
}

function fractionsOfDisc({ id, level, kind }: Plan): Shape {
  const cloth = kind === 'whole' || kind === 'rest';
  const proof = {
    left: facts(['disc = pi * r * r'], ['left = a * disc - b * disc'], 'left'),
    between: facts(['disc = pi * r * r'], ['left = b * disc - a * disc'], 'left'),
    whole: facts(['piece = pi * r * r'], ['b * whole - a * whole = piece'], 'whole'),
    rest: facts(
      ['piece = pi * r * r', 'pieces = n * piece'],
      ['b * whole - a * whole = pieces', 'rest = whole - b * whole'],
      'rest',
    ),
  }[kind];
  return shape(id, level, proof, (dice) => {
    const c = drawRound(dice, [7, 14, 21], [5, 10, 20]);
    const disc = areaOf(c);
    const n = kind === 'rest' ? dice.int(2, 6) : 1;
    const [a, b] = [drawFraction(dice, [2, 4, 5, 8, 10]), drawFraction(dice, [2, 4, 5, 8, 10])];
    const up = kind !== 'left';
    if (a.equals(b) || (up ? b.compare(a) <= 0 : a.compare(b) <= 0)) return null;
    const gap = a.sub(b).abs();
    const pieces = disc.mul(n);
    const whole = pieces.div(gap);
    const rest = whole.mul(exact(1).sub(b));
    const key = cloth ? (kind === 'whole' ? whole : rest) : disc.mul(gap);
    if (![key, whole, disc.mul(gap)].every(places) || key.equals(disc)) return null;
    const sheet = dice.pick([
      'sheet of card',
      'piece of cloth',
      'sheet of felt',
      'sheet of foil',
      'roll of paper',
      'sheet of cork',
      'piece of leather',
      'sheet of foam',
    ]);
    const piece = n === 1 ? `a circle of radius ${c.r} cm is` : `${n} circles of radius ${c.r} cm are`;
    const owner = drawDisc(dice, 2 * c.r);
    return {
      story: cloth
        ? [
            `${f(a)} of a ${sheet} is used up.`,
            `After ${piece} also cut out of it, ${f(b)} of it is used up.`,
            c.pi.tell,
          ]
        : kind === 'left'
          ? [
              `${owner} has a radius of ${c.r} cm.`,
              `At first ${f(a)} of it is covered with paint.`,
              `Then the paint is taken off ${f(b)} of the whole circle.`,
              c.pi.tell,
            ]
          : [
              `${owner} has a radius of ${c.r} cm.`,
              `On Monday ${f(a)} of it was painted, and on Tuesday the painted part was ${f(b)} of it.`,
              c.pi.tell,
            ],
      ask: cloth
        ? kind === 'whole'
          ? `What is the area of the whole ${sheet}?`
          : 'What area is not used up?'
        : kind === 'left'
          ? 'What area is still painted?'
          : 'What area was painted on Tuesday?',
      blank: cloth
        ? kind === 'whole'
          ? `The area of the whole ${sheet} is ___ cm².`
          : 'An area of ___ cm² is not used up.'
        : kind === 'left'
          ? 'An area of ___ cm² is still painted.'
          : 'On Tuesday an area of ___ cm² was painted.',
      key,
      style: CM2,
      via: [
        [n === 1 ? 'The area of the circle is ___ cm².' : 'The area of one circle is ___ cm².', disc, CM2],
      ],
      params: { pi: c.pi.value, r: c.r, a, b, ...(kind === 'rest' ? { n } : {}) },
      work: [
        [n === 1 ? 'Circle' : 'One circle', areaText(c), CM2],
        ...(n > 1 ? ([['All circles', `${n} × ${num(disc)}`, CM2]] as const) : []),
        ['As a fraction of the whole', up ? `${f(b)} − ${f(a)}` : `${f(a)} − ${f(b)}`, FRACTION],
        ...(cloth
          ? ([
              ['Whole', undo(gap, pieces), CM2],
              ...(kind === 'rest'
                ? ([
                    ['Fraction not used', `1 − ${f(b)}`, FRACTION],
                    ['Area not used', share(exact(1).sub(b), whole), CM2],
                  ] as const)
                : []),
            ] as const)
          : ([['Area', share(gap, disc), CM2]] as const)),
      ],
      hints: [
        'What happened in between? Compare the two fractions.',
        'Find the area of the circle.',
        cloth
          ? 'The circles are this fraction of the whole. What is the whole?'
          : 'Take this fraction of the area of the circle.',
      ],
      wrongs: [
        ...(cloth
          ? ([
              [kind === 'rest' ? 'stopped-early' : 'part-for-whole', disc],
              ['added-instead', pieces.div(a.add(b))],
              ['one-change-only', pieces.div(b)],
              ...(kind === 'rest'
                ? ([
                    ['whole-for-part', whole],
                    ['used-part', whole.mul(b)],
                  ] as const)
                : ([['fraction-not-used', pieces.mul(2)]] as const)),
            ] as const)
          : ([
              ['whole-for-part', disc],
              ['added-instead', disc.mul(a.add(b))],
              ['one-change-only', disc.mul(a)],
              [kind === 'left' ? 'used-part' : 'gave-the-end', disc.mul(b)],
              ['length-for-area', roundOf(c)],
            ] as const)),
        ['halved-too-often', key.div(2)],
        ['calculation-slip', key.add(10)],
        ['calculation-slip', key.add(1)],
      ],
      drawing: { kind: 'plan', tall: 90, figures: [circleFigure(c.r, `${c.r} cm`, 'radius')] },
    };
  });
}

/** h5 for circles: fractions of a disc or sheet before and after. */
export const CIRCLES_FRACTIONS: readonly Shape[] = [
  fractionsOfDisc({ id: 'still-painted', level: 'not_ready', kind: 'left' }),
  fractionsOfDisc({ id: 'painted-in-between', level: 'guided', kind: 'between' }),
  fractionsOfDisc({ id: 'whole-sheet', level: 'independent', kind: 'whole' }),
  fractionsOfDisc({ id: 'rest-of-sheet', level: 'mastery', kind: 'rest' }),
];

function remainder(id: string, level: ProficiencyLevel, asked: 'second' | 'rest' | 'gap' | 'whole'): Shape {
  const proof = {
    second: facts(['disc = pi * r * r'], ['left = disc - p * disc', 'x = q * left'], 'x'),
    rest: facts(['disc = pi * r * r'], ['left = disc - p * disc', 'x = left - q * left'], 'x'),
    gap: facts(
      ['disc = pi * r * r'],
      ['left = disc - p * disc', 'rest = left - q * left', 'x = p * disc - rest'],
      'x',
    ),
    whole: facts(['disc = pi * r * r'], ['left = x - p * x', 'disc = left - q * left'], 'x'),
  }[asked];
  return shape(id, level, proof, (dice) => {
    const c = drawRound(dice, [7, 14, 21, 28], [5, 10, 20]);
    const disc = areaOf(c);
    const easy = level === 'not_ready' || level === 'guided';
    const [p, q] = [
      drawFraction(dice, easy ? [2, 4, 7] : [3, 4, 5, 8]),
      drawFraction(dice, easy ? [2, 3, 4] : [2, 3, 4, 5]),
    ];
    const keep = exact(1).sub(p);
    const whole = asked === 'whole' ? disc.div(keep).div(exact(1).sub(q)) : disc;
    const first = whole.mul(p);
    const left = whole.sub(first);
    const second = left.mul(q);
    const rest = left.sub(second);
    const key = { second, rest, gap: first.sub(rest), whole }[asked];
    if (![key, first, left, second, rest].every(places) || p.equals(q)) return null;
    const flat = drawFlat(dice, Math.sqrt(whole.valueOf()));
    const owner = drawDisc(dice, 2 * c.r);
    return {
      story:
        asked === 'whole'
          ? [
              `${f(p)} of ${flat} is painted red and ${f(q)} of the remainder is painted blue.`,
              `The part that is not painted is just as large as a circle of radius ${c.r} cm.`,
              c.pi.tell,
            ]
          : [
              `${owner} has a radius of ${c.r} cm.`,
              `${f(p)} of its area is painted red and ${f(q)} of the remainder is painted blue.`,
              c.pi.tell,
            ],
      ask: {
        second: 'What area is painted blue?',
        rest: 'What area is not painted?',
        gap: 'How much larger is the red area than the area that is not painted?',
        whole: 'What is its whole area?',
      }[asked],
      blank: {
        second: 'An area of ___ cm² is painted blue.',
        rest: 'An area of ___ cm² is not painted.',
        gap: 'The red area is ___ cm² larger than the area that is not painted.',
        whole: 'Its whole area is ___ cm².',
      }[asked],
      key,
      style: CM2,
      via: [['The area of the circle is ___ cm².', disc, CM2]],
      params: { pi: c.pi.value, r: c.r, p, q },
      work: [
        ['Circle', areaText(c), CM2],
        ...(asked === 'whole'
          ? ([
              ['Not blue, of the remainder', `1 − ${f(q)}`, FRACTION],
              ['Remainder', undo(exact(1).sub(q), disc), CM2],
              ['Not red, of the whole', `1 − ${f(p)}`, FRACTION],
              ['Whole area', undo(keep, left), CM2],
            ] as const)
          : ([
              ['Red', share(p, disc), CM2],
              ['Remainder', `${num(disc)} − ${num(first)}`, CM2],
              ['Blue', share(q, left), CM2],
              ...(asked === 'second'
                ? []
                : ([['Not painted', `${num(left)} − ${num(second)}`, CM2]] as const)),
              ...(asked === 'gap'
                ? ([['How much larger', `${num(first)} − ${num(rest)}`, CM2]] as const)
                : []),
            ] as const)),
      ],
      hints: [
        'Draw a bar for the whole area. Cut it for red, then cut the remainder.',
        'Find the area of the circle.',
        asked === 'whole'
          ? 'Start from what is left and go back: first the remainder, then the whole.'
          : 'Blue is a fraction of the remainder, not of the whole.',
      ],
      wrongs: [
        [
          'fraction-of-the-whole',
          asked === 'second'
            ? disc.mul(q)
            : asked === 'whole'
              ? disc.div(exact(1).sub(p).sub(q).abs().add(exact(1, 10)))
              : disc.mul(exact(1).sub(p).sub(q).abs()),
        ],
        ['remainder-only', left],
        ['other-part', asked === 'second' ? rest : second],
        [asked === 'rest' ? 'used-part' : 'other-part', first],
        [asked === 'whole' ? 'part-for-whole' : 'whole-for-part', disc],
        ['calculation-slip', key.add(10)],
        ['halved-too-often', key.div(2)],
        ...(asked === 'gap' ? ([['other-part', rest]] as const) : []),
        ['calculation-slip', key.add(1)],
      ],
      drawing: { kind: 'plan', tall: 90, figures: [circleFigure(c.r, `${c.r} cm`, 'radius')] },
    };
  });
}

/** h6 for circles: a fraction of what remains of a disc. */
export const CIRCLES_REMAINDER: readonly Shape[] = [
  remainder('blue-part', 'not_ready', 'second'),
  remainder('unpainted-part', 'guided', 'rest'),
  remainder('red-and-unpainted', 'independent', 'gap'),
  remainder('whole-from-unpainted', 'mastery', 'whole'),
];
