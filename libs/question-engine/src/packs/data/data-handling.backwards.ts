import { amount } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import { type GroupScenes, openGroup } from './data-groups.scene.js';

/** After one more value the average is told; the total (or average) before is asked. */
function beforeOneJoined(id: string, level: 'not_ready' | 'guided', groups: GroupScenes): Shape {
  const askAverage = level === 'guided';
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        gateway('now = average * count'),
        relation('now = start + joined'),
        ...(askAverage ? [gateway('start = x * (count - 1)')] : []),
      ],
      asked: askAverage ? 'x' : 'start',
    },
    draw: (dice): Draft | null => {
      const { scene, count: n, average: before } = openGroup(dice, groups);
      const { style } = scene;
      const count = n + 1;
      const change = dice.int(-4, 4);
      const average = before + change;
      const joined = average * count - before * n;
      if (change === 0 || joined < scene.low / 2 || joined > scene.most) return null;
      const start = before * n;
      const working = new Working();
      const now = working.calc('Total now', `${average} × ${count}`, style);
      const total = working.calc('Total before', `${style.bare(now)} − ${joined}`, style);
      if (askAverage) working.calc('Average before', `${style.bare(total)} ÷ ${n}`, style);
      return {
        story: [scene.joinsLast(style.text(joined)), scene.averageOf(String(count), style.text(average))],
        ask: askAverage ? scene.askAverageBefore : scene.askTotalBefore,
        blank: askAverage ? scene.blankAverageBefore : scene.blankTotalBefore,
        answer: amount(askAverage ? before : start, style),
        middles: [],
        params: { joined, count, average },
        working,
        hints: [
          'Start from the end. What does the average tell about the total now?',
          'Find the total now. What was added last?',
          askAverage
            ? 'Take the last value from the total now. Share the rest by one fewer.'
            : 'Take the last value away from the total now.',
        ],
        wrongs: [
          {
            code: 'average-taken-as-total',
            explanation: 'The average is for one. Find the total first.',
            value: Math.abs(average - joined),
          },
          {
            code: 'change-not-undone',
            explanation: 'The last value was not there before.',
            value: askAverage ? exact(average * count, n) : average * count,
          },
          {
            code: 'same-operation',
            explanation: 'To go back, take the last value away.',
            value: askAverage ? exact(average * count + joined, n) : average * count + joined,
          },
          {
            code: 'wrong-count',
            explanation: 'Check how many there are with the last one.',
            value: askAverage ? exact(start, count) : average * n - joined,
          },
          {
            code: 'old-count',
            explanation: 'The average is for all of them, with the last one.',
            value: askAverage ? exact(average * n - joined, n - 1) : average * n,
          },
          {
            code: 'gave-the-other',
            explanation: askAverage ? 'This is the average now.' : 'This is for one only.',
            value: askAverage ? average : before,
          },
          {
            code: 'average-of-averages',
            explanation: 'Use totals. Averages cannot simply be compared.',
            value: askAverage ? exact(average + joined, 2) : average * (count + 1) - joined,
          },
          {
            code: 'gave-the-total',
            explanation: 'This is the total. The question asks for the average.',
            value: askAverage ? start : -1,
          },
        ],
        drawing: null,
      };
    },
  };
}

/** One leaves (and another joins at mastery); the average at the end is told, the one at first is asked. */
function beforeChanges(id: string, level: 'independent' | 'mastery', groups: GroupScenes): Shape {
  const swap = level === 'mastery';
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        gateway('start = x * count'),
        gateway(swap ? 'now = average * count' : 'now = average * (count - 1)'),
        relation(swap ? 'now = start - left + joined' : 'now = start - left'),
      ],
      asked: 'x',
    },
    draw: (dice): Draft | null => {
      const { scene, count, average: before } = openGroup(dice, groups);
      const { style } = scene;
      if (count < 4) return null;
      const change = dice.int(-4, 4);
      const average = before + change;
      const members = swap ? count : count - 1;
      const joined = swap ? dice.int(scene.low, scene.high) : 0;
      const left = before * count + joined - average * members;
      if (change === 0 || left < scene.low / 2 || left > scene.most || left > before * 2 || left === joined)
        return null;
      const working = new Working();
      const now = working.calc('Total in the end', `${average} × ${members}`, style);
      const rest = swap
        ? working.calc('Before the new one came', `${style.bare(now)} − ${joined}`, style)
        : now;
      const total = working.calc('Total at first', `${style.bare(rest)} + ${left}`, style);
      working.calc('Average at first', `${style.bare(total)} ÷ ${count}`, style);
      return {
        story: [
          scene.groupOf(String(count)),
          scene.leaves(style.text(left)),
          ...(swap ? [scene.joins(style.text(joined))] : []),
          scene.averageBecomes(style.text(average)),
        ],
        ask: scene.askAverageBefore,
        blank: scene.blankAverageBefore,
        answer: amount(before, style),
        middles: [{ blank: scene.blankTotalBefore, amount: amount(before * count, style) }],
        params: { count, left, average, ...(swap ? { joined } : {}) },
        working,
        hints: [
          'Start from the end. How many are there then, and what is their total?',
          'Undo each change in the total, the last one first.',
          `Put back the one that is gone${swap ? ', after taking away the new one' : ''}. Then share the total by all that were there at first.`,
        ],
        wrongs: [
          { code: 'gave-the-new-average', explanation: 'This is the average in the end.', value: average },
          {
            code: 'same-operation',
            explanation: 'To go back, do the opposite of what happened.',
            value: exact(Math.abs(average * members - left + joined), count),
          },
          {
            code: 'wrong-count',
            explanation: 'Check how many there were at first.',
            value: exact(before * count, count - 1),
          },
          {
            code: 'average-of-averages',
            explanation: 'Use totals. Do not level the average with one value.',
            value: exact(average + left, 2),
          },
          {
            code: 'change-not-undone',
            explanation: 'Undo every change in the total.',
            value: exact(average * members, count),
          },
          {
            code: 'one-change-only',
            explanation: 'Undo both changes.',
            value: swap ? exact(average * count + left, count) : exact(average * count + left, count),
          },
          {
            code: 'count-one-too-many',
            explanation: 'Check how many there were at first.',
            value: exact(before * count, count + 1),
          },
          { code: 'gave-the-total', explanation: 'This is the total at first.', value: before * count },
          {
            code: 'doubled-average',
            explanation: 'The average does not move by the same step again.',
            value: Math.abs(2 * average - before),
          },
        ],
        drawing: null,
      };
    },
  };
}

/** h7 for averages of groups. */
export const dataBackwards = (groups: GroupScenes): Shape[] => [
  beforeOneJoined('total-before', 'not_ready', groups),
  beforeOneJoined('average-before', 'guided', groups),
  beforeChanges('average-before-one-left', 'independent', groups),
  beforeChanges('average-before-swap', 'mastery', groups),
];
