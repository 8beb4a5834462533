import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { FRACTION } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { fractionText as f } from '../../numbers/number-text.js';
import { type Sketch, facts, shape } from '../../engines/sketch.js';
import {
  CM,
  CM3,
  LITRES,
  drawEdges,
  drawTank,
  fits,
  fraction,
  labelled,
  part,
  tank,
  volumeOf,
  volumeText,
  whole,
} from './solids.parts.js';

function remainder(id: string, level: ProficiencyLevel, asked: 'second' | 'rest' | 'depth' | 'start'): Shape {
  const full = 'full = l * b * h';
  const proof = {
    second: facts([full], ['left = full - p * full', 'x = q * left'], 'x'),
    rest: facts([full], ['left = full - p * full', 'x = left - q * left'], 'x'),
    depth: facts([full, 'rest = l * b * x'], ['left = full - p * full', 'rest = left - q * left'], 'x'),
    start: facts(['rest = l * b * d'], ['left = 1000 * x - p * 1000 * x', 'rest = left - q * left'], 'x'),
  }[asked];
  return shape(id, level, proof, (dice): Sketch | null => {
    const e = drawEdges(dice);
    const volume = volumeOf(e);
    const [p, q] = [fraction(dice, [3, 4, 5, 8]), fraction(dice, [2, 3, 4, 5])];
    const first = p.mul(volume);
    const left = exact(volume).sub(first);
    const second = left.mul(q);
    const rest = left.sub(second);
    const depth = rest.div(e.l * e.b);
    if (e.b > e.l || p.equals(q) || ![first, second].every((v) => v.d === 1n) || !fits(depth)) return null;
    if (asked === 'start' && (depth.d !== 1n || depth.compare(2) < 0)) return null;
    const key = { second, rest, depth, start: exact(volume, 1000) }[asked];
    return {
      story:
        asked === 'start'
          ? [
              `${f(p)} of the water in a full tank is used for washing. ${f(q)} of the remainder is used for plants.`,
              `The rest is poured into ${drawTank(dice)}, ${e.l} cm long and ${e.b} cm wide. It is ${depth.toFraction()} cm deep there.`,
            ]
          : [
              `${drawTank(dice)} has the edges shown in the figure and is full of water.`,
              `${f(p)} of the water is poured out. Then ${f(q)} of the remainder is poured out.`,
            ],
      ask: {
        second: 'What volume is poured out the second time?',
        rest: 'What volume of water is left?',
        depth: 'How deep is the water that is left?',
        start: 'How many litres of water were in the full tank?',
      }[asked],
      blank: {
        second: '___ cm³ is poured out the second time.',
        rest: '___ cm³ of water is left.',
        depth: 'The water that is left is ___ cm deep.',
        start: 'There were ___ ℓ of water in the full tank.',
      }[asked],
      key,
      style: asked === 'depth' ? CM : asked === 'start' ? LITRES : CM3,
      via:
        asked === 'depth'
          ? [['___ cm³ of water is left.', rest, CM3]]
          : asked === 'start'
            ? [['The rest is ___ cm³.', rest, CM3]]
            : [],
      params: { l: e.l, b: e.b, p, q, ...(asked === 'start' ? { d: depth } : { h: e.h }) },
      work:
        asked === 'start'
          ? [
              ['Rest', `${e.l} × ${e.b} × ${depth.toFraction()}`, CM3],
              ['Rest as a fraction of the remainder', `1 − ${f(q)}`, FRACTION],
              ['Remainder', whole(exact(1).sub(q), CM3.bare(rest)), CM3],
              ['Remainder as a fraction of the whole', `1 − ${f(p)}`, FRACTION],
              ['Full tank', whole(exact(1).sub(p), CM3.bare(left)), CM3],
              ['In litres', `${volume} ÷ 1000`, LITRES],
            ]
          : [
              ['Full', volumeText(e), CM3],
              ['Poured out first', part(p, String(volume)), CM3],
              ['Remainder', `${volume} − ${CM3.bare(first)}`, CM3],
              ['Poured out then', part(q, CM3.bare(left)), CM3],
              ...(asked === 'second'
                ? []
                : ([['Left', `${CM3.bare(left)} − ${CM3.bare(second)}`, CM3]] as const)),
              ...(asked === 'depth' ? ([['Depth', `${CM3.bare(rest)} ÷ ${e.l * e.b}`, CM]] as const) : []),
            ],
      hints: [
        'Draw a bar for the water. Cut it once, then cut the remainder.',
        asked === 'start' ? 'Find the volume of the rest.' : 'Find the volume when it is full.',
        asked === 'start'
          ? 'Go back: from the rest to the remainder, then to the whole.'
          : 'The second fraction is of the remainder only.',
      ],
      wrongs: [
        [
          'fraction-of-the-whole',
          {
            second: q.mul(volume),
            rest: exact(1).sub(p).sub(q).abs().mul(volume),
            depth: exact(1).sub(p).sub(q).abs().mul(e.h),
            start: rest.div(1000).mul(2),
          }[asked],
        ],
        [
          'remainder-only',
          { second: left, rest: left, depth: left.div(e.l * e.b), start: left.div(1000) }[asked],
        ],
        [
          'other-part',
          { second: rest, rest: second, depth: second.div(e.l * e.b), start: rest.div(1000) }[asked],
        ],
        [
          'used-part',
          { second: first, rest: first, depth: first.div(e.l * e.b), start: first.div(1000) }[asked],
        ],
        ['thousand-not-hundred', asked === 'start' ? key.mul(10) : key.add(asked === 'depth' ? 1 : 10)],
        ['calculation-slip', key.add(asked === 'depth' || asked === 'start' ? 2 : 100)],
        ['calculation-slip', key.add(asked === 'depth' || asked === 'start' ? 3 : 50)],
      ],
      drawing: asked === 'start' ? null : { kind: 'tanks', tanks: [tank('', e, labelled(e))] },
    };
  });
}

/** h6 for volume: a fraction of the water, then of what is left. */
export const SOLIDS_REMAINDER: readonly Shape[] = [
  remainder('second-time', 'not_ready', 'second'),
  remainder('water-left-over', 'guided', 'rest'),
  remainder('depth-left-over', 'independent', 'depth'),
  remainder('litres-at-first', 'mastery', 'start'),
];

function backwards(id: string, level: ProficiencyLevel, kind: 'volume' | 'depth' | 'half' | 'both'): Shape {
  const proof = {
    volume: facts(['left = l * b * d'], ['start = left + n * c'], 'start'),
    depth: facts(['left = l * b * d', 'start = l * b * x'], ['start = left + n * c'], 'x'),
    half: facts(['left = l * b * d', 'start = l * b * x'], ['left = start / 2 - n * c'], 'x'),
    both: facts(['left = l * b * d', 'start = l * b * x'], ['left = start / 2 - n * c + 1000 * in'], 'x'),
  }[kind];
  return shape(id, level, proof, (dice): Sketch | null => {
    const e = { l: dice.multiple(5, 20, 50), b: dice.multiple(5, 10, 40) };
    const base = e.l * e.b;
    const n = dice.int(2, 12);
    const c = dice.pick([100, 150, 200, 250, 300, 400, 500]);
    const x = exact(dice.int(6, 40));
    const litres = kind === 'both' ? dice.int(1, 9) : 0;
    const start = x.mul(base);
    const kept = kind === 'half' || kind === 'both' ? start.div(2) : start;
    const left = kept.sub(n * c).add(1000 * litres);
    const d = left.div(base);
    const key = kind === 'volume' ? start : x;
    if (e.b > e.l || kept.compare(n * c) <= 0 || d.d > 2n || d.compare(1) < 0 || d.equals(x)) return null;
    const before = left.sub(1000 * litres);
    return {
      story: [
        ...(kind === 'half' || kind === 'both'
          ? [
              `Half of the water in ${drawTank(dice)} is used.`,
              `Then ${n} cups of ${c} ml are taken out${kind === 'both' ? ` and ${litres} ℓ of water is poured in` : ''}.`,
            ]
          : [`From ${drawTank(dice)}, ${n} cups of ${c} ml of water are taken out.`]),
        `Its base is ${e.l} cm long and ${e.b} cm wide. The water is then ${CM.text(d)} deep.`,
      ],
      ask: kind === 'volume' ? 'What was the volume of water at first?' : 'How deep was the water at first?',
      blank:
        kind === 'volume'
          ? 'The volume of water at first was ___ cm³.'
          : 'The water at first was ___ cm deep.',
      key,
      style: kind === 'volume' ? CM3 : CM,
      via: [['In the end there are ___ cm³ of water.', left, CM3]],
      params: { ...e, d, n, c, ...(kind === 'both' ? { in: litres } : {}) },
      work: [
        ['Water in the end', `${e.l} × ${e.b} × ${CM.bare(d)}`, CM3],
        ...(kind === 'both'
          ? ([['Before water was poured in', `${CM3.bare(left)} − ${1000 * litres}`, CM3]] as const)
          : []),
        ['Cups', `${n} × ${c}`, CM3],
        [
          kind === 'half' || kind === 'both' ? 'Before the cups' : 'Water at first',
          `${CM3.bare(before)} + ${n * c}`,
          CM3,
        ],
        ...(kind === 'half' || kind === 'both'
          ? ([['Water at first', `${CM3.bare(kept)} × 2`, CM3]] as const)
          : []),
        ...(kind === 'volume' ? [] : ([['Depth at first', `${CM3.bare(start)} ÷ ${base}`, CM]] as const)),
      ],
      hints: [
        'Start from the end and go back.',
        'Find the volume of the water in the end.',
        kind === 'half' || kind === 'both'
          ? 'Undo the last change first. When half is used, the other half is left.'
          : 'Put back the water of all the cups.',
      ],
      wrongs: [
        ['stopped-early', kind === 'volume' ? left : kept.div(base)],
        ['same-direction', (kind === 'volume' ? left.sub(n * c) : left.sub(n * c).div(base)).abs()],
        [
          'one-change-only',
          kind === 'volume'
            ? left.add(c)
            : left
                .add(n * c)
                .div(base)
                .add(1),
        ],
        ['change-not-undone', kind === 'volume' ? exact(n * c) : d.mul(2)],
        [
          'undone-in-wrong-order',
          kind === 'volume'
            ? left.mul(2)
            : left
                .mul(2)
                .add(n * c)
                .div(base),
        ],
        ['calculation-slip', key.add(kind === 'volume' ? 100 : 1)],
        ['calculation-slip', key.add(kind === 'volume' ? 500 : 2)],
      ],
      drawing: {
        kind: 'tanks',
        tanks: [
          tank(
            'In the end',
            { ...e, h: Math.max(x.valueOf(), d.valueOf()) + 5 },
            { l: `${e.l} cm`, b: `${e.b} cm` },
            { depth: d.valueOf(), label: CM.text(d) },
          ),
        ],
      },
    };
  });
}

/** h7 for volume: the water in the end is told. */
export const SOLIDS_BACKWARDS: readonly Shape[] = [
  backwards('volume-before-cups', 'not_ready', 'volume'),
  backwards('depth-before-cups', 'guided', 'depth'),
  backwards('depth-before-half', 'independent', 'half'),
  backwards('depth-before-three-changes', 'mastery', 'both'),
];
