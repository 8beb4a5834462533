import { gradeNumber, isYoungGrade, type GradeLevel } from '@sumfox/curriculum/grades';
import { listNumbers } from '../checks/read-text.js';
import type { Dice } from '../core/dice.js';
import { stripSigns } from '../core/working.js';
import { exact } from '../numbers/exact.js';
import { numberText } from '../numbers/number-text.js';
import {
  type WorkingUnit,
  findBoxValue,
  findWorkedValue,
  listWrittenNumbers,
} from '../lines/written-numbers.js';
import {
  type Choice,
  type FormedQuestion,
  type Worked,
  type WorkedForm,
  type WrittenLine,
  hasGuesses,
  placeKey,
  wordPart,
} from './worked.js';

/** How many orders of the lines keep what each uses before it; stops counting at two. */
export function countOrders(uses: ReadonlyArray<readonly number[]>): number {
  const count = (done: ReadonlySet<number>): number => {
    if (done.size === uses.length) return 1;
    let orders = 0;
    for (const [line, needs] of uses.entries()) {
      if (done.has(line) || !needs.every((need) => done.has(need))) continue;
      orders += count(new Set([...done, line]));
      if (orders > 1) return 2;
    }
    return orders;
  };
  return count(new Set());
}

/** Letters of steps: those by which no school, angle or option goes. */
const LETTERS = ['J', 'K', 'L', 'M', 'N'] as const;

/** Orders of so many things. */
function listOrders(count: number): number[][] {
  if (count === 0) return [[]];
  return listOrders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  );
}

/** Whether a label stands by itself, without its line, and does not count the steps. */
const saysEnough = (label: string): boolean =>
  label.length >= 6 && !/\d|\b(?:shows?|fits?|makes?)\b/.test(label);

const ORDER_HINTS = [
  'Find the step that needs the story only.',
  'Ask of each step what must be known before it.',
  'Which step goes just before the last one?',
] as const;

/** Steps that are told in a mixed order, and the one order in which they can be taken. */
export const ORDER_THE_STEPS: WorkedForm = {
  id: 'order-the-steps',
  points: 0,
  types: ['mcq'],
  levels: ['guided', 'independent', 'mastery'],
  grades: [3, 6],
  make: (worked, dice) => {
    const { lines } = worked;
    const labels = lines.map(({ label }) => label);
    if (lines.length < 3 || new Set(labels).size !== labels.length || !labels.every(saysEnough)) return null;
    const uses = worked.listUses();
    if (!uses) return null;
    if (countOrders(uses) === 1 && lines.length <= LETTERS.length) return orderAll(worked, dice, labels);
    return lines.length < 5 ? null : findFirst(worked, dice, labels, uses);
  },
  gate: ({ lines, listUses }, { stem, options }) => {
    const uses = listUses();
    const key = options?.find(({ code }) => code === null)?.text ?? '';
    if (!uses) return ['order-the-steps: what the steps use is not known'];
    const told = new Map(
      [...stem.matchAll(/([J-N]): ([^.]+)\./g)].map(([, letter = '', label = '']) => [letter, label]),
    );
    if (told.size === 0) {
      const first = lines.filter((_, i) => uses[i]?.length === 0);
      return first.length === 1 && first[0]?.label === key
        ? []
        : ['order-the-steps: another step may come first'];
    }
    const keeps = (text: string): boolean => {
      const order = text
        .split(', ')
        .map((letter) => lines.findIndex(({ label }) => label === told.get(letter)));
      return (
        order.length === lines.length &&
        order.every((line, i) => line >= 0 && uses[line]?.every((need) => order.indexOf(need) < i) === true)
      );
    };
    const fitting = (options ?? []).filter(({ text }) => keeps(text));
    return fitting.length === 1 && fitting[0]?.code === null
      ? []
      : [`order-the-steps: ${fitting.length} orders fit`];
  },
};

function orderAll(worked: Worked, dice: Dice, labels: readonly string[]): FormedQuestion | null {
  if (labels.some((label) => /[.?]/.test(label))) return null;
  const mixed = dice.shuffle([...labels.keys()]);
  const letterOf = (line: number): string => LETTERS[mixed.indexOf(line)] ?? '';
  const write = (order: readonly number[]): string => order.map(letterOf).join(', ');
  const right = write([...labels.keys()]);
  const last = letterOf(labels.length - 1);
  // The step that answers the question ends as many of the orders as there are.
  const others = dice
    .shuffle(listOrders(labels.length).map(write))
    .filter((text) => text !== right)
    .toSorted((a, b) => Number(b.endsWith(last)) - Number(a.endsWith(last)))
    .slice(0, 3);
  const ask = 'Which order is right?';
  return {
    exhibit: worked.drawing,
    hints: ORDER_HINTS,
    stem: [
      [...worked.tell(dice), worked.question, 'The steps are in a mixed order.'].join(' '),
      ...mixed.map((line) => `${letterOf(line)}: ${labels[line] ?? ''}.`),
      ask,
    ].join('\n'),
    parts: [wordPart(ask, right)],
    options: placeKey(
      worked,
      dice,
      { text: right, code: null, says: '' },
      others.map((text) => ({
        text,
        code: 'another-order',
        says: 'One step needs something that is found later.',
      })),
    ),
  };
}

function findFirst(
  worked: Worked,
  dice: Dice,
  labels: readonly string[],
  uses: ReadonlyArray<readonly number[]>,
): FormedQuestion | null {
  const first = labels.filter((_, i) => uses[i]?.length === 0);
  const [key] = first;
  // What is asked for is offered to nobody as the first thing to find.
  const later = labels.slice(0, -1).filter((label) => label !== key);
  if (key === undefined || first.length !== 1 || later.length < 3) return null;
  const ask = 'Which of these must you find first?';
  return {
    exhibit: worked.drawing,
    hints: ORDER_HINTS,
    stem: [...worked.tell(dice), worked.question, ask].join(' '),
    parts: [wordPart(ask, key)],
    options: placeKey(
      worked,
      dice,
      { text: key, code: null, says: '' },
      dice
        .shuffle(later)
        .slice(0, 3)
        .map((text) => ({
          text,
          code: 'later-step',
          says: 'Something else must be known before this can be found.',
        })),
    ),
  };
}

const BOX = '□';

const SIGNS = ['+', '−', '×', '÷'] as const;

/** Largest product that the youngest work out. */
const LARGEST_PRODUCT: Readonly<Record<number, number>> = { 1: 0, 2: 100 };

/** Whether a pupil of the grade would think of this sign between the numbers at all. */
function canWorkOut(grade: GradeLevel, sign: string, larger: number, smaller: number): boolean {
  const most = LARGEST_PRODUCT[gradeNumber(grade)];
  if (most === undefined || sign === '+') return true;
  if (sign === '−') return larger !== smaller;
  if (smaller < 2 || most === 0) return false;
  return sign === '×' ? larger * smaller <= most : smaller <= 10 && larger % smaller === 0;
}

/** What a sign does, as a question to a pupil who chose it. */
const ASK_OF_SIGN = {
  '−': 'This takes away. Is that what happens here?',
  '×': 'This repeats an equal amount. Is that what happens here?',
  '÷': 'This shares equally. Is that what happens here?',
} as const;

/** Whether the first amount is known to be the smaller one. */
function isLess(one: string, other: string, unit: WorkingUnit): boolean {
  const [left, right] = [findWorkedValue(one, unit), findWorkedValue(other, unit)];
  return left !== null && right !== null && left.compare(right) < 0;
}

/** The line that is asked for, cut at its sign. */
interface FirstLine {
  line: WrittenLine;
  a: string;
  sign: string;
  b: string;
}

/** Null where no choice of number sentences can be offered. */
function cutFirstLine({ lines, isTold, saysFirst, firstBlank, grade }: Worked): FirstLine | null {
  const [line] = lines;
  const [, a, sign, b] = /^([^+−×÷()]+) ([+−×÷]) ([^+−×÷()]+)$/.exec(line?.expression ?? '') ?? [];
  if (!line || a === undefined || b === undefined || sign === undefined) return null;
  // A number that is read off a drawing first is no part of the story's own sentence.
  if (!listWrittenNumbers(line.expression).every(isTold)) return null;
  // Who guesses begins with a guess, and no first step is forced.
  if (hasGuesses(lines)) return null;
  if (lines.length === 1) return { line, a, sign, b };
  // Of several lines the first one is asked for, where it can be named.
  if ((isYoungGrade(grade) ? firstBlank : saysFirst) === null) return null;
  // Units left are found without the story's amounts: no choice of signs for a pupil who knows fractions.
  const isClear = !/\bunits\b/i.test(line.label) && line.label.includes(' ') && saysEnough(line.label);
  return isClear ? { line, a, sign, b } : null;
}

const writeSum = (left: string, sign: string, right: string): string =>
  stripSigns(`${left} ${sign} ${right} = ${BOX}`);

/**
 * Three number sentences that do not fit, for those who add and take away: another sign, the box in another place, or the
 * smaller number first. They hold the right numbers, so that the choice is one of operations.
 */
function listYoungUnfit({ grade, unit }: Worked, { a, sign, b }: FirstLine): Choice[] | null {
  const [larger, smaller] = isLess(a, b, unit) ? [b, a] : [a, b];
  const signs = SIGNS.filter(
    (other) => other !== sign && canWorkOut(grade, other, Number(larger), Number(smaller)),
  );
  const boxed =
    sign === '+'
      ? [`${smaller} + ${BOX} = ${larger}`]
      : sign === '−'
        ? [`${BOX} − ${smaller} = ${larger}`]
        : [];
  const turned = writeSum(smaller, sign === '÷' ? '÷' : '−', larger);
  const [goal, key] = [findWorkedValue(larger, unit), findWorkedValue(`${a} ${sign} ${b}`, unit)];
  const texts = [...signs.map((other) => writeSum(larger, other, smaller)), ...boxed.map(stripSigns), turned];
  const unfit = texts.slice(0, 3).flatMap((text): Choice[] => {
    const value = findBoxValue(text, unit);
    if (!goal || !key || !value || value.equals(key)) return [];
    const size = value.compare(goal) > 0 ? 'more' : 'less';
    const isTurned = text === turned;
    // Where something is put together, the larger number first would be another wrong sentence.
    const misleads = isTurned && sign === '+' ? '−' : undefined;
    const times = misleads ?? (/[×÷]/.exec(text)?.[0] as keyof typeof ASK_OF_SIGN | undefined);
    const says = times ? ASK_OF_SIGN[times] : `This gives ${size} than ${larger}. Can that be right?`;
    return [
      {
        text,
        code: 'another-operation',
        says: isTurned && !misleads ? 'Start with the larger number.' : says,
      },
    ];
  });
  return unfit.length === 3 ? unfit : null;
}

const TURNED: Readonly<Record<string, string>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' };
/** The smaller factor of a product that a pupil would think of. */
const LARGEST_FACTOR = 20;

/**
 * Three number sentences that do not show what is named: the other sign once, and other numbers of the story. Each has
 * another result, so that none of them fits. Null where there are too few.
 */
function listOthers(worked: Worked, dice: Dice, first: FirstLine, told: string): Choice[] | null {
  const { line, a, sign, b } = first;
  const { unit } = worked;
  const target = findWorkedValue(line.expression, unit);
  const seen = new Set([target?.toFraction()]);
  const write = (one: string, op: string, other: string): string[] => {
    const isTurned = /[−÷]/.test(op) && isLess(one, other, unit);
    const [left, right] = isTurned ? [other, one] : [one, other];
    const value = findWorkedValue(`${left} ${op} ${right}`, unit);
    const [l, r] = [findWorkedValue(left, unit), findWorkedValue(right, unit)];
    if (!value || !l || !r || value.compare(0) <= 0 || seen.has(value.toFraction())) return [];
    if (op === '×' && l.compare(LARGEST_FACTOR) > 0 && r.compare(LARGEST_FACTOR) > 0) return [];
    if (op === '÷' && (r.compare(1) <= 0 || value.d !== 1n || value.compare(1) === 0)) return [];
    if (target && value.compare(target.mul(8)) > 0) return [];
    seen.add(value.toFraction());
    return [writeSum(left, op, right)];
  };
  const own = listWrittenNumbers(line.expression);
  const numbers = listNumbers(told.replace(/\bDay \d+|\d+(?: : \d+)+|\d+%/g, ''))
    .filter((value) => !own.some((one) => one.equals(value)))
    // Of a square, its four sides.
    .concat(a === b ? exact(4) : [])
    .map(numberText);
  const turned = [TURNED[sign] ?? '', '+']
    .filter((op) => op !== sign)
    .flatMap((op) => write(a, op, b))
    .slice(0, 1);
  const mixed = [sign, TURNED[sign] ?? ''].flatMap((op) =>
    dice.shuffle(numbers).flatMap((other) => [...write(a, op, other), ...write(other, op, b)]),
  );
  const unfit = [...turned, ...mixed].slice(0, 3);
  if (unfit.length < 3) return null;
  const asked = worked.saysFirst ?? 'the answer';
  return unfit.map((text, i) => ({
    text,
    code: 'another-operation',
    says:
      i < turned.length
        ? `Read the story again. What do you do with the two numbers to find ${asked}?`
        : `Which two numbers do you need to find ${asked}?`,
  }));
}

/** The number sentence that fits a line: of the youngest the same numbers with each sign, later of other numbers too. */
export const CHOOSE_THE_MODEL: WorkedForm = {
  id: 'choose-the-model',
  points: 0,
  types: ['mcq'],
  levels: ['not_ready', 'guided', 'independent', 'mastery'],
  grades: [1, 6],
  make: (worked, dice) => {
    if (worked.level === 'mastery' && gradeNumber(worked.grade) > 2) return null;
    const first = cutFirstLine(worked);
    if (!first) return null;
    const sentences = worked.tell(dice);
    const isYoung = isYoungGrade(worked.grade);
    const unfit = isYoung
      ? listYoungUnfit(worked, first)
      : listOthers(worked, dice, first, sentences.join(' '));
    if (!unfit) return null;
    const { line, a, sign, b } = first;
    const key = writeSum(a, sign, b);
    const says = isYoung ? null : worked.saysFirst;
    const ask = says === null ? 'Which number sentence fits?' : `Which number sentence shows ${says}?`;
    // The youngest are told what the first number sentence finds.
    const isFirst = isYoung && worked.lines.length > 1;
    const question = isFirst ? (worked.firstBlank?.replace('___', BOX) ?? '') : worked.question;
    const larger = isLess(a, b, worked.unit) ? b : a;
    return {
      exhibit: worked.drawing,
      hints: [
        'Say the story in your own words.',
        isYoung && /[+−]/.test(sign)
          ? `Is the answer more or less than ${larger}?`
          : 'Is something put together, taken away, repeated or shared?',
        'Could the result of each number sentence be right?',
      ],
      because: [
        isYoung
          ? `The number sentence with ${stripSigns(line.expression)} fits.`
          : `To find "${line.label}", work out ${stripSigns(line.expression)}.`,
      ],
      asksFor: 1,
      stem: [...sentences, ...(says === null ? [question] : []), ask].join(' '),
      parts: [wordPart(ask, key)],
      options: placeKey(worked, dice, { text: key, code: null, says: '' }, unfit),
    };
  },
  gate: ({ lines, unit }, { options }) => {
    const first = lines[0]?.expression ?? '';
    const value = findWorkedValue(first, unit);
    const values = (options ?? []).map(({ text }) => findBoxValue(text, unit));
    if (!value || values.includes(null)) return ['choose-the-model: a number sentence has no result'];
    const fitting = (options ?? []).filter((_, i) => values[i]?.equals(value));
    // What is asked or named has one value: a number sentence with another one does not show it.
    return fitting.length === 1 && fitting[0]?.code === null
      ? []
      : [`choose-the-model: ${fitting.length} number sentences fit`];
  },
};
