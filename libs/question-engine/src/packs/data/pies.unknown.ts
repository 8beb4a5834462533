import { PLAIN, degrees } from '../../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import type { PieChartSpec } from '../../drawing/pie-chart.drawing.js';
import { type Step, byFacts, byTrying, range, shapeOf } from './drafting.js';
import { DEGREES, sectorOf } from './pies.kit.js';
import { type Store, drawStore } from './stores.scene.js';

const DEGREE = degrees();

function drawSectors(
  store: Store,
  sectors: ReadonlyArray<readonly [size: number, text: string]>,
): PieChartSpec {
  return {
    kind: 'pie-chart',
    title: store.title,
    sectors: sectors.map(([size, text], i) => ({ label: store.labels[i] ?? '', degrees: size, text })),
  };
}

const shared = (store: Store, total: number | null): string =>
  `The pie chart shows how ${total === null ? `the ${store.noun}` : store.style.text(total)} are shared among ${store.all.toLowerCase()}.`;

/** A total that makes all sectors whole. */
function drawTotal(dice: Dice, store: Store, sizes: readonly number[]): number | null {
  const fits = [
    36, 60, 72, 90, 108, 120, 144, 180, 216, 240, 270, 288, 360, 432, 480, 540, 600, 720, 900,
  ].filter((total) => sizes.every((s) => (s * total) % 360 === 0 && (s * total) / 360 <= store.most));
  return fits.length === 0 ? null : dice.pick(fits);
}

/**
 * h8: sectors related to the first by a difference and a multiple; try angles until the circle is full. At the last
 * two levels the asked value is a number of things.
 */
function sectorByTrying(level: ProficiencyLevel): Shape {
  const three = level !== 'not_ready';
  const counted = level === 'independent' || level === 'mastery';
  const known = level === 'not_ready' || level === 'mastery';
  const names = ['d', ...(known ? ['k'] : []), ...(three ? ['m'] : []), ...(counted ? ['total'] : [])];
  const proof = byTrying(names, (...given) => {
    const value = (name: string): number => given[names.indexOf(name)] ?? 0;
    const [d, k, m] = [value('d'), value('k'), value('m')];
    return range(1, 359)
      .filter((a) => a + (a + d) + m * a + k === 360)
      .map((a) => {
        if (level === 'mastery') return exact((m - 1) * a * value('total'), 360);
        return counted ? exact(a * value('total'), 360) : exact(a);
      });
  });
  return shapeOf(`sectors-by-trying-${level.replace('_', '-')}`, level, proof, (dice) => {
    const store = drawStore(dice);
    const a = dice.multiple(known ? 5 : 2, 30, 120);
    const m = three ? dice.int(2, 4) : 0;
    // Without a known sector the three of them fill the circle.
    const d = known ? dice.multiple(5, 10, 90) : 360 - (2 + m) * a;
    const k = known ? 360 - (2 + m) * a - d : 0;
    if (d < 4) return null;
    const sizes = [a, a + d, ...(three ? [m * a] : []), ...(known ? [k] : [])];
    if (sizes.reduce((s, v) => s + v, 0) !== 360 || sizes.some((s) => s < 24 || s > 240) || d === a)
      return null;
    const total = counted ? drawTotal(dice, store, sizes) : null;
    if (counted && total === null) return null;
    const t = total ?? 0;
    const { style, noun, labels } = store;
    const [la = '', lb = '', lc = ''] = labels;
    const pa = (a * t) / 360;
    const pc = (m * a * t) / 360;
    const key = level === 'mastery' ? pc - pa : counted ? pa : a;
    const times = m === 2 ? 'twice' : `${m} times`;
    const sum = (v: number): string =>
      [v, v + d, ...(three ? [m * v] : []), ...(known ? [k] : [])].join(' + ');
    const tried = a > 40 ? a - 10 : a + 10;
    const steps: Step[] = [
      [`Try ${tried}° for ${la}`, sum(tried), { ...DEGREE, allows: () => true }],
      `That is ${tried < a ? 'too little' : 'too much'} for a whole circle of 360°.`,
      [`Try ${a}° for ${la}`, sum(a), DEGREE],
      `The angle for ${la} is ${a}°.`,
      ...(counted ? ([[la, x`${a} ÷ 360 × ${t}`, style]] as const) : []),
      ...(level === 'mastery'
        ? ([
            [lc, x`${m * a} ÷ 360 × ${t}`, style],
            ['How many more', x`${pc} − ${pa}`, style],
          ] as const)
        : []),
    ];
    return {
      story: [
        shared(store, total),
        `The angle for ${lb} is ${d}° more than the angle for ${la}.`,
        ...(three ? [`The angle for ${lc} is ${times} the angle for ${la}.`] : []),
      ],
      ask: counted
        ? level === 'mastery'
          ? `How many more ${noun} does ${lc} have than ${la}?`
          : `How many ${noun} does ${la} have?`
        : `What is the angle for ${la}?`,
      blank: counted
        ? level === 'mastery'
          ? `${lc} has ___ more ${noun} than ${la}.`
          : `${la} has ___ ${noun}.`
        : `The angle for ${la} is ___°.`,
      key,
      style: counted ? style : DEGREE,
      middles: level === 'mastery' ? [[`${la} has ___ ${noun}.`, pa, style]] : [],
      params: { d, ...(known ? { k } : {}), ...(three ? { m } : {}), ...(counted ? { total: t } : {}) },
      steps,
      hints: [
        'What do all the angles at the centre make together?',
        `Try an angle for ${la} and work out the others from it.`,
        `Is the sum too large or too small? Try again.${counted ? ' Then go from the angle to the number.' : ''}`,
      ],
      wrongs: counted
        ? [
            ['gave-the-other', exact((a + d) * t, 360)],
            level === 'mastery' ? (['one-of-two', pa] as const) : (['gave-the-other', pc] as const),
            ['stopped-early', a],
            ['hundred-for-the-circle', exact(key * 360, 100)],
            ['try-again', exact((a + 10) * (level === 'mastery' ? m - 1 : 1) * t, 360)],
            ['extra-forgotten', exact(360 * t, (three ? 2 + m : 2) * 360)],
            ['added-instead', level === 'mastery' ? pa + pc : exact((2 * a + d) * t, 360)],
          ]
        : [
            ['gave-the-other', a + d],
            ['extra-forgotten', exact(360 - k, 2 + m)],
            ['extra-wrong-way', exact(360 - k + d, 2 + m)],
            ['try-again', a + 10],
            ['try-again', a - 10],
            ['half-circle', exact(180 - d, 2 + m)],
            ['one-part-only', exact(360 - k - d, 1 + m)],
          ],
      drawing: drawSectors(
        store,
        sizes.map((size, i) => [size, known && i === sizes.length - 1 ? `${size}°` : ''] as const),
      ),
    };
  });
}

/** h8 for pie charts. */
export const PIE_BY_TRYING: readonly Shape[] = (
  ['not_ready', 'guided', 'independent', 'mastery'] as const
).map(sectorByTrying);

const ALGEBRA: Readonly<
  Record<ProficiencyLevel, { asked: string; gateways: string[]; relations: string[] }>
> = {
  not_ready: { asked: 'v', gateways: ['whole = 360'], relations: ['whole = k + v + m * v'] },
  guided: { asked: 'v', gateways: ['whole = 360'], relations: ['whole = k + v + (v + d)'] },
  independent: {
    asked: 'n',
    gateways: ['whole = 360', sectorOf('n', 'angle', DEGREES)],
    relations: ['whole = k + v + m * v + (v + d)', 'angle = m * v'],
  },
  mastery: {
    asked: 'x',
    gateways: ['whole = 360', sectorOf('n', 'first', DEGREES), sectorOf('o', 'second', DEGREES)],
    relations: ['whole = k + v + m * v + (v + d)', 'first = m * v', 'second = v + d', 'x = n - o'],
  },
};

/** h11: the angles are written with a letter. */
export const PIE_ALGEBRA: readonly Shape[] = (['not_ready', 'guided', 'independent', 'mastery'] as const).map(
  (level): Shape => {
    const { asked, gateways, relations } = ALGEBRA[level];
    const counted = asked !== 'v';
    const hasD = level !== 'not_ready';
    const hasM = level !== 'guided';
    return shapeOf(
      `letter-${level.replace('_', '-')}`,
      level,
      byFacts(asked, gateways, relations),
      (dice) => {
        const store = drawStore(dice);
        const l = dice.pick(['x', 'y', 'n', 'p', 'w']);
        const v = dice.multiple(counted ? 5 : 2, 20, 110);
        const m = hasM ? dice.int(2, 4) : 0;
        const d = hasD ? dice.multiple(5, 5, 60) : 0;
        const sizes = [v, ...(hasM ? [m * v] : []), ...(hasD ? [v + d] : [])];
        const k = 360 - sizes.reduce((s, w) => s + w, 0);
        const second = v + d;
        const angle = m * v;
        if (k < 24 || sizes.some((s) => s < 24 || s > 190) || k === v) return null;
        if (level === 'mastery' && angle <= second) return null;
        const total = counted ? drawTotal(dice, store, [...sizes, k]) : null;
        if (counted && total === null) return null;
        const t = total ?? 0;
        const { style, noun, labels } = store;
        const [, lb = '', lc = ''] = labels;
        const [n, o] = [(angle * t) / 360, (second * t) / 360];
        const key = level === 'mastery' ? n - o : counted ? n : v;
        const terms = 1 + m + (hasD ? 1 : 0);
        const sum = terms * v;
        return {
          story: [shared(store, total), `The angles are written with the letter ${l}.`],
          ask: counted
            ? level === 'mastery'
              ? `How many more ${noun} does ${lb} have than ${lc}?`
              : `How many ${noun} does ${lb} have?`
            : `What is the value of ${l}?`,
          blank: counted
            ? level === 'mastery'
              ? `${lb} has ___ more ${noun} than ${lc}.`
              : `${lb} has ___ ${noun}.`
            : `The value of ${l} is ___.`,
          key,
          style: counted ? style : PLAIN,
          middles: counted ? [[`The value of ${l} is ___.`, v, PLAIN]] : [],
          params: { k, ...(hasM ? { m } : {}), ...(hasD ? { d } : {}), ...(counted ? { total: t } : {}) },
          drawn: ['k', ...(hasM ? ['m'] : []), ...(hasD ? ['d'] : [])],
          steps: [
            [
              hasD ? 'Without the known angles' : 'Without the known angle',
              hasD ? x`360 − ${k} − ${d}` : x`360 − ${k}`,
            ],
            `Then ${terms}${l} makes ${sum}.`,
            [`Value of ${l}`, x`${sum} ÷ ${terms}`],
            ...(counted
              ? ([
                  [`Angle for ${lb}`, x`${m} × ${v}`, DEGREE],
                  [lb, x`${angle} ÷ 360 × ${t}`, style],
                ] as const)
              : []),
            ...(level === 'mastery'
              ? ([
                  [`Angle for ${lc}`, x`${v} + ${d}`, DEGREE],
                  [lc, x`${second} ÷ 360 × ${t}`, style],
                  ['How many more', x`${n} − ${o}`, style],
                ] as const)
              : []),
          ],
          hints: [
            'What do all the angles at the centre make together?',
            `How many ${l} are there altogether, and which plain numbers?`,
            counted
              ? `Find the value of ${l}. Then go from the angles to the numbers.`
              : 'Take away the plain numbers. Then share.',
          ],
          wrongs: counted
            ? [
                ['gave-the-letter', v],
                ['gave-the-other', level === 'mastery' ? n : exact(v * t, 360)],
                ['gave-the-other', o],
                ['three-more-for-times', exact((v + m) * t, 360)],
                ['stopped-early', angle],
                ['added-instead', n + o],
                ['number-left-out', exact((360 - k) * m * t, terms * 360)],
                ['hundred-for-the-circle', exact(key * 360, 100)],
              ]
            : [
                ['half-circle', exact(Math.abs(180 - k - d), terms)],
                ['hundred-for-the-circle', exact(Math.abs(100 - k - d), terms)],
                ['number-left-out', exact(360 - k, terms)],
                ['number-left-out', exact(360 - d, terms)],
                ['terms-miscounted', exact(sum, terms + 1)],
                ['terms-miscounted', exact(sum, terms - 1)],
                ['not-shared', sum],
                ['gave-the-other', hasD ? second : angle],
              ],
          drawing: drawSectors(store, [
            [v, l],
            ...(hasM ? ([[angle, `${m}${l}`]] as const) : []),
            ...(hasD ? ([[second, `${l} + ${d}°`]] as const) : []),
            [k, `${k}°`],
          ]),
        };
      },
    );
  },
);
