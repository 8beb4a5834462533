import { type GradeLevel, gradeNumber, isYoungGrade } from '@sumfox/curriculum/grades';
import { listNumbers } from '../checks/read-text.js';
import type { Dice } from '../core/dice.js';
import { stripSigns } from '../core/working.js';
import { exact } from '../numbers/exact.js';
import { moneyText, numberText } from '../numbers/number-text.js';
import {
  type WorkingUnit,
  findBoxValue,
  findWorkedValue,
  listWrittenNumbers,
} from '../lines/written-numbers.js';
import {
  type Choice,
  type Worked,
  type WorkedForm,
  type WrittenLine,
  hasGuesses,
  placeKey,
  wordPart,
} from './worked.js';
import { saysEnough } from './steps.forms.js';
import { nameLine } from './working-hints.js';

type Hints = readonly [string, string, string];

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

/** The first line, cut at its sign. */
interface FirstLine {
  line: WrittenLine;
  a: string;
  sign: string;
  b: string;
}

/** Null where no choice of number sentences can be offered. */
function cutFirstLine({ lines, isTold, saysLine, firstBlank, grade }: Worked): FirstLine | null {
  const [line] = lines;
  const [, a, sign, b] = /^([^+−×÷()]+) ([+−×÷]) ([^+−×÷()]+)$/.exec(line?.expression ?? '') ?? [];
  if (!line || a === undefined || b === undefined || sign === undefined) return null;
  // A number that is read off a drawing first is no part of the story's own sentence.
  if (!listWrittenNumbers(line.expression).every(isTold)) return null;
  // Who guesses begins with a guess, and no first step is forced.
  if (hasGuesses(lines)) return null;
  if (lines.length === 1) return { line, a, sign, b };
  // Of several lines the first one is asked for, where it can be named.
  if ((isYoungGrade(grade) ? firstBlank : saysLine(0)) === null) return null;
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
  // The part of a mixed number is no number of its own.
  const numbers = listNumbers(told.replace(/\bDay \d+|\d+(?: : \d+)+|\d+%|(?:\d+ )?\d+\/\d+/g, ''))
    .filter((value) => !own.some((one) => one.equals(value)))
    // Of a square, its four sides.
    .concat(a === b ? exact(4) : [])
    .map((value) => (worked.answer.style.unit === '$' ? moneyText(value).slice(1) : numberText(value)));
  const fractions = told.match(/(?<!\d |\d)\d+\/\d+/g) ?? [];
  const turned = [TURNED[sign] ?? '', '+']
    .filter((op) => op !== sign)
    .flatMap((op) => write(a, op, b))
    .slice(0, 1);
  const mixed = [sign, TURNED[sign] ?? ''].flatMap((op) =>
    dice.shuffle(numbers).flatMap((other) => [...write(a, op, other), ...write(other, op, b)]),
  );
  const parts = fractions.flatMap((part) => [a, b].flatMap((one) => write(one, '×', part)));
  const unfit = [...turned, ...parts, ...mixed].slice(0, 3);
  if (unfit.length < 3) return null;
  const sayOf = (text: string): string => {
    const told = listWrittenNumbers(text)
      .filter((value) => !own.some((one) => one.equals(value)))
      .flatMap((value) => worked.sayTold(value) ?? []);
    const what = `Which two numbers do you need to find ${worked.saysLine(0) ?? 'the answer'}?`;
    return told[0] === undefined ? what : `${told[0]} You do not need it here.`;
  };
  return unfit.map((text, i) => ({
    text,
    code: 'another-operation',
    says: i < turned.length ? worked.hintLine(0) : sayOf(text),
  }));
}

/** A number sentence that goes on from a first line that multiplies, and three that do not fit. */
interface Chosen {
  line: WrittenLine;
  says: string | null;
  key: string;
  unfit: Choice[];
}

/**
 * The second line with the first one in it: by itself a product of two told numbers asks for nothing of the story. Null
 * where the second line does not simply go on from it, or fewer than three other sentences have other results.
 */
function goOn({ lines, isTold, saysLine, unit, grade }: Worked, first: FirstLine): Chosen | null {
  const [, line] = lines;
  const [says, saysFirst] = [saysLine(1), saysLine(0)];
  const found = findWorkedValue(first.line.expression, unit);
  const [, a, sign, b] = /^([^+−×÷()]+) ([+−]) ([^+−×÷()]+)$/.exec(line?.expression ?? '') ?? [];
  if (!line || !says || !saysFirst || !found || !a || !b || !sign || first.sign !== '×') return null;
  const isFound = (text: string): boolean => findWorkedValue(text, unit)?.equals(found) === true;
  // Before Primary 5 a sentence is worked out from left to right.
  const hasOrder = gradeNumber(grade) > 4;
  const told = isFound(a) ? b : hasOrder && isFound(b) ? a : null;
  const value = told === null ? null : findWorkedValue(told, unit);
  if (told === null || !value || !isTold(value) || isFound(told)) return null;
  const other = TURNED[sign] ?? '';
  const product = stripSigns(first.line.expression);
  const put = (by: string, op = sign): string =>
    [a, b].map((one) => (isFound(one) ? by : one)).join(` ${op} `);
  const key = `${stripSigns(put(product))} = ${BOX}`;
  const turned = isFound(a) || sign === '+' ? put(product, other) : `${product} + ${told}`;
  const rows: Array<readonly [text: string, says: string]> = [
    [turned, `Do you add ${told} or take it away to find ${says}?`],
    [product, `This only finds ${saysFirst}.`],
    ...(isFound(a) || sign === '+'
      ? [[put(`${first.a} + ${first.b}`), `Do you add ${first.a} and ${first.b}, or multiply them?`] as const]
      : []),
    [put(first.b), `First find ${saysFirst}.`],
    [put(first.a), `First find ${saysFirst}.`],
    ...(hasOrder
      ? [[`${told} − ${product}`, `Do you add ${told} or take it away to find ${says}?`] as const]
      : []),
  ];
  const seen = [findWorkedValue(line.expression, unit)];
  const unfit = rows.flatMap(([text, why]): Choice[] => {
    const result = findWorkedValue(stripSigns(text), unit);
    if (!result || result.compare(0) <= 0 || seen.some((one) => one?.equals(result))) return [];
    seen.push(result);
    return [{ text: `${stripSigns(text)} = ${BOX}`, code: 'another-operation', says: why }];
  });
  return unfit.length < 3 ? null : { line, says, key, unfit: unfit.slice(0, 3) };
}

/** The first line among other number sentences: of the youngest the same numbers, later other ones too. */
function chooseFirst(worked: Worked, first: FirstLine, dice: Dice, told: string): Chosen | null {
  const isYoung = isYoungGrade(worked.grade);
  const unfit = isYoung ? listYoungUnfit(worked, first) : listOthers(worked, dice, first, told);
  const { line, a, sign, b } = first;
  return unfit && { line, says: isYoung ? null : worked.saysLine(0), key: writeSum(a, sign, b), unfit };
}

const hintToChooseSign = (sign: string, larger: string, hasBox: boolean): Hints => [
  hasBox ? 'What does the number in the box do?' : 'Say the question in your own words.',
  ...(/[+−]/.test(sign)
    ? ([
        `Is the answer more or less than ${larger}?`,
        `Which ones give ${sign === '+' ? 'more' : 'less'} than ${larger}?`,
      ] as const)
    : ([
        'Are there equal groups? What do you know of them?',
        'Could the result of each number sentence be right?',
      ] as const)),
];

/** What is to be found and of what, and how the story stands to it; the sign itself is what the options ask for. */
function hintToChoose(worked: Worked, at: number): Hints {
  const how = worked.hintLine(at);
  const before = worked.lines[at - 1];
  return [
    `Read again what the number sentence should find: ${nameLine(worked, at)}.`,
    before ? `First find ${nameLine(worked, at - 1)}. What do you do with it then?` : worked.hintKnown(at),
    /^(?:Add|Divide|First|Multiply|Subtract)\b/.test(how)
      ? 'Is something put together, taken away, repeated or shared?'
      : how,
  ];
}

/** The number sentence that fits a line: of the youngest the same numbers with each sign, later of other numbers too. */
export const CHOOSE_THE_MODEL: WorkedForm = {
  id: 'choose-the-model',
  points: 0,
  types: ['mcq'],
  levels: ['not_ready', 'guided', 'independent', 'mastery'],
  grades: [1, 6],
  fits: ({ grade, level }) => level !== 'mastery' || gradeNumber(grade) < 3,
  make: (worked, dice) => {
    const first = cutFirstLine(worked);
    if (!first) return null;
    const sentences = worked.tell(dice);
    const isYoung = isYoungGrade(worked.grade);
    const next = isYoung ? null : goOn(worked, first);
    // The sides of a figure, or a rate and a time, by themselves ask for nothing of the story.
    const isOlder = gradeNumber(worked.grade) > 4;
    const isAlone = first.sign === '×' && worked.lines.length > 1;
    if (!next && !isYoung && worked.drawing && first.sign === '×') return null;
    if (!next && isOlder && isAlone) return null;
    const chosen = next ?? chooseFirst(worked, first, dice, sentences.join(' '));
    if (!chosen) return null;
    const { a, sign, b } = first;
    const { line, says, key, unfit } = chosen;
    // A number sentence that stands in the question is no choice.
    if (sentences.some((text) => text.includes(key))) return null;
    // A sentence for the first of many steps leaves most of the story without use.
    if (isOlder && worked.lines.indexOf(line) < worked.lines.length - 2) return null;
    const ask = says === null ? 'Which number sentence fits?' : `Which number sentence shows ${says}?`;
    // The youngest are told what the first number sentence finds.
    const isFirst = isYoung && worked.lines.length > 1;
    const question = isFirst ? (worked.firstBlank?.replace('___', BOX) ?? '') : worked.question;
    const larger = isLess(a, b, worked.unit) ? b : a;
    return {
      exhibit: worked.drawing,
      hints: isYoung
        ? hintToChooseSign(sign, larger, sentences.join(' ').includes(BOX))
        : hintToChoose(worked, worked.lines.indexOf(line)),
      because: [
        isYoung
          ? `The number sentence with ${stripSigns(line.expression)} fits.`
          : `To find ${says ?? `"${line.label}"`}, work out ${key.replace(` = ${BOX}`, '')}.`,
      ],
      stem: [...sentences, ...(says === null ? [question] : []), ask].join(' '),
      parts: [wordPart(ask, key)],
      asksFor: worked.lines.indexOf(line) + 1,
      options: placeKey(worked, dice, { text: key, code: null, says: '' }, unfit),
    };
  },
  gate: ({ lines, unit }, { options, asksFor = 1 }) => {
    const value = findWorkedValue(lines[asksFor - 1]?.expression ?? '', unit);
    const values = (options ?? []).map(({ text }) => findBoxValue(text, unit));
    if (!value || values.includes(null)) return ['choose-the-model: a number sentence has no result'];
    const fitting = (options ?? []).filter((_, i) => values[i]?.equals(value));
    // What is asked or named has one value: a number sentence with another one does not show it.
    return fitting.length === 1 && fitting[0]?.code === null
      ? []
      : [`choose-the-model: ${fitting.length} number sentences fit`];
  },
};
