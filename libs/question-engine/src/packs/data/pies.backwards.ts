import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { byFacts, shapeOf } from './drafting.js';
import { behind } from './stores.scene.js';
import { PIE_MODES, type PieMode, drawPie, sectorOf, wholeText } from './pies.kit.js';

const RELATIONS: Readonly<Record<ProficiencyLevel, readonly string[]>> = {
  not_ready: ['x = p + out'],
  guided: ['x = p - in1'],
  independent: ['x = p - in1 + out'],
  mastery: ['x / 2 + in1 - out = p'],
};

/** h7: the chart shows what there is in the end. */
function before(mode: PieMode, level: ProficiencyLevel): Shape {
  const hasIn = level !== 'not_ready';
  const hasOut = level !== 'guided';
  const halves = level === 'mastery';
  const proof = byFacts('x', [sectorOf('p', 'a', mode)], RELATIONS[level]);
  return shapeOf(`before-${level.replace('_', '-')}-${mode.id}`, level, proof, (dice) => {
    const p = drawPie(dice, mode, level === 'not_ready' ? 3 : 4, level === 'not_ready' || level === 'guided');
    if (!p) return null;
    const [a = 0] = p.shares;
    const [end = 0] = p.parts;
    const [la = ''] = p.labels;
    const into = hasIn ? dice.int(2, Math.max(3, Math.floor(end * 0.7))) : 0;
    const out = hasOut ? dice.int(2, Math.max(3, Math.floor(end * 0.7))) : 0;
    const middle = halves ? end + out - into : end - into;
    if (into === out || middle < 2) return null;
    const key = halves ? 2 * middle : middle + out;
    const { store, style, noun } = p;
    const changes = halves
      ? [
          store.half(la),
          behind('Then', store.into(style.text(into), la)),
          behind('Last,', store.out(style.text(out), la)),
        ]
      : [
          ...(hasOut ? [store.out(style.text(out), la)] : []),
          ...(hasIn
            ? [hasOut ? behind('Then', store.into(style.text(into), la)) : store.into(style.text(into), la)]
            : []),
        ];
    return {
      story: [
        ...changes,
        `The pie chart shows how the ${style.text(p.total)} are shared among ${store.all.toLowerCase()} after that.`,
      ],
      ask: `How many ${noun} did ${la} have at first?`,
      blank: `${la} had ___ ${noun} at first.`,
      key,
      style,
      middles: hasIn && hasOut ? [[`In the end ${la} has ___ ${noun}.`, end, style]] : [],
      params: { total: p.total, a, ...(hasIn ? { in1: into } : {}), ...(hasOut ? { out } : {}) },
      steps: [
        p.part(0),
        ...(halves
          ? ([
              ['Before the last change', x`${end} + ${out}`, style],
              ['After the first change', x`${end + out} − ${into}`, style],
              ['At first', x`${middle} × 2`, style],
            ] as const)
          : [
              ...(hasIn
                ? ([[hasOut ? 'After the first change' : 'At first', x`${end} − ${into}`, style]] as const)
                : []),
              ...(hasOut ? ([['At first', x`${middle} + ${out}`, style]] as const) : []),
            ]),
      ],
      hints: [
        wholeText(mode),
        `Find what ${la} has in the end. Then undo the last change first.`,
        halves
          ? 'Put back what went last, take away what came, and remember that half was left.'
          : hasIn && hasOut
            ? 'Take away what came. Then put back what went.'
            : hasIn
              ? 'Take away what came.'
              : 'Put back what went.',
      ],
      wrongs: [
        ['gave-the-end', end],
        ['share-as-amount', halves ? 2 * (a + out - into) : a - into + out],
        [
          'hundred-for-the-circle',
          exact(a * p.total, mode.id === 'degrees' ? 100 : 360)
            .sub(into)
            .add(out),
        ],
        ...(halves
          ? ([
              ['half-not-undone', middle],
              ['halved-again', exact(middle, 2)],
              ['change-forgotten', 2 * (end - into)],
              ['change-wrong-way', 2 * (end - out + into)],
            ] as const)
          : ([
              ['same-operation', end + into - out],
              ['one-change-only', middle],
              ['one-change-only', end + out],
              ['changes-added', end + into + out],
              ['read-wrong-row', (p.parts[1] ?? 0) - into + out],
            ] as const)),
      ],
      drawing: p.draw(),
    };
  });
}

/** h7 for pie charts. */
export const PIE_BACKWARDS: readonly Shape[] = PIE_MODES.flatMap((mode) =>
  (['not_ready', 'guided', 'independent', 'mastery'] as const).map((level) => before(mode, level)),
);
