import { PERCENT } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { x } from '../../core/working.js';
import { byFacts, shapeOf } from './drafting.js';
import {
  DEGREES,
  PERCENT_OF_ALL,
  PIE_MODES,
  type PieMode,
  drawPie,
  sectorOf,
  wholeText,
} from './pies.kit.js';

const wrongFull = (mode: PieMode): number => (mode.id === 'degrees' ? 100 : 360);
const fullSlip = (mode: PieMode) => (mode.id === 'degrees' ? 'hundred-for-the-circle' : 'degrees-as-percent');

/** The last sector of three or four carries no share. */
function lastSector(mode: PieMode, level: 'not_ready' | 'guided'): Shape {
  const known = level === 'not_ready' ? 2 : 3;
  const names = ['a', 'b', 'c'].slice(0, known);
  const proof = byFacts('x', [sectorOf('x', 'rest', mode)], [`rest = ${mode.full} - ${names.join(' - ')}`]);
  return shapeOf(`last-of-${known + 1}-${mode.id}`, level, proof, (dice) => {
    const p = drawPie(dice, mode, known + 1, true);
    if (!p) return null;
    const shown = p.shares.slice(0, known);
    const rest = p.shares[known] ?? 0;
    const key = p.parts[known] ?? 0;
    const label = p.labels[known] ?? '';
    const sum = mode.full - rest;
    return {
      story: [p.told, `The share of ${label} is not given.`],
      ask: `How many ${p.noun} does ${label} have?`,
      blank: `${label} has ___ ${p.noun}.`,
      key,
      style: p.style,
      params: { total: p.total, ...Object.fromEntries(names.map((name, i) => [name, shown[i] ?? 0])) },
      steps: [
        [
          `Share of ${label}`,
          `${mode.full}${mode.sign} − ${shown.map((s) => `${s}${mode.sign}`).join(' − ')}`,
        ],
        p.part(known),
      ],
      hints: [
        'What do all the sectors make together?',
        `Find the share of ${label} first.`,
        `Find that share of ${p.style.text(p.total)}.`,
      ],
      wrongs: [
        ['gave-the-known-parts', p.total - key],
        [fullSlip(mode), exact(rest * p.total, wrongFull(mode))],
        ['one-part-only', p.total - (p.parts[0] ?? 0)],
        ['share-as-amount', p.total > sum ? p.total - sum : rest],
        ['share-as-amount', rest],
        ['gave-the-other', p.parts[0] ?? 0],
        ['gave-the-other', p.parts[1] ?? 0],
      ],
      drawing: p.draw([known]),
    };
  });
}

/** One sector is told as a number; the total, or what two others differ by, is asked. */
function fromOneSector(mode: PieMode, level: 'independent' | 'mastery'): Shape {
  const more = level === 'mastery';
  const proof = byFacts(
    more ? 'x' : 'total',
    [sectorOf('known', 'rest', mode), ...(more ? [sectorOf('p', 'a', mode), sectorOf('q', 'b', mode)] : [])],
    [`rest = ${mode.full} - a - b - c`, ...(more ? ['x = p - q'] : [])],
  );
  return shapeOf(`${more ? 'difference' : 'total'}-from-one-sector-${mode.id}`, level, proof, (dice) => {
    const p = drawPie(dice, mode, 4);
    if (!p) return null;
    const [a = 0, b = 0, c = 0, rest = 0] = p.shares;
    const [pa = 0, pb = 0, , known = 0] = p.parts;
    const [la = '', lb = '', , ld = ''] = p.labels;
    if (more && a <= b) return null;
    const key = more ? pa - pb : p.total;
    return {
      story: [p.untold, `${ld} has ${p.style.text(known)}.`],
      ask: more
        ? `How many more ${p.noun} does ${la} have than ${lb}?`
        : `How many ${p.noun} are there altogether?`,
      blank: more ? `${la} has ___ more ${p.noun} than ${lb}.` : `There are ___ ${p.noun} altogether.`,
      key,
      style: p.style,
      middles: more ? [[`There are ___ ${p.noun} altogether.`, p.total, p.style]] : [],
      params: { a, b, c, known },
      steps: [
        [
          `Share of ${ld}`,
          `${mode.full}${mode.sign} − ${a}${mode.sign} − ${b}${mode.sign} − ${c}${mode.sign}`,
        ],
        ['Total', x`${known} ÷ ${rest} × ${mode.full}`, p.style],
        ...(more ? [p.part(0), p.part(1), ['How many more', x`${pa} − ${pb}`, p.style] as const] : []),
      ],
      hints: [
        wholeText(mode),
        `What share of the whole does ${ld} have?`,
        `${p.style.text(known)} make that share. Find the whole from it.`,
      ],
      wrongs: more
        ? [
            ['gave-the-total', p.total],
            ['one-of-two', pa],
            ['one-of-two', pb],
            ['share-as-amount', a - b],
            ['added-instead', pa + pb],
            [fullSlip(mode), exact((a - b) * p.total, wrongFull(mode))],
          ]
        : [
            ['one-part-only', p.total - known],
            [fullSlip(mode), exact(known * wrongFull(mode), rest)],
            ['wrong-sector', exact(known * mode.full, mode.full - rest)],
            ['share-as-amount', known + a + b + c],
            ['wrong-sector', exact(known * mode.full, a)],
            ['wrong-sector', exact(known * mode.full, b)],
            ['one-part-only', p.total - pa],
          ],
      drawing: p.draw([3]),
    };
  });
}

/** h1 for pie charts. */
export const PIE_PART_WHOLE: readonly Shape[] = PIE_MODES.flatMap((mode) => [
  lastSector(mode, 'not_ready'),
  lastSector(mode, 'guided'),
  fromOneSector(mode, 'independent'),
  fromOneSector(mode, 'mastery'),
]);

/** The same number is a part of a second total. */
function equalPart(mode: PieMode): Shape {
  return shapeOf(
    `part-of-another-total-${mode.id}`,
    'not_ready',
    byFacts('x', [sectorOf('p', 'a', mode)], ['p = part * x']),
    (dice) => {
      const p = drawPie(dice, mode, 3, true);
      if (!p) return null;
      const [a = 0] = p.shares;
      const [pa = 0, pb = 0] = p.parts;
      const [la = ''] = p.labels;
      const n = dice.int(2, 5);
      const part = exact(1, n);
      return {
        story: [p.told, `This year ${la} has ${fractionText(part)} as many ${p.noun} as last year.`],
        ask: `How many ${p.noun} did ${la} have last year?`,
        blank: `Last year ${la} had ___ ${p.noun}.`,
        key: pa * n,
        style: p.style,
        params: { total: p.total, a, part },
        steps: [p.part(0), [`${la} last year`, x`${pa} × ${n}`, p.style]],
        hints: [
          `Find what ${la} has now from the pie chart.`,
          `What part of last year's number is that?`,
          'Go from the part to the whole of last year.',
        ],
        wrongs: [
          ['stopped-early', pa],
          ['part-for-whole', exact(pa, n)],
          ['one-too-few', pa * (n - 1)],
          ['one-too-many', pa * (n + 1)],
          ['gave-the-other', pb * n],
          ['charts-mixed', p.total * n],
          [fullSlip(mode), exact(a * p.total * n, wrongFull(mode))],
        ],
        drawing: p.draw(),
      };
    },
  );
}

/** What per cent of another total is as many as a sector here; or the other total, or what it leaves. */
function equalShare(mode: PieMode, level: 'guided' | 'independent' | 'mastery'): Shape {
  const asks = { guided: 'percent', independent: 'total', mastery: 'rest' }[level];
  const proof = byFacts(
    asks === 'percent' ? 'q' : asks === 'total' ? 'other' : 'x',
    [sectorOf('p', 'a', mode)],
    ['p = q * other / 100', ...(asks === 'rest' ? ['x = other - p + (total - p)'] : [])],
  );
  return shapeOf(`${asks}-of-another-${mode.id}`, level, proof, (dice) => {
    const p = drawPie(dice, mode, 4, level === 'guided');
    if (!p) return null;
    const [a = 0, b = 0] = p.shares;
    const [pa = 0] = p.parts;
    const [la = ''] = p.labels;
    const q = dice.multiple(5, 10, 80);
    const other = (pa * 100) / q;
    if (!Number.isSafeInteger(other) || other === p.total || other > 2000 || q === a) return null;
    const key = asks === 'percent' ? q : asks === 'total' ? other : other - pa + p.total - pa;
    const { noun, style } = p;
    const others = p.store.all.replace('The ', 'the other ');
    return {
      story: [
        p.told,
        asks === 'percent'
          ? `Last year there were ${style.text(other)}, and ${la} had the same number as now.`
          : `Last year ${la} had the same number as now, and that was ${q}% of the ${noun} of last year.`,
      ],
      ask:
        {
          percent: `What percentage of the ${noun} did ${la} have last year?`,
          total: `How many ${noun} were there last year?`,
          rest: `How many ${noun} did ${others} have in the two years altogether?`,
        }[asks] ?? '',
      blank:
        {
          percent: `Last year ${la} had ___% of the ${noun}.`,
          total: `Last year there were ___ ${noun}.`,
          rest: `In the two years ${others} had ___ ${noun} altogether.`,
        }[asks] ?? '',
      key,
      style: asks === 'percent' ? PERCENT : style,
      middles:
        asks === 'total'
          ? [[`This year ${la} has ___ ${noun}.`, pa, style]]
          : asks === 'rest'
            ? [[`Last year there were ___ ${noun}.`, other, style]]
            : [],
      params: { total: p.total, a, ...(asks === 'percent' ? { other } : { q }) },
      steps: [
        p.part(0),
        ...(asks === 'percent'
          ? ([['Percentage last year', x`${pa} ÷ ${other} × 100`, PERCENT]] as const)
          : ([['Total last year', x`${pa} ÷ ${q} × 100`, style]] as const)),
        ...(asks === 'rest'
          ? ([
              ['Others this year', x`${p.total} − ${pa}`, style],
              ['Others last year', x`${other} − ${pa}`, style],
              ['Others in both years', x`${p.total - pa} + ${other - pa}`, style],
            ] as const)
          : []),
      ],
      hints: [
        `Find what ${la} has this year from the pie chart.`,
        'The two years have different totals. Which number is the same?',
        asks === 'percent'
          ? 'Write that number as a percentage of the total of last year.'
          : 'That number is the given percentage of last year. Find the whole of last year.',
      ],
      wrongs:
        asks === 'percent'
          ? [
              ['shares-compared', exact(a * 100, mode.full)],
              ['charts-mixed', exact(other * 100, p.total)],
              ['other-part', 100 - q],
              ['degrees-as-percent', mode.id === 'degrees' ? a : -1],
              ['gave-the-other', exact((p.parts[1] ?? 0) * 100, other)],
              ['charts-mixed', exact(p.total * 100, other)],
            ]
          : asks === 'total'
            ? [
                ['charts-mixed', p.total],
                ['part-for-whole', exact(pa * q, 100)],
                ['shares-compared', exact(p.total * 100, q)],
                ['stopped-early', pa],
                ['wrong-sector', exact(b * p.total * 100, mode.full * q)],
                ['other-part', other - pa],
                ['added-to-the-whole', other + pa],
              ]
            : [
                ['one-part-only', other - pa],
                ['one-part-only', p.total - pa],
                ['gave-the-total', other + p.total],
                ['taken-once', other + p.total - pa],
                ['stopped-early', other],
                ['charts-mixed', 2 * (p.total - pa)],
                ['gave-the-difference', Math.abs(other - p.total)],
              ],
      drawing: p.draw(),
    };
  });
}

/** h4 for pie charts: the same number in two years with different totals. */
export const PIE_EQUAL: readonly Shape[] = [DEGREES, PERCENT_OF_ALL].flatMap((mode) => [
  equalPart(mode),
  equalShare(mode, 'guided'),
  equalShare(mode, 'independent'),
  equalShare(mode, 'mastery'),
]);
