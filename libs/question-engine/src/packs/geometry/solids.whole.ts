import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { type Sketch, facts, shape } from '../../engines/sketch.js';
import {
  CM,
  CM3,
  LITRES,
  drawBlock,
  drawTank,
  labelled,
  tank,
  volumeOf,
  volumeText,
} from './solids.parts.js';

function joined(id: string, level: ProficiencyLevel, asked: 'whole' | 'height' | 'depth'): Shape {
  const parts = ['va = la * ba * ha', 'vb = lb * bb * hb'];
  const proof = {
    whole: facts(parts, ['whole = va + vb'], 'whole'),
    height: facts(parts, ['whole = va + vb'], 'hb'),
    depth: facts([...parts, 'whole = l * b * x'], ['whole = va + vb'], 'x'),
  }[asked];
  return shape(id, level, proof, (dice): Sketch | null => {
    const most = level === 'not_ready' ? 10 : 18;
    const a = { l: dice.int(4, most), b: dice.int(3, 10), h: dice.int(3, 10) };
    const b = { l: dice.int(3, most), b: dice.int(2, 9), h: dice.int(2, 9) };
    const [va, vb] = [volumeOf(a), volumeOf(b)];
    const whole = va + vb;
    const base = { l: dice.int(5, 20), b: dice.int(4, 12) };
    const x = exact(whole, base.l * base.b);
    if (
      va === vb ||
      a.b > a.l ||
      b.b > b.l ||
      (asked === 'depth' && (x.d !== 1n || x.compare(3) < 0 || x.compare(30) > 0))
    )
      return null;
    const thing = drawBlock(dice);
    const key = { whole: exact(whole), height: exact(b.h), depth: x }[asked];
    if (asked === 'height' && (b.h === b.l || b.h === b.b)) return null;
    return {
      story: {
        whole: [`${thing} is put together from two cuboids, A and B.`, 'The figure shows their edges.'],
        height: [
          `${thing} is put together from two cuboids, A and B, as in the figure.`,
          `Its whole volume is ${whole} cm³.`,
        ],
        depth: [
          `${thing} is put together from two cuboids, A and B, as in the figure.`,
          `It is then shaped into one cuboid, ${base.l} cm long and ${base.b} cm wide.`,
        ],
      }[asked],
      ask: {
        whole: 'What is the whole volume?',
        height: 'What is the height of cuboid B?',
        depth: 'How high is the new cuboid?',
      }[asked],
      blank: {
        whole: 'The whole volume is ___ cm³.',
        height: 'The height of cuboid B is ___ cm.',
        depth: 'The new cuboid is ___ cm high.',
      }[asked],
      key,
      style: asked === 'whole' ? CM3 : CM,
      via:
        asked === 'height'
          ? [['The volume of cuboid B is ___ cm³.', vb, CM3]]
          : asked === 'depth'
            ? [['The whole volume is ___ cm³.', whole, CM3]]
            : [],
      params: {
        la: a.l,
        ba: a.b,
        ha: a.h,
        lb: b.l,
        bb: b.b,
        ...(asked === 'height' ? { whole } : { hb: b.h }),
        ...(asked === 'depth' ? base : {}),
      },
      work: [
        ['Volume of A', volumeText(a), CM3],
        ...(asked === 'height'
          ? ([
              ['Volume of B', `${whole} − ${va}`, CM3],
              ['Base of B', `${b.l} × ${b.b}`],
              ['Height of B', `${vb} ÷ ${b.l * b.b}`, CM],
            ] as const)
          : ([
              ['Volume of B', volumeText(b), CM3],
              ['Whole volume', `${va} + ${vb}`, CM3],
              ...(asked === 'depth'
                ? ([
                    ['Base of the new cuboid', `${base.l} × ${base.b}`],
                    ['Height', `${whole} ÷ ${base.l * base.b}`, CM],
                  ] as const)
                : []),
            ] as const)),
      ],
      hints: [
        'Two parts make the whole volume.',
        'Volume is length times breadth times height.',
        asked === 'whole'
          ? 'Find both volumes and add them.'
          : 'Find the volume first. Divide by the area of the base to get a height.',
      ],
      wrongs: [
        [
          'only-one-part',
          asked === 'whole' ? va : asked === 'height' ? exact(whole, b.l * b.b) : exact(va, base.l * base.b),
        ],
        asked === 'whole'
          ? ['edges-added', a.l + a.b + a.h + b.l + b.b + b.h]
          : ['one-edge-only', asked === 'height' ? exact(vb, b.l) : exact(whole, base.b)],
        ['other-part', asked === 'whole' ? vb : exact(a.h)],
        asked === 'whole'
          ? ['base-area-forgotten', a.l * a.b + b.l * b.b]
          : ['one-edge-only', asked === 'height' ? exact(vb, b.b) : exact(whole, base.l)],
        ['one-too-many', key.add(1)],
        ['one-too-few', key.sub(1)],
        ['calculation-slip', key.add(asked === 'whole' ? 10 : 2)],
      ],
      drawing: {
        kind: 'tanks',
        tanks: [
          tank('A', a, labelled(a)),
          tank('B', b, { ...labelled(b), ...(asked === 'height' ? { h: '?' } : {}) }),
        ],
      },
    };
  });
}

const STILL_TO_FILL: Shape = shape(
  'still-to-fill',
  'guided',
  facts(['full = l * b * h'], ['full = water + more'], 'more'),
  (dice) => {
    const e = { l: dice.multiple(5, 15, 40), b: dice.multiple(5, 10, 30), h: dice.multiple(2, 10, 30) };
    const full = volumeOf(e);
    const water = dice.multiple(100, 500, full - 500);
    if (e.l < e.b || full < 2000) return null;
    return {
      story: [
        `${drawTank(dice)} has the edges shown in the figure.`,
        `There are ${water} cm³ of water in it.`,
      ],
      ask: 'How many more cubic centimetres of water fill it to the brim?',
      blank: '___ cm³ more water fill it to the brim.',
      key: full - water,
      style: CM3,
      params: { ...e, water },
      work: [
        ['Full', volumeText(e), CM3],
        ['Still to fill', `${full} − ${water}`, CM3],
      ],
      hints: [
        'Water and empty part together make the whole.',
        'Find the whole volume first.',
        'Take away the water that is there.',
      ],
      wrongs: [
        ['whole-for-part', full],
        ['added-instead', full + water],
        ['edges-added', water - (e.l + e.b + e.h)],
        ['base-area-forgotten', Math.abs(water - e.l * e.b)],
        ['gave-a-given', water],
        ['calculation-slip', full - water + 100],
        ['calculation-slip', full - water - 100],
      ],
      drawing: { kind: 'tanks', tanks: [tank('', e, labelled(e))] },
    };
  },
);

/** h1 for volume: cuboids that make a whole. */
export const SOLIDS_PART_WHOLE: readonly Shape[] = [
  joined('two-cuboids', 'not_ready', 'whole'),
  STILL_TO_FILL,
  joined('height-of-second', 'independent', 'height'),
  joined('shaped-into-one', 'mastery', 'depth'),
];

function waterChanges(
  id: string,
  level: ProficiencyLevel,
  kind: 'cm3' | 'litres' | 'poured' | 'cups',
): Shape {
  const base = 'area = l * b';
  const proof = {
    cm3: facts([base, 'in = area * rise'], ['now = d + rise'], 'now'),
    litres: facts([base, '1000 * in = area * rise'], ['now = d + rise'], 'now'),
    poured: facts([base, '1000 * in = area * rise'], ['now = d + rise'], 'in'),
    cups: facts(
      [base, '1000 * in = area * rise', 'out = n * c', 'out = area * fall'],
      ['now = d + rise - fall'],
      'now',
    ),
  }[kind];
  return shape(id, level, proof, (dice): Sketch | null => {
    const e = { l: dice.multiple(5, 20, 60), b: dice.multiple(5, 10, 40), h: 60 };
    const area = e.l * e.b;
    const d = dice.int(4, 20);
    const rise = dice.int(2, 15);
    const n = dice.int(2, 12);
    const c = dice.pick([100, 150, 200, 250, 300, 400, 500]);
    const fall = exact(n * c, area);
    const now = kind === 'cups' ? exact(d + rise).sub(fall) : exact(d + rise);
    const volume = area * rise;
    if (
      e.b > e.l ||
      volume % 100 !== 0 ||
      fall.d > 2n ||
      now.compare(1) < 0 ||
      (kind === 'cups' && now.equals(d)) ||
      d === rise
    )
      return null;
    const litres = exact(volume, 1000);
    const key = kind === 'poured' ? litres : now;
    return {
      story: [
        `${drawTank(dice)} is ${e.l} cm long and ${e.b} cm wide. The water in it is ${d} cm deep.`,
        {
          cm3: `Then ${volume} cm³ of water is poured in.`,
          litres: `Then ${LITRES.text(litres)} of water is poured in.`,
          poured: `More water is poured in until it is ${d + rise} cm deep.`,
          cups: `Then ${LITRES.text(litres)} of water is poured in, and ${n} cups of ${c} ml are taken out.`,
        }[kind],
      ],
      ask: kind === 'poured' ? 'How many litres of water are poured in?' : 'How deep is the water then?',
      blank: kind === 'poured' ? '___ ℓ of water is poured in.' : 'The water is then ___ cm deep.',
      key,
      style: kind === 'poured' ? LITRES : CM,
      via:
        kind === 'poured'
          ? [['The water rises by ___ cm.', rise, CM]]
          : kind === 'cups'
            ? [['The water rises by ___ cm before any is taken out.', rise, CM]]
            : [],
      params: {
        l: e.l,
        b: e.b,
        d,
        ...(kind === 'cm3' ? { in: volume } : kind === 'poured' ? { now } : { in: litres }),
        ...(kind === 'cups' ? { n, c } : {}),
      },
      work: [
        ['Base', `${e.l} × ${e.b}`],
        ...(kind === 'litres' || kind === 'cups'
          ? ([['Water poured in', `${LITRES.bare(litres)} × 1000`, CM3]] as const)
          : []),
        ...(kind === 'poured'
          ? ([
              ['Rise', `${d + rise} − ${d}`, CM],
              ['Water poured in', `${area} × ${rise}`, CM3],
              ['In litres', `${volume} ÷ 1000`, LITRES],
            ] as const)
          : ([
              ['Rise', `${volume} ÷ ${area}`, CM],
              ...(kind === 'cups'
                ? ([
                    ['Taken out', `${n} × ${c}`, CM3],
                    ['Fall', `${n * c} ÷ ${area}`, CM],
                    ['Depth then', `${d} + ${rise} − ${CM.bare(fall)}`, CM],
                  ] as const)
                : ([['Depth then', `${d} + ${rise}`, CM]] as const)),
            ] as const)),
      ],
      hints: [
        'What changes from before to after?',
        'The water that is added stands on the whole base.',
        kind === 'poured'
          ? 'Find the rise, then its volume. How many cubic centimetres make a litre?'
          : 'Divide the volume that is added by the area of the base.',
      ],
      wrongs: [
        kind === 'poured'
          ? ['water-in-the-end', exact(area * (d + rise), 1000)]
          : ['rise-for-depth', exact(rise)],
        kind === 'poured' ? ['water-at-first', exact(area * d, 1000)] : ['old-depth-kept', exact(d)],
        kind === 'poured'
          ? ['calculation-slip', litres.add(1)]
          : ['wrong-direction', kind === 'cups' ? exact(d + rise).add(fall) : exact(Math.abs(d - rise))],
        ['thousand-not-hundred', kind === 'poured' ? exact(volume, 100) : exact(d).add(exact(rise, 10))],
        kind === 'poured'
          ? ['base-area-forgotten', exact(e.l * rise, 100)]
          : ['doubled-too-often', exact(d + 2 * rise)],
        [
          kind === 'cups' ? 'one-step-left-out' : 'calculation-slip',
          kind === 'cups' ? exact(d + rise) : key.add(3),
        ],
        ['calculation-slip', key.add(2)],
      ],
      drawing: {
        kind: 'tanks',
        tanks: [
          tank(
            'At first',
            { ...e, h: d + rise + 8 },
            { l: `${e.l} cm`, b: `${e.b} cm` },
            { depth: d, label: `${d} cm` },
          ),
        ],
      },
    };
  });
}

/** h2 for volume: water goes in and out of a tank. */
export const SOLIDS_BEFORE_AFTER: readonly Shape[] = [
  waterChanges('depth-after-water', 'not_ready', 'cm3'),
  waterChanges('depth-after-litres', 'guided', 'litres'),
  waterChanges('litres-poured', 'independent', 'poured'),
  waterChanges('litres-and-cups', 'mastery', 'cups'),
];
