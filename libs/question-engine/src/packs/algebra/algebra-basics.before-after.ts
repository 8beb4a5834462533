import { amount, moreText } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { HOLDERS, type HoldersScene } from '../shared/holders.scene.js';

interface HolderDraw {
  scene: HoldersScene;
  who: ReturnType<typeof drawPerson>;
  count: number;
  each: number;
}

function openHolders(dice: Dice, most: number): HolderDraw {
  return {
    scene: dice.pick(HOLDERS),
    who: drawPerson(dice),
    count: dice.int(2, most),
    each: dice.int(6, 30),
  };
}

/** Boxes of an unknown number; some are taken out and, at guided, some come in. */
function holdersChange(id: string, level: 'not_ready' | 'guided'): Shape {
  const two = level === 'guided';
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [gateway('start = count * x'), relation(two ? 'now = start - out + add' : 'now = start - out')],
      asked: 'x',
    },
    draw: (dice): Draft | null => {
      const { scene, who, count, each } = openHolders(dice, two ? 8 : 5);
      const { style } = scene;
      const start = count * each;
      const out = dice.int(4, Math.min(40, start - 2));
      const add = two ? dice.int(5, 40) : 0;
      if (out === add) return null;
      const now = start - out + add;
      const working = new Working();
      const before = two ? working.calc('Before some were added', `${now} − ${add}`, style) : exact(now);
      const all = working.calc('At first', `${style.bare(before)} + ${out}`, style);
      working.calc(`In each ${scene.holder}`, `${style.bare(all)} ÷ ${count}`, style);
      return {
        story: [
          `${who.name} had ${count} ${scene.holders} with the same number of ${scene.things} in each.`,
          `${who.name} gave away ${style.text(out)}${two ? ` and then bought ${style.text(add)}` : ''}.`,
          `Now ${who.he} has ${style.text(now)}.`,
        ],
        ask: `How many ${scene.things} were in each ${scene.holder} at first?`,
        blank: `There were ___ ${scene.things} in each ${scene.holder} at first.`,
        answer: amount(each, style),
        middles: [],
        params: { count, out, ...(two ? { add } : {}), now },
        working,
        hints: [
          `How many ${scene.things} were there before the change?`,
          'Put back what was given away.',
          two
            ? `Take away ${add}, put back ${out}, then share by ${count}.`
            : `Put ${out} back onto ${now}. Then share by ${count}.`,
        ],
        wrongs: [
          {
            code: 'same-operation',
            explanation: 'To go back, do the opposite of what happened.',
            value: exact(Math.abs(now - out + add), count),
          },
          {
            code: 'change-not-undone',
            explanation: 'Undo the change before you share.',
            value: exact(now, count),
          },
          { code: 'not-shared', explanation: 'This is for all of them together.', value: start },
          {
            code: 'undone-in-wrong-order',
            explanation: 'Undo the change first, then share.',
            value: exact(now, count).add(out),
          },
          {
            code: 'one-change-only',
            explanation: 'There are two changes to undo.',
            value: two ? exact(now + out, count) : -1,
          },
          {
            code: 'shared-by-one-more',
            explanation: `Check how many ${scene.holders} there are.`,
            value: exact(start, count + 1),
          },
          {
            code: 'shared-by-one-fewer',
            explanation: `Check how many ${scene.holders} there are.`,
            value: exact(start, Math.max(1, count - 1)),
          },
          {
            code: 'taken-from-each',
            explanation: `What was given away was not taken from every ${scene.holder}.`,
            value: each + out,
          },
        ],
        drawing: two
          ? null
          : {
              kind: 'bars',
              rows: [
                {
                  label: 'At first',
                  segments: Array.from({ length: count }, () => ({ size: each, label: '?' })),
                },
                {
                  label: 'Now',
                  segments: [
                    { size: now, label: String(now), tint: 'green' },
                    { size: out, label: String(out), taken: true },
                  ],
                },
              ],
            },
      };
    },
  };
}

const EVERY_HOLDER_CHANGES: Shape = {
  id: 'every-holder-changes',
  levels: ['independent'],
  proof: { kind: 'facts', facts: [gateway('now = count * later'), relation('later = x + more')], asked: 'x' },
  draw: (dice): Draft | null => {
    const { scene, who, count, each } = openHolders(dice, 9);
    const { style } = scene;
    const more = dice.int(3, 14);
    const later = each + more;
    const now = count * later;
    const working = new Working();
    const one = working.calc(`In each ${scene.holder} now`, `${now} ÷ ${count}`, style);
    working.calc('At first', `${style.bare(one)} − ${more}`, style);
    return {
      story: [
        `${who.name} has ${count} ${scene.holders} with the same number of ${scene.things} in each.`,
        `${who.name} puts ${moreText(style.text(more), style)} into every ${scene.holder}.`,
        `The ${scene.holders} now hold ${style.text(now)} altogether.`,
      ],
      ask: `How many ${scene.things} were in each ${scene.holder} at first?`,
      blank: `There were ___ ${scene.things} in each ${scene.holder} at first.`,
      answer: amount(each, style),
      middles: [
        { blank: `There are now ___ ${scene.things} in each ${scene.holder}.`, amount: amount(later, style) },
      ],
      params: { count, more, now },
      working,
      hints: [
        `What is the same in every ${scene.holder}, before and after?`,
        `Find how many are in one ${scene.holder} now.`,
        `Share ${now} by ${count}. Then undo what was put in.`,
      ],
      wrongs: [
        {
          code: 'change-not-undone',
          explanation: `This is for one ${scene.holder} now. Something was put in.`,
          value: later,
        },
        {
          code: 'change-taken-once',
          explanation: `More were put into every ${scene.holder}.`,
          value: exact(now - more, count),
        },
        { code: 'same-operation', explanation: 'To undo putting in, take away.', value: later + more },
        {
          code: 'not-shared',
          explanation: `This is for all the ${scene.holders}.`,
          value: now - count * more,
        },
        {
          code: 'shared-by-the-change',
          explanation: `Share by the number of ${scene.holders}.`,
          value: exact(now, more),
        },
        {
          code: 'change-multiplied-twice',
          explanation: `The change in one ${scene.holder} is told in the story.`,
          value: later - 2 * more,
        },
        {
          code: 'shared-by-one-more',
          explanation: `Check how many ${scene.holders} there are.`,
          value: exact(now, count + 1).sub(more),
        },
        {
          code: 'added-once',
          explanation: 'Take the change away after sharing.',
          value: exact(now + more, count),
        },
      ],
      drawing: null,
    };
  },
};

const FULL_HOLDERS_LEAVE: Shape = {
  id: 'full-holders-leave',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [
      gateway('start = count * x + loose'),
      gateway('out = gone * x'),
      relation('now = start - out + add'),
    ],
    asked: 'x',
  },
  draw: (dice): Draft | null => {
    const { scene, who, count, each } = openHolders(dice, 9);
    const { style } = scene;
    const gone = dice.int(1, count - 1);
    const kept = count - gone;
    const loose = dice.int(4, 20);
    const add = dice.int(5, 30);
    if (kept < 2 || gone < 2 || gone === kept || loose === add) return null;
    const now = kept * each + loose + add;
    const working = new Working();
    const left = working.calc(
      `${scene.holders.charAt(0).toUpperCase()}${scene.holders.slice(1)} left`,
      `${count} − ${gone}`,
    );
    const inside = working.calc('Inside them', `${now} − ${add} − ${loose}`, style);
    working.calc(`In each ${scene.holder}`, `${style.bare(inside)} ÷ ${left.toFraction()}`, style);
    return {
      story: [
        `${who.name} had ${count} ${scene.holders} with the same number of ${scene.things} in each, and ${loose} loose ${scene.things}.`,
        `${who.name} gave away ${gone} full ${scene.holders} and bought ${add} loose ${scene.things}.`,
        `In the end ${who.he} had ${style.text(now)} altogether.`,
      ],
      ask: `How many ${scene.things} are in each ${scene.holder}?`,
      blank: `There are ___ ${scene.things} in each ${scene.holder}.`,
      answer: amount(each, style),
      middles: [
        {
          blank: `The ${scene.holders} that are left hold ___ ${scene.things} altogether.`,
          amount: amount(kept * each, style),
        },
      ],
      params: { count, loose, gone, add, now },
      working,
      hints: [
        `How many full ${scene.holders} are left?`,
        `Which of the ${scene.things} at the end are not inside ${/^[aeiou]/.test(scene.holder) ? 'an' : 'a'} ${scene.holder}?`,
        `Take all the loose ${scene.things} from ${now}. Share what is left by the ${scene.holders} that remain.`,
      ],
      wrongs: [
        {
          code: 'shared-by-all',
          explanation: `Some ${scene.holders} were given away.`,
          value: exact(now - loose - add, count),
        },
        {
          code: 'shared-by-the-gone',
          explanation: `Share by the ${scene.holders} that are left.`,
          value: exact(now - loose - add, gone),
        },
        {
          code: 'loose-forgotten',
          explanation: `Some of the ${scene.things} were loose from the start.`,
          value: exact(now - add, kept),
        },
        {
          code: 'bought-forgotten',
          explanation: `Some of the ${scene.things} were bought later.`,
          value: exact(now - loose, kept),
        },
        {
          code: 'not-shared',
          explanation: `This is for all the ${scene.holders} that are left.`,
          value: kept * each,
        },
        {
          code: 'same-operation',
          explanation: 'Loose ones must be taken away, not added.',
          value: exact(now + loose - add, kept),
        },
        {
          code: 'loose-not-taken-away',
          explanation: 'Take the loose ones away before you share.',
          value: exact(now, kept),
        },
      ],
      drawing: null,
    };
  },
};

/** h2 for balance and boxes. */
export const ALGEBRA_BEFORE_AFTER: readonly Shape[] = [
  holdersChange('holders-one-change', 'not_ready'),
  holdersChange('holders-two-changes', 'guided'),
  EVERY_HOLDER_CHANGES,
  FULL_HOLDERS_LEAVE,
];
