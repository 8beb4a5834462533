import { PLAIN, type Style, amount, countOf, moreText } from '../core/amount.js';
import { ALGEBRA_PATTERNS } from './algebra-basics.pattern.js';
import { ALGEBRA_BACKWARDS } from './algebra-basics.backwards.js';
import { ALGEBRA_EQUAL } from './algebra-basics.equal.js';
import type { Dice } from '../core/dice.js';
import { type Cell, type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { exact } from '../core/exact.js';
import { drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import type { SymbolLinesSpec } from '../drawing/drawing-spec.js';

/** Identical holders with the same hidden number in each. */
export interface HoldersScene {
  /** "bags". */
  holders: string;
  holder: string;
  /** What is inside, with its style. */
  things: string;
  style: Style;
}

/** Holders and what they hide. */
export const HOLDERS: readonly HoldersScene[] = [
  { holders: 'bags', holder: 'bag', things: 'marbles', style: countOf('marbles') },
  { holders: 'boxes', holder: 'box', things: 'pencils', style: countOf('pencils') },
  { holders: 'packets', holder: 'packet', things: 'stickers', style: countOf('stickers') },
  { holders: 'jars', holder: 'jar', things: 'sweets', style: countOf('sweets') },
  { holders: 'albums', holder: 'album', things: 'stamps', style: countOf('stamps') },
  { holders: 'baskets', holder: 'basket', things: 'mangoes', style: countOf('mangoes', 'mango') },
];

const repeat = (symbol: 'square' | 'triangle' | 'circle', count: number): SymbolLinesSpec['lines'][number] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? [{ symbol }] : [{ text: '+' }, { symbol }])).flat();

/** Boxes and a loose number make a whole: with boxes drawn, or as a story. */
function boxesAndLoose(id: string, level: 'not_ready' | 'guided', drawn: boolean): Shape {
  return {
    id,
    levels: [level],
    proof: { kind: 'facts', facts: [gateway('parts = count * x'), relation('whole = parts + loose')], asked: 'x' },
    draw: (dice): Draft | null => {
      const count = level === 'not_ready' ? dice.int(2, 3) : dice.int(3, 6);
      const key = dice.int(6, level === 'not_ready' ? 20 : 35);
      const loose = dice.int(5, 40);
      const whole = count * key + loose;
      const scene = dice.pick(HOLDERS);
      const p = drawPerson(dice);
      if (drawn && count > 4) return null;
      const style = drawn ? PLAIN : scene.style;
      const working = new Working();
      const parts = working.calc(drawn ? 'All the squares' : `All the ${scene.holders}`, `${whole} − ${loose}`, style);
      working.calc(drawn ? 'One square' : `One ${scene.holder}`, `${style.bare(parts)} ÷ ${count}`, style);
      return {
        story: drawn
          ? ['In the number sentence in the figure, each square stands for the same number.']
          : [`${p.name} has ${count} ${scene.holders} with the same number of ${scene.things} in each.`, `There are also ${style.text(loose)} outside the ${scene.holders}.`, `There are ${style.text(whole)} altogether.`],
        ask: drawn ? 'What number does one square stand for?' : `How many ${scene.things} are in each ${scene.holder}?`,
        blank: drawn ? 'One square stands for ___.' : `There are ___ ${scene.things} in each ${scene.holder}.`,
        answer: amount(key, style),
        middles: [],
        params: drawn ? { count, loose, whole } : { count, loose, whole },
        working,
        hints: [
          'Which part of the whole is known?',
          drawn ? 'Take the known number away. What do the squares make together?' : `How many ${scene.things} are inside all the ${scene.holders} together?`,
          `Take ${loose} from ${whole}. Then share by ${count}.`,
        ],
        wrongs: [
          { code: 'known-part-not-taken-away', explanation: 'Take the known number away before you share.', value: exact(whole, count) },
          { code: 'not-shared', explanation: 'This is for all of them together.', value: count * key },
          { code: 'same-operation', explanation: 'To undo adding, take away.', value: exact(whole + loose, count) },
          { code: 'undone-in-wrong-order', explanation: 'Take away first, then share.', value: exact(whole, count).sub(loose).abs() },
          { code: 'shared-among-one-more', explanation: 'The known number is not one of the equal parts.', value: exact(count * key, count + 1) },
          { code: 'one-too-few', explanation: 'Count the equal parts again.', value: exact(count * key, Math.max(count - 1, 1)) },
          { code: 'shared-the-known-number', explanation: 'You shared the known number.', value: exact(loose, count) },
          { code: 'counted-not-shared', explanation: 'Equal parts are found by sharing, not by taking away.', value: whole - loose - count },
        ],
        drawing: drawn
          ? { kind: 'symbol-lines', lines: [[...repeat('square', count), { text: `+ ${loose} = ${whole}` }]] }
          : level === 'not_ready'
            ? { kind: 'bars', rows: [{ label: '', segments: [...Array.from({ length: count }, () => ({ size: key, label: '?' })), { size: loose, label: String(loose), tint: 'amber' as const }], brace: String(whole) }] }
            : null,
      };
    },
  };
}

const TWO_SYMBOLS: Shape = {
  id: 'two-symbols',
  levels: ['independent'],
  proof: {
    kind: 'facts',
    facts: [gateway('sum = twos * tri'), gateway('parts = count * box'), relation('whole = tri + parts')],
    asked: 'box',
  },
  draw: (dice): Draft | null => {
    const tri = dice.int(4, 25);
    const box = dice.int(4, 25);
    const twos = dice.int(2, 3);
    const count = dice.int(2, 3);
    if (tri === box) return null;
    const sum = twos * tri;
    const whole = tri + count * box;
    const working = new Working();
    const one = working.calc('One triangle', `${sum} ÷ ${twos}`);
    const rest = working.calc('All the squares', `${whole} − ${one.toFraction()}`);
    working.calc('One square', `${rest.toFraction()} ÷ ${count}`);
    return {
      story: ['In the number sentences in the figure, the same shape always stands for the same number.'],
      ask: 'What number does one square stand for?',
      blank: 'One square stands for ___.',
      answer: amount(box, PLAIN),
      middles: [{ blank: 'One triangle stands for ___.', amount: amount(tri, PLAIN) }],
      params: { twos, sum, count, whole },
      working,
      hints: ['Which number sentence has only one kind of shape?', 'Find the triangle first, then put it into the other number sentence.', 'Take the triangle away from the second sum. The squares share what is left equally.'],
      wrongs: [
        { code: 'gave-the-other-symbol', explanation: 'This is the triangle. The question asks for the square.', value: tri },
        { code: 'first-sum-taken-away', explanation: 'The second sentence has only one triangle.', value: exact(Math.abs(whole - sum), count) },
        { code: 'not-shared', explanation: 'This is for all the squares together.', value: count * box },
        { code: 'symbols-taken-equal', explanation: 'Different shapes stand for different numbers.', value: exact(whole, count + 1) },
        { code: 'triangle-forgotten', explanation: 'Take the triangle away first.', value: exact(whole, count) },
        { code: 'gave-the-difference', explanation: 'This is the difference of the two sums.', value: Math.abs(whole - sum) },
        { code: 'added-the-triangle', explanation: 'Take the triangle away, do not add it.', value: exact(whole + tri, count) },
      ],
      drawing: {
        kind: 'symbol-lines',
        lines: [
          [...repeat('triangle', twos), { text: `= ${sum}` }],
          [{ symbol: 'triangle' }, { text: '+' }, ...repeat('square', count), { text: `= ${whole}` }],
        ],
      },
    };
  },
};

const ONE_MORE_THAN_OTHER: Shape = {
  id: 'holders-with-difference',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [gateway('big = small + more'), relation('whole = bigCount * big + smallCount * small')],
    asked: 'big',
  },
  draw: (dice): Draft | null => {
    const scene = dice.pick(HOLDERS);
    const p = drawPerson(dice);
    const { style } = scene;
    const bigCount = dice.int(2, 5);
    const smallCount = dice.int(2, 6);
    const small = dice.int(5, 25);
    const more = dice.int(3, 15);
    if (bigCount === smallCount) return null;
    const big = small + more;
    const whole = bigCount * big + smallCount * small;
    const n = bigCount + smallCount;
    const working = new Working();
    const extra = working.calc('More in the large ones', `${bigCount} × ${more}`, style);
    const even = working.calc('If all were small', `${whole} − ${style.bare(extra)}`, style);
    const all = working.calc(`Number of ${scene.holders}`, `${bigCount} + ${smallCount}`);
    const low = working.calc(`A small ${scene.holder}`, `${style.bare(even)} ÷ ${all.toFraction()}`, style);
    working.calc(`A large ${scene.holder}`, `${style.bare(low)} + ${more}`, style);
    return {
      story: [
        `${p.name} has ${bigCount} large ${scene.holders} and ${smallCount} small ${scene.holders} with ${style.text(whole)} in them.`,
        `Each large ${scene.holder} has ${moreText(style.text(more), style)} than each small ${scene.holder}.`,
      ],
      ask: `How many ${scene.things} are in each large ${scene.holder}?`,
      blank: `There are ___ ${scene.things} in each large ${scene.holder}.`,
      answer: amount(big, style),
      middles: [{ blank: `There are ___ ${scene.things} in each small ${scene.holder}.`, amount: amount(small, style) }],
      params: { bigCount, smallCount, whole, more },
      working,
      hints: [
        `Draw one box for each small ${scene.holder}. How would you draw a large one?`,
        `How many ${scene.things} would there be if all the ${scene.holders} were small?`,
        `Take away ${more} for each large ${scene.holder}, share by all the ${scene.holders}, then go back to a large one.`,
      ],
      wrongs: [
        { code: 'gave-the-other', explanation: `This is for a small ${scene.holder}.`, value: small },
        { code: 'extra-taken-once', explanation: `Every large ${scene.holder} has more, not only one.`, value: exact(whole - more, n).add(more) },
        { code: 'holders-taken-equal', explanation: `Large and small ${scene.holders} do not hold the same number.`, value: exact(whole, n) },
        { code: 'difference-forgotten-at-start', explanation: 'Take the extra ones away before you share.', value: exact(whole, n).add(more) },
        { code: 'only-large-counted', explanation: `The small ${scene.holders} hold some as well.`, value: exact(whole, bigCount) },
        { code: 'extra-for-the-wrong-ones', explanation: `The extra ones are in the large ${scene.holders}.`, value: exact(whole - smallCount * more, n).add(more) },
        { code: 'extra-taken-twice', explanation: 'Go back to the large one by adding the difference once.', value: small + 2 * more },
        { code: 'extra-added', explanation: 'Take the extra ones away, do not add them.', value: exact(whole + bigCount * more, n) },
      ],
      drawing: null,
    };
  },
};

interface HolderDraw {
  scene: HoldersScene;
  who: ReturnType<typeof drawPerson>;
  count: number;
  each: number;
}

function openHolders(dice: Dice, most: number): HolderDraw {
  return { scene: dice.pick(HOLDERS), who: drawPerson(dice), count: dice.int(2, most), each: dice.int(6, 30) };
}

/** Boxes of an unknown number; some are taken out and, at guided, some come in. */
function holdersChange(id: string, level: 'not_ready' | 'guided'): Shape {
  const two = level === 'guided';
  return {
    id,
    levels: [level],
    proof: { kind: 'facts', facts: [gateway('start = count * x'), relation(two ? 'now = start - out + add' : 'now = start - out')], asked: 'x' },
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
          two ? `Take away ${add}, put back ${out}, then share by ${count}.` : `Put ${out} back onto ${now}. Then share by ${count}.`,
        ],
        wrongs: [
          { code: 'same-operation', explanation: 'To go back, do the opposite of what happened.', value: exact(Math.abs(now - out + add), count) },
          { code: 'change-not-undone', explanation: 'Undo the change before you share.', value: exact(now, count) },
          { code: 'not-shared', explanation: 'This is for all of them together.', value: start },
          { code: 'undone-in-wrong-order', explanation: 'Undo the change first, then share.', value: exact(now, count).add(out) },
          { code: 'one-change-only', explanation: 'There are two changes to undo.', value: two ? exact(now + out, count) : -1 },
          { code: 'shared-by-one-more', explanation: `Check how many ${scene.holders} there are.`, value: exact(start, count + 1) },
          { code: 'shared-by-one-fewer', explanation: `Check how many ${scene.holders} there are.`, value: exact(start, Math.max(1, count - 1)) },
          { code: 'taken-from-each', explanation: `What was given away was not taken from every ${scene.holder}.`, value: each + out },
        ],
        drawing: two
          ? null
          : {
              kind: 'bars',
              rows: [
                { label: 'At first', segments: Array.from({ length: count }, () => ({ size: each, label: '?' })) },
                { label: 'Now', segments: [{ size: now, label: String(now), tint: 'green' }, { size: out, label: String(out), taken: true }] },
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
      story: [`${who.name} has ${count} ${scene.holders} with the same number of ${scene.things} in each.`, `${who.name} puts ${moreText(style.text(more), style)} into every ${scene.holder}.`, `The ${scene.holders} now hold ${style.text(now)} altogether.`],
      ask: `How many ${scene.things} were in each ${scene.holder} at first?`,
      blank: `There were ___ ${scene.things} in each ${scene.holder} at first.`,
      answer: amount(each, style),
      middles: [{ blank: `There are now ___ ${scene.things} in each ${scene.holder}.`, amount: amount(later, style) }],
      params: { count, more, now },
      working,
      hints: [`What is the same in every ${scene.holder}, before and after?`, `Find how many are in one ${scene.holder} now.`, `Share ${now} by ${count}. Then undo what was put in.`],
      wrongs: [
        { code: 'change-not-undone', explanation: `This is for one ${scene.holder} now. Something was put in.`, value: later },
        { code: 'change-taken-once', explanation: `More were put into every ${scene.holder}.`, value: exact(now - more, count) },
        { code: 'same-operation', explanation: 'To undo putting in, take away.', value: later + more },
        { code: 'not-shared', explanation: `This is for all the ${scene.holders}.`, value: now - count * more },
        { code: 'shared-by-the-change', explanation: `Share by the number of ${scene.holders}.`, value: exact(now, more) },
        { code: 'change-multiplied-twice', explanation: `The change in one ${scene.holder} is told in the story.`, value: later - 2 * more },
        { code: 'shared-by-one-more', explanation: `Check how many ${scene.holders} there are.`, value: exact(now, count + 1).sub(more) },
        { code: 'added-once', explanation: 'Take the change away after sharing.', value: exact(now + more, count) },
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
    facts: [gateway('start = count * x + loose'), gateway('out = gone * x'), relation('now = start - out + add')],
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
    const left = working.calc(`${scene.holders.charAt(0).toUpperCase()}${scene.holders.slice(1)} left`, `${count} − ${gone}`);
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
      middles: [{ blank: `The ${scene.holders} that are left hold ___ ${scene.things} altogether.`, amount: amount(kept * each, style) }],
      params: { count, loose, gone, add, now },
      working,
      hints: [
        `How many full ${scene.holders} are left?`,
        `Which of the ${scene.things} at the end are not inside a ${scene.holder}?`,
        `Take all the loose ${scene.things} from ${now}. Share what is left by the ${scene.holders} that remain.`,
      ],
      wrongs: [
        { code: 'shared-by-all', explanation: `Some ${scene.holders} were given away.`, value: exact(now - loose - add, count) },
        { code: 'shared-by-the-gone', explanation: `Share by the ${scene.holders} that are left.`, value: exact(now - loose - add, gone) },
        { code: 'loose-forgotten', explanation: `Some of the ${scene.things} were loose from the start.`, value: exact(now - add, kept) },
        { code: 'bought-forgotten', explanation: `Some of the ${scene.things} were bought later.`, value: exact(now - loose, kept) },
        { code: 'not-shared', explanation: `This is for all the ${scene.holders} that are left.`, value: kept * each },
        { code: 'same-operation', explanation: 'Loose ones must be taken away, not added.', value: exact(now + loose - add, kept) },
        { code: 'loose-not-taken-away', explanation: 'Take the loose ones away before you share.', value: exact(now, kept) },
      ],
      drawing: null,
    };
  },
};

/** Hidden numbers in boxes and shapes; the gateway is undoing an operation on an unknown. */
export const ALGEBRA_BASICS_CELLS: readonly Cell[] = [
  {
    subStrandId: 'algebra_basics',
    heuristicId: 'h1_make_whole_model',
    shapes: [
      boxesAndLoose('squares-and-number', 'not_ready', true),
      boxesAndLoose('holders-and-loose', 'not_ready', false),
      boxesAndLoose('more-squares-and-number', 'guided', true),
      boxesAndLoose('more-holders-and-loose', 'guided', false),
      TWO_SYMBOLS,
      ONE_MORE_THAN_OTHER,
    ],
  },
  {
    subStrandId: 'algebra_basics',
    heuristicId: 'h2_before_after',
    shapes: [
      holdersChange('holders-one-change', 'not_ready'),
      holdersChange('holders-two-changes', 'guided'),
      EVERY_HOLDER_CHANGES,
      FULL_HOLDERS_LEAVE,
    ],
  },
  { subStrandId: 'algebra_basics', heuristicId: 'h4_equal_concept', shapes: ALGEBRA_EQUAL },
  { subStrandId: 'algebra_basics', heuristicId: 'h7_working_backwards', shapes: ALGEBRA_BACKWARDS },
  { subStrandId: 'algebra_basics', heuristicId: 'h9_pattern_recognition', shapes: ALGEBRA_PATTERNS },
];
