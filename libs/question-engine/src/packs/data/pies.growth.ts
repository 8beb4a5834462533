import { PLAIN, type Style } from '../../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { capital } from '../../core/people.js';
import { x } from '../../core/working.js';
import { DAILY_CONTEXTS } from './averages.scene.js';
import { type Step, byTrying, range, shapeOf } from './drafting.js';
import { DEGREES, PERCENT_OF_ALL, type PieMode } from './pies.kit.js';

/** h9: one sector grows by the same share every month, of the same total. */
function growingSector(mode: PieMode, level: ProficiencyLevel): Shape {
  const proof = byTrying(['a', 'g', 'total', 'asked'], (a, g, total, asked) => {
    const numbers = range(1, 60)
      .map((n) => (a + (n - 1) * g) * total)
      .filter((v) => v <= mode.full * total)
      .map((v) => exact(v, mode.full));
    if (level === 'independent') return numbers.flatMap((v, i) => (v.equals(asked) ? [i + 1] : []));
    if (level === 'mastery')
      return numbers.length < asked ? [] : [numbers.slice(0, asked).reduce((s, v) => s.add(v), exact(0))];
    return numbers.slice(asked - 1, asked);
  });
  return shapeOf(`growing-sector-${level.replace('_', '-')}-${mode.id}`, level, proof, (dice) => {
    const { sign, full } = mode;
    const c = dice.pick(DAILY_CONTEXTS);
    const places = { not_ready: [3, 4], guided: [5, 7], independent: [5, 8], mastery: [4, 5] } as const;
    const [low, high] = places[level];
    const n = dice.int(low, high);
    const step = mode.id === 'degrees' ? 12 : 5;
    const a = dice.int(2, 8) * step;
    const g = dice.int(1, 3) * step;
    const total = dice.multiple(mode.id === 'degrees' ? 30 : 20, 60, 600);
    if (total === full || a + (n - 1) * g > mode.full * 0.9 || a === g) return null;
    const number = (i: number): number => ((a + (i - 1) * g) * total) / mode.full;
    if (range(1, n).some((i) => !Number.isSafeInteger(number(i)))) return null;
    const [kind, ...others] = c.kinds;
    const sum = range(1, n).reduce((s, i) => s + number(i), 0);
    const which = level === 'independent';
    const all = level === 'mastery';
    const key = which ? n : all ? sum : number(n);
    const style = which
      ? PLAIN
      : {
          ...c.style,
          text: (v: Parameters<typeof c.style.text>[0]) => `${c.style.bare(v)} ${kind}`,
          noun: kind,
        };
    const rest = 360 - (a * 360) / full;
    const numberOf = (i: number): string => `${capital(kind)} in Month ${i}`;
    const share: Style = { ...PLAIN, text: (v) => `${PLAIN.text(v)}${sign}` };
    const more = exact(g * total, full);
    return {
      story: [
        `${c.doing} ${c.style.text(total)} each month.`,
        'The pie chart shows Month 1.',
        `Each month the sector for ${kind} grows by ${g}${sign}${mode.id === 'percent' ? ' of the total' : ''}.`,
      ],
      ask: which
        ? `In which month is the number of ${kind} ${number(n)}?`
        : all
          ? `How many ${kind} ${c.done} in the first ${n} months altogether?`
          : `How many ${kind} ${c.done} in Month ${n}?`,
      blank: which
        ? `The number of ${kind} is ${number(n)} in Month ___.`
        : all
          ? `In the first ${n} months ___ ${kind} ${c.done} altogether.`
          : `In Month ${n} ___ ${kind} ${c.done}.`,
      key,
      style,
      middles: which ? [] : all ? [[`In Month ${n} ___ ${kind} ${c.done}.`, number(n), style]] : [],
      params: { a, g, total, asked: which ? number(n) : n },
      drawn: ['a'],
      steps: which
        ? [
            [`Sector for ${number(n)}`, x`${number(n)} ÷ ${total} × ${`${full}${sign}`}`, share],
            ['Growth since Month 1', `${a + (n - 1) * g}${sign} − ${a}${sign}`, share],
            ['Months after Month 1', `${(n - 1) * g} ÷ ${g}`],
            ['Month', x`${n - 1} + 1`],
          ]
        : all
          ? [
              // The chart is read once and every month grows by as many: no month needs a share of its own.
              [numberOf(1), x`${a} ÷ ${full} × ${total}`],
              ['More each month', x`${g} ÷ ${full} × ${total}`],
              ...range(2, n).map((i): Step => [numberOf(i), x`${number(i - 1)} + ${more}`]),
              [
                'Altogether',
                range(1, n)
                  .map((i) => c.style.bare(number(i)))
                  .join(' + '),
              ],
            ]
          : [
              ['Growth of the sector', `${n - 1} × ${g}${sign}`, share],
              [`Sector in Month ${n}`, `${a}${sign} + ${(n - 1) * g}${sign}`, share],
              [numberOf(n), x`${a + (n - 1) * g} ÷ ${full} × ${total}`],
            ],
      hints: [
        `What is the share of ${kind} in Month 1, and how does it go on?`,
        which ? 'What share of the total is that number?' : 'From Month 1 on, count the steps of growth.',
        which
          ? 'How many steps lead from the share in Month 1 to that share?'
          : all
            ? 'Find the number for Month 1 and how many more there are each month. Then add up.'
            : 'Find the new share. Then find that share of the total.',
      ],
      wrongs: which
        ? [
            ['one-too-few', n - 1],
            ['one-too-many', n + 1],
            ['one-step-too-few', n - 2],
            ['one-step-too-many', n + 2],
            ['start-forgotten', Math.floor((a + (n - 1) * g) / g)],
          ]
        : [
            ['one-step-too-many', all ? sum + number(n + 1) : exact((a + n * g) * total, full)],
            all ? (['gave-the-last', number(n)] as const) : (['one-step-too-few', number(n - 1)] as const),
            all ? (['one-step-too-few', sum - number(n)] as const) : (['one-step-only', number(2)] as const),
            ['gave-the-start', number(1)],
            [all ? 'growth-forgotten' : 'first-multiplied', exact(a * n * total, full)],
            ['share-as-amount', a + (n - 1) * g],
            ['start-forgotten', exact((n - 1) * g * total, full)],
            [
              mode.id === 'degrees' ? 'hundred-for-the-circle' : 'degrees-as-percent',
              exact(key * full, full === 360 ? 100 : 360),
            ],
          ],
      drawing: {
        kind: 'pie-chart',
        title: 'Month 1',
        sectors: [
          { label: kind, degrees: 360 - rest, text: `${a}${sign}` },
          { label: others[0] ?? '', degrees: rest * 0.6, text: '' },
          { label: others[1] ?? '', degrees: rest * 0.4, text: '' },
        ],
      },
    };
  });
}

/** h9 for pie charts. */
export const PIE_GROWTH: readonly Shape[] = [DEGREES, PERCENT_OF_ALL].flatMap((mode) =>
  (['not_ready', 'guided', 'independent', 'mastery'] as const).map((level) => growingSector(mode, level)),
);
