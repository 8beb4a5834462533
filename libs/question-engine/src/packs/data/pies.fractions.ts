import { FRACTION } from '../../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { type Exact, exact, isWhole, toWhole } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { x } from '../../core/working.js';
import type { PieChartSpec } from '../../drawing/pie-chart.drawing.js';
import { drawShare } from './averages.shares.js';
import { byFacts, shapeOf, wholeFrom } from './drafting.js';
import { type Store, drawStore } from './stores.scene.js';

interface FractionPie {
  store: Store;
  /** Fraction of the first sector. */
  share: Exact;
  total: number;
  part: number;
  /** The second sector takes this fraction of what the first leaves. */
  draw: (next: Exact) => PieChartSpec;
}

/** A chart whose first sector carries its fraction; the others share the rest. */
function open(dice: Dice): FractionPie | null {
  const store = drawStore(dice);
  // A child's things would need other words than those of a shelf.
  if (store.holder === 'child') return null;
  const share = drawShare(dice);
  const total = dice.multiple(12, 24, Math.min(960, store.most * 2));
  const part = share.mul(total);
  if (!isWhole(part) || part.compare(store.most) > 0) return null;
  const first = share.mul(360).valueOf();
  return {
    store,
    share,
    total,
    part: toWhole(part),
    draw: (next) => {
      const second = (360 - first) * next.valueOf();
      return {
        kind: 'pie-chart',
        title: store.title,
        sectors: [
          { label: store.labels[0] ?? '', degrees: first, text: fractionText(share) },
          { label: store.labels[1] ?? '', degrees: second, text: '' },
          { label: store.labels[2] ?? '', degrees: 360 - first - second, text: '' },
        ],
      };
    },
  };
}

const told = (f: FractionPie): string =>
  `The pie chart shows how ${f.store.style.text(f.total)} are shared among ${f.store.all.toLowerCase()}.`;
const untold = (f: FractionPie): string =>
  `The pie chart shows how the ${f.store.noun} are shared among ${f.store.all.toLowerCase()}.`;
const PART = 'p = share * total';

/** h5 for pie charts: the first sector loses a fraction of what it has. */
export const PIE_FRACTIONS: readonly Shape[] = (
  ['not_ready', 'guided', 'independent', 'mastery'] as const
).map((level): Shape => {
  const asks = { not_ready: 'left', guided: 'fraction', independent: 'total', mastery: 'from-rest' }[level];
  const facts: Readonly<Record<ProficiencyLevel, readonly [string, readonly string[]]>> = {
    not_ready: ['x', ['x = p * (1 - loss)']],
    guided: ['x', ['left = p * (1 - loss)', 'now = total - p * loss', 'x * now = left']],
    independent: ['total', ['lost = p * loss']],
    mastery: ['x', ['now = total - p * loss', 'x = p * (1 - loss)']],
  };
  const [asked, relations] = facts[level];
  return shapeOf(`fraction-lost-${asks}`, level, byFacts(asked, [PART], relations), (dice) => {
    const f = open(dice);
    if (!f) return null;
    const loss = drawShare(dice);
    const lost = loss.mul(f.part);
    if (!isWhole(lost)) return null;
    const left = f.part - toWhole(lost);
    const now = f.total - toWhole(lost);
    const fraction = exact(left, now);
    if (fraction.d > 16n) return null;
    const { store, share } = f;
    const { style, noun } = store;
    const [la = ''] = store.labels;
    const kept = exact(1).sub(loss);
    const remains = exact(1).sub(share.mul(loss));
    const key = asks === 'fraction' ? fraction : asks === 'total' ? f.total : left;
    const event = `Then ${la} loses ${asks === 'total' ? `${style.text(lost)}, which is ` : ''}${fractionText(loss)} of its ${noun}.`;
    return {
      story: [
        asks === 'left' || asks === 'fraction' ? told(f) : untold(f),
        event,
        ...(asks === 'from-rest' ? [`Now there are ${style.text(now)} altogether.`] : []),
      ],
      ask:
        asks === 'fraction'
          ? `What fraction of all the ${noun} that are left does ${la} have? Give it in its simplest form.`
          : asks === 'total'
            ? `How many ${noun} were there altogether at first?`
            : `How many ${noun} does ${la} have now?`,
      blank:
        asks === 'fraction'
          ? `In its simplest form, ${la} now has ___ of all the ${noun} that are left.`
          : asks === 'total'
            ? `At first there were ___ ${noun} altogether.`
            : `${la} now has ___ ${noun}.`,
      key,
      style: asks === 'fraction' ? FRACTION : style,
      middles:
        asks === 'total'
          ? [[`At first ${la} had ___ ${noun}.`, f.part, style]]
          : asks === 'from-rest'
            ? [[`At first there were ___ ${noun} altogether.`, f.total, style]]
            : [],
      params: {
        share,
        loss,
        ...(asks === 'left' || asks === 'fraction' ? { total: f.total } : {}),
        ...(asks === 'total' ? { lost } : {}),
        ...(asks === 'from-rest' ? { now } : {}),
      },
      steps:
        asks === 'total'
          ? [
              [`${la} at first`, wholeFrom(lost, loss), style],
              ['Total at first', wholeFrom(f.part, share), style],
            ]
          : asks === 'from-rest'
            ? [
                [
                  'Fraction of the total that is lost',
                  `${fractionText(loss)} × ${fractionText(share)}`,
                  FRACTION,
                ],
                ['Fraction of the total that is left', `1 − ${fractionText(loss.mul(share))}`, FRACTION],
                ['Total at first', wholeFrom(now, remains), style],
                [`${la} at first`, x`${fractionText(share)} × ${f.total}`, style],
                [`${la} now`, x`${fractionText(kept)} × ${f.part}`, style],
              ]
            : [
                [`${la} at first`, x`${fractionText(share)} × ${f.total}`, style],
                ['Lost', x`${fractionText(loss)} × ${f.part}`, style],
                [`${la} now`, x`${f.part} − ${lost}`, style],
                ...(asks === 'fraction'
                  ? ([
                      ['Total now', x`${f.total} − ${lost}`, style],
                      ['Fraction now', x`${left} ÷ ${now}`, FRACTION],
                    ] as const)
                  : []),
              ],
      hints: [
        `What fraction of all the ${noun} does ${la} have at first? Look at the pie chart.`,
        `The second fraction is a fraction of what ${la} has, not of all.`,
        asks === 'total'
          ? `Find what ${la} had at first. Then go from that sector to the whole.`
          : asks === 'from-rest'
            ? 'Find what fraction of the whole is left. Then find the whole.'
            : asks === 'fraction'
              ? 'Both the sector and the whole get smaller.'
              : `Find what ${la} loses, or what fraction it keeps.`,
      ],
      wrongs:
        asks === 'fraction'
          ? [
              ['old-whole-kept', share.mul(kept)],
              ['old-part-kept', exact(f.part, now)],
              ['change-forgotten', share],
              ['fractions-added', share.sub(loss)],
              ['other-part', exact(1).sub(fraction)],
              ['gave-the-share-taken', share.mul(loss)],
            ]
          : asks === 'total'
            ? [
                ['stopped-early', f.part],
                ['stopped-early', lost.div(loss)],
                ['remainder-forgotten', lost.div(share)],
                ['fractions-added', lost.div(share.add(loss))],
                ['other-part', f.total - f.part],
                ['gave-the-end', now],
                ['gave-the-known-parts', left],
              ]
            : [
                ['gave-the-share-taken', lost],
                ['gave-the-start', f.part],
                asks === 'left'
                  ? (['share-of-its-own', exact(f.part).sub(loss.mul(f.total))] as const)
                  : (['old-whole-kept', share.mul(now)] as const),
                ['fractions-added', share.sub(loss).mul(f.total)],
                ['other-part', f.total - f.part],
                ['gave-the-total', asks === 'left' ? now : f.total],
                ['old-whole-kept', asks === 'left' ? -1 : kept.mul(now)],
              ],
      drawing: f.draw(exact(3, 5)),
    };
  });
});

/** h6 for pie charts: the second sector is a fraction of what the first leaves. */
export const PIE_REMAINDER: readonly Shape[] = (
  ['not_ready', 'guided', 'independent', 'mastery'] as const
).map((level): Shape => {
  const facts: Readonly<Record<ProficiencyLevel, readonly [string, readonly string[]]>> = {
    not_ready: ['x', ['x = total - p']],
    guided: ['x', ['rest = total - p', 'x = rest * (1 - next)']],
    independent: ['total', ['rest = total - p', 'last = rest * (1 - next)']],
    mastery: ['total', ['rest = total - p', 'more = rest * next - rest * (1 - next)']],
  };
  const [asked, relations] = facts[level];
  return shapeOf(`remainder-${level.replace('_', '-')}`, level, byFacts(asked, [PART], relations), (dice) => {
    const f = open(dice);
    if (!f) return null;
    const next = drawShare(dice);
    const rest = f.total - f.part;
    const second = next.mul(rest);
    if (!isWhole(second)) return null;
    const b = toWhole(second);
    const c = rest - b;
    const more = b - c;
    if (more <= 0 || b > f.store.most) return null;
    const { store, share } = f;
    const { style, noun } = store;
    const [la = '', lb = '', lc = ''] = store.labels;
    const left = exact(1).sub(share);
    const last = exact(1).sub(next);
    const gap = next.sub(last);
    const backwards = asked === 'total';
    const one = level === 'not_ready';
    const key = backwards ? f.total : one ? rest : c;
    const first = ['Fraction left after the first sector', `1 − ${fractionText(share)}`, FRACTION] as const;
    return {
      story: [
        backwards ? untold(f) : told(f),
        ...(one ? [] : [`${lb} has ${fractionText(next)} of the ${noun} that ${la} does not have.`]),
        ...(one ? [] : [`${lc} has the rest.`]),
        ...(level === 'independent' ? [`${lc} has ${style.text(c)}.`] : []),
        ...(level === 'mastery' ? [`${lb} has ${style.bare(more)} more ${noun} than ${lc}.`] : []),
      ],
      ask: backwards
        ? `How many ${noun} are there altogether?`
        : one
          ? `How many ${noun} do ${lb} and ${lc} have altogether?`
          : `How many ${noun} does ${lc} have?`,
      blank: backwards
        ? `There are ___ ${noun} altogether.`
        : one
          ? `${lb} and ${lc} have ___ ${noun} altogether.`
          : `${lc} has ___ ${noun}.`,
      key,
      style,
      middles: backwards ? [[`${lb} and ${lc} have ___ ${noun} together.`, rest, style]] : [],
      params: {
        share,
        ...(backwards ? {} : { total: f.total }),
        ...(one ? {} : { next }),
        ...(level === 'independent' ? { last: c } : {}),
        ...(level === 'mastery' ? { more } : {}),
      },
      steps: backwards
        ? [
            [`Fraction of the remainder for ${lc}`, `1 − ${fractionText(next)}`, FRACTION],
            ...(level === 'mastery'
              ? ([
                  [
                    'Difference as a fraction of the remainder',
                    `${fractionText(next)} − ${fractionText(last)}`,
                    FRACTION,
                  ],
                  ['Remainder', wholeFrom(more, gap), style],
                ] as const)
              : ([['Remainder', wholeFrom(c, last), style]] as const)),
            first,
            ['Total', wholeFrom(rest, left), style],
          ]
        : [
            first,
            ['Remainder', x`${fractionText(left)} × ${f.total}`, style],
            ...(one
              ? []
              : ([
                  [`Fraction of the remainder for ${lc}`, `1 − ${fractionText(next)}`, FRACTION],
                  [lc, x`${fractionText(last)} × ${rest}`, style],
                ] as const)),
          ],
      hints: [
        `What fraction of all the ${noun} does ${la} have? Look at the pie chart.`,
        one ? 'What fraction is left for the others?' : 'The second fraction is a fraction of what is left.',
        backwards
          ? 'Find the remainder first. Then go from the remainder to the whole.'
          : one
            ? 'Find that fraction of the whole.'
            : `What fraction of the remainder does ${lc} have?`,
      ],
      wrongs: backwards
        ? [
            ['gave-the-remainder', rest],
            [
              'share-of-the-whole',
              exact(level === 'mastery' ? more : c).div(level === 'mastery' ? gap : last),
            ],
            [
              'fractions-added',
              left.compare(next) > 0 && level !== 'mastery' ? exact(c).div(left.sub(next)) : -1,
            ],
            ['other-part', exact(rest).div(share)],
            ['stopped-early', b],
            ['one-part-only', f.part],
            ['added-to-the-whole', f.total + c],
            ['remainder-forgotten', exact(level === 'mastery' ? more : c).div(left)],
          ]
        : [
            ['gave-the-share-taken', f.part],
            one ? (['gave-the-total', f.total] as const) : (['gave-the-remainder', rest] as const),
            ['share-of-the-whole', one ? -1 : last.mul(f.total)],
            one ? (['one-part-only', b] as const) : (['gave-the-other', b] as const),
            ['fractions-added', one ? -1 : left.sub(next).mul(f.total)],
            ['one-unit-only', exact(f.total, Number(share.d))],
            ['half-circle', exact(f.total, 2)],
          ],
      drawing: f.draw(next),
    };
  });
});
