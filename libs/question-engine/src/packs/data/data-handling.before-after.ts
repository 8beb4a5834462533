import { amount } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import { type GroupScenes, openGroup } from './data-groups.scene.js';

const TOTAL_FACT = gateway('total = average * count');

const totalAfter = (groups: GroupScenes): Shape => ({
  id: 'total-after-one-joins',
  levels: ['not_ready'],
  proof: { kind: 'facts', facts: [TOTAL_FACT, relation('now = total + joined')], asked: 'now' },
  draw: (dice): Draft | null => {
    const { scene, count, average, joined } = openGroup(dice, groups);
    const { style } = scene;
    const total = average * count;
    const working = new Working();
    const before = working.calc('Total before', `${average} × ${count}`, style);
    working.calc('Total now', `${style.bare(before)} + ${joined}`, style);
    return {
      story: [scene.average(String(count), style.text(average)), scene.joins(style.text(joined))],
      ask: scene.askTotal,
      blank: scene.blankTotal,
      answer: amount(total + joined, style),
      middles: [],
      params: { count, average, joined },
      working,
      hints: [
        'What does the average tell about the total?',
        'Find the total before the change.',
        `Multiply the average by ${count}. Then add ${style.text(joined)}.`,
      ],
      wrongs: [
        {
          code: 'average-taken-as-total',
          explanation: 'The average is for one. Find the total of all first.',
          value: average + joined,
        },
        { code: 'change-forgotten', explanation: 'This is the total before the change.', value: total },
        {
          code: 'wrong-count',
          explanation: 'Check how many there were before the change.',
          value: average * (count + 1),
        },
        {
          code: 'changed-the-wrong-way',
          explanation: 'One more is added, so the total grows.',
          value: total - joined,
        },
        {
          code: 'one-too-many',
          explanation: 'Check how many there were before the change.',
          value: average * (count + 1) + joined,
        },
        {
          code: 'counts-mixed',
          explanation: 'Only one is added at the new value.',
          value: (average + joined) * count,
        },
      ],
      drawing: null,
    };
  },
});

const newAverage = (groups: GroupScenes): Shape => ({
  id: 'average-after-one-joins',
  levels: ['guided'],
  proof: {
    kind: 'facts',
    facts: [TOTAL_FACT, gateway('now = x * (count + 1)'), relation('now = total + joined')],
    asked: 'x',
  },
  draw: (dice): Draft | null => {
    const { scene, count, average } = openGroup(dice, groups);
    const { style } = scene;
    const change = dice.int(-4, 4);
    const key = average + change;
    const joined = key * (count + 1) - average * count;
    if (change === 0 || joined < scene.low / 2 || joined > scene.most) return null;
    const total = average * count;
    const working = new Working();
    const before = working.calc('Total before', `${average} × ${count}`, style);
    const now = working.calc('Total now', `${style.bare(before)} + ${joined}`, style);
    working.calc('New average', `${style.bare(now)} ÷ ${count + 1}`, style);
    return {
      story: [scene.average(String(count), style.text(average)), scene.joins(style.text(joined))],
      ask: scene.askAverage,
      blank: scene.blankAverage,
      answer: amount(key, style),
      middles: [],
      params: { count, average, joined },
      working,
      hints: [
        'What changes: the total, the number of values, or both?',
        'Find the total before the change and add the new value.',
        `Divide the new total by one more than ${count}.`,
      ],
      wrongs: [
        {
          code: 'average-of-averages',
          explanation: 'Do not level the average with one value. Find the totals.',
          value: exact(average + joined, 2),
        },
        {
          code: 'old-count-kept',
          explanation: 'There is one more value now.',
          value: exact(total + joined, count),
        },
        { code: 'change-forgotten', explanation: 'This is the average before the change.', value: average },
        {
          code: 'gave-the-total',
          explanation: 'This is the total. Share it equally.',
          value: total + joined,
        },
        {
          code: 'value-not-added',
          explanation: 'Add the new value before you share.',
          value: exact(total, count + 1),
        },
        { code: 'gave-the-new-value', explanation: 'This is the new value, not the average.', value: joined },
      ],
      drawing: null,
    };
  },
});

function joinedValue(id: string, level: 'independent' | 'mastery', groups: GroupScenes): Shape {
  const swap = level === 'mastery';
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        TOTAL_FACT,
        gateway(swap ? 'now = newAverage * count' : 'now = newAverage * (count + 1)'),
        relation(swap ? 'now = total - left + x' : 'now = total + x'),
      ],
      asked: 'x',
    },
    draw: (dice): Draft | null => {
      const { scene, count, average } = openGroup(dice, groups);
      const { style } = scene;
      const change = dice.int(-5, 5);
      const after = average + change;
      const left = dice.int(scene.low, scene.high);
      const members = swap ? count : count + 1;
      const key = after * members - average * count + (swap ? left : 0);
      if (change === 0 || (swap && left > average * 2) || key < scene.low / 2 || key > scene.most)
        return null;
      const total = average * count;
      const working = new Working();
      const before = working.calc('Total before', `${average} × ${count}`, style);
      const rest = swap
        ? working.calc('After one is taken away', `${style.bare(before)} − ${left}`, style)
        : before;
      const now = working.calc('Total now', `${after} × ${members}`, style);
      working.calc('New value', `${style.bare(now)} − ${style.bare(rest)}`, style);
      return {
        story: [
          scene.average(String(count), style.text(average)),
          ...(swap ? [scene.leaves(style.text(left))] : []),
          scene.joinsSome,
          scene.newAverage(style.text(after)),
        ],
        ask: scene.askJoined,
        blank: scene.blankJoined,
        answer: amount(key, style),
        middles: [
          {
            blank: `The total after the change is ___${style.unit ? ` ${style.unit}` : style.noun ? ` ${style.noun}` : ''}.`,
            amount: amount(after * members, style),
          },
        ],
        params: { count, average, newAverage: after, ...(swap ? { left } : {}) },
        working,
        hints: [
          'An average alone cannot be added. What can you find from an average?',
          'Find the total before and the total after.',
          swap
            ? 'Take away the one that is gone from the first total. Then compare with the new total.'
            : `The new total is for one more than ${count}. Compare the two totals.`,
        ],
        wrongs: [
          {
            code: 'old-count-kept',
            explanation: 'There is one more value after the change.',
            value: swap ? -1 : Math.abs(after * count - total),
          },
          {
            code: 'difference-of-averages',
            explanation: 'Averages cannot simply be compared. Use the totals.',
            value: Math.abs(change),
          },
          {
            code: 'gave-the-new-average',
            explanation: 'This is the new average, not the new value.',
            value: after,
          },
          {
            code: 'doubled-average',
            explanation: 'The new value is not found from two averages alone.',
            value: 2 * after - average,
          },
          {
            code: 'one-left-forgotten',
            explanation: 'One was taken away before the new one came.',
            value: swap ? after * count - total : -1,
          },
          {
            code: 'count-not-kept',
            explanation: 'Count again: how many are there after both changes?',
            value: swap ? after * (count + 1) - total : after * (count + 2) - total,
          },
          {
            code: 'left-value-not-used',
            explanation: 'Use the value of the one that was taken away.',
            value: swap ? after * (count + 1) - total + left : -1,
          },
          {
            code: 'gave-the-total',
            explanation: 'This is a total. Compare it with the other total.',
            value: after * members,
          },
          { code: 'gave-the-old-average', explanation: 'This is the old average.', value: average },
        ],
        drawing: null,
      };
    },
  };
}

/** h2 for averages of groups. */
export const dataBeforeAfter = (groups: GroupScenes): Shape[] => [
  totalAfter(groups),
  newAverage(groups),
  joinedValue('value-that-joins', 'independent', groups),
  joinedValue('one-leaves-one-joins', 'mastery', groups),
];
