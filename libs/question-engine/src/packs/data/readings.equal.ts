import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { type Display, drawReadings, readingsOf } from './displays.js';
import { byFacts, listText, shapeOf } from './drafting.js';

/** h4: another holder has as many as what is read off, shared out or after changes. */
export const READING_EQUAL = (display: Display): Shape[] => {
  const inGroups = (level: 'not_ready' | 'guided'): Shape => {
    const rows = level === 'not_ready' ? 1 : 2;
    const proof = byFacts('x', readingsOf(display, rows), [rows === 1 ? 'r1 = n * x' : 'r1 + r2 = n * x']);
    return shapeOf(`equal-in-groups-of-${rows}-${display.id}`, level, proof, (dice) => {
      const r = drawReadings(dice, display, rows, level === 'guided');
      if (!r) return null;
      const [a = 0, b = 0] = r.values;
      const n = dice.int(3, 9);
      const total = a + b;
      const [la = '', lb = '', lc = ''] = r.labels;
      const last = rows === 1 ? lb : lc;
      const { noun, groups, holder } = r.store;
      if (total % n !== 0 || total / n < 3) return null;
      return {
        story: [
          r.opening,
          rows === 1
            ? `${last} has as many ${noun} as ${la}.`
            : `${last} has as many ${noun} as ${la} and ${lb} together.`,
          `The ${noun} of ${last} are in ${n} equal ${groups}.`,
        ],
        ask: `How many ${noun} are in each of these ${groups}?`,
        blank: `Each of these ${groups} has ___ ${noun}.`,
        key: total / n,
        style: r.style,
        params: { ...r.params, n },
        drawn: r.drawn,
        steps: [
          ...r.steps,
          ...(rows === 1 ? [] : ([[last, x`${a} + ${b}`, r.style]] as const)),
          [`In each of the ${groups}`, x`${total} ÷ ${n}`, r.style],
        ],
        hints: [
          `Which ${holder} can you read, and which one is still to be found?`,
          `Find how many ${noun} ${last} has.`,
          `Share them equally among the ${n} ${groups}.`,
        ],
        wrongs: [
          ...r.misread(([p = 0, q = 0]) => exact(p + q, n)),
          ['not-shared', total],
          ['shared-wrongly', exact(total, n - 1)],
          ['shared-wrongly', exact(total, n + 1)],
          ['one-part-only', exact(rows === 1 ? a * 2 : a, n)],
          ['one-too-many', total / n + 1],
          ['one-too-few', total / n - 1],
        ],
        drawing: r.draw(1),
      };
    });
  };
  const afterChanges = (level: 'independent' | 'mastery'): Shape => {
    const all = level === 'mastery';
    const proof = byFacts(all ? 'x' : 'c', readingsOf(display, 2), [
      'r1 - out = c + in1',
      ...(all ? ['x = r1 + r2 + c'] : []),
    ]);
    return shapeOf(
      `equal-after-changes${all ? '-all' : ''}-${display.id}`,
      level,
      all ? proof : byFacts('c', readingsOf(display, 1), ['r1 - out = c + in1']),
      (dice) => {
        const r = drawReadings(dice, display, all ? 2 : 1, true);
        if (!r) return null;
        const [a = 0, b = 0] = r.values;
        const [la = '', lb = '', lc = ''] = r.labels;
        const other = all ? lc : lb;
        const out = dice.int(2, Math.max(3, Math.floor(a / 3)));
        const into = dice.int(2, Math.max(3, Math.floor(a / 3)));
        const c = a - out - into;
        if (c < 3 || out === into) return null;
        const key = all ? a + b + c : c;
        const { noun } = r.store;
        return {
          story: [
            r.opening,
            r.store.out(r.text(out), la),
            r.store.into(r.text(into), other),
            `Then ${la} and ${other} have the same number of ${noun}.`,
          ],
          ask: all
            ? `How many ${noun} did ${listText([la, lb, lc])} have altogether at first?`
            : `How many ${noun} did ${other} have at first?`,
          blank: all
            ? `${listText([la, lb, lc])} had ___ ${noun} altogether at first.`
            : `${other} had ___ ${noun} at first.`,
          key,
          style: r.style,
          middles: all
            ? [[`${other} had ___ ${noun} at first.`, c, r.style]]
            : [[`After the changes ${la} has ___ ${noun}.`, a - out, r.style]],
          params: { ...r.params, out, in1: into },
          drawn: r.drawn,
          steps: [
            ...r.steps,
            [`${la} after the change`, x`${a} − ${out}`, r.style],
            `${other} then has the same number.`,
            [`${other} at first`, x`${a - out} − ${into}`, r.style],
            ...(all ? ([['Altogether at first', x`${a} + ${b} + ${c}`, r.style]] as const) : []),
          ],
          hints: [
            `What did ${la} have at first? Look at ${display.name.toLowerCase()}.`,
            `Find what ${la} has after the change. What does ${other} have then?`,
            `Go back to what ${other} had before any were added.${all ? ' Then add up all three.' : ''}`,
          ],
          wrongs: [
            ...r.misread(([p = 0, q = 0]) => (all ? p + q : 0) + p - out - into),
            ['change-forgotten', key + out],
            ['change-forgotten', key + into],
            ['change-wrong-way', key + 2 * into],
            ['change-wrong-way', key + 2 * out],
            ...(all
              ? ([
                  ['one-part-only', a + c],
                  ['stopped-early', c],
                ] as const)
              : ([['gave-the-change', out + into]] as const)),
          ],
          drawing: r.draw(1),
        };
      },
    );
  };
  return [inGroups('not_ready'), inGroups('guided'), afterChanges('independent'), afterChanges('mastery')];
};
