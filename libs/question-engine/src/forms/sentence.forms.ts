import { type GradeLevel, gradeNumber, isYoungGrade } from '@sumfox/curriculum/grades';
import { askOfSign } from '../core/label-phrase.js';
import { stripSigns } from '../core/working.js';
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
  '+': 'This puts together. Is that what happens here?',
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
    // The size says nothing where the right number sentence gives more, or less, too.
    const isAlike = value.compare(goal) > 0 === key.compare(goal) > 0;
    const signs = isAlike ? /[+−×÷]/ : /[×÷]/;
    const times = misleads ?? (signs.exec(text)?.[0] as keyof typeof ASK_OF_SIGN | undefined);
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

/** A number sentence of all lines, and three that do not fit. */
interface Chosen {
  line: WrittenLine;
  says: string | null;
  key: string;
  unfit: Choice[];
}

/** A number sentence that does not fit, and what is said of it. */
type Unfit = readonly [text: string, says: string];

/** A line that goes on from the one before it with a told number. */
interface NextLine {
  sign: string;
  told: string;
  /** Whether what was found stands in front. */
  isFront: boolean;
}

/** The lines from the second one on; null where one of them does not simply go on. */
function readNext({ lines, isTold, unit }: Worked): NextLine[] | null {
  const next = lines.slice(1).flatMap(({ expression }, i): NextLine[] => {
    const [, a, sign, b] = /^([^+−×÷()]+) ([+−×÷]) ([^+−×÷()]+)$/.exec(expression) ?? [];
    const found = findWorkedValue(lines[i]?.expression ?? '', unit);
    if (!a || !b || !sign || !found) return [];
    const isFound = (text: string): boolean => findWorkedValue(text, unit)?.equals(found) === true;
    const isFront = isFound(a);
    const told = isFront ? b : a;
    const value = findWorkedValue(told, unit);
    return value && isTold(value) && isFront !== isFound(b) ? [{ sign, told, isFront }] : [];
  });
  return next.length === lines.length - 1 ? next : null;
}

const isOfSum = (sign: string): boolean => /[+−]/.test(sign);

/** Sums and differences from left to right: each sign may be taken for the other one. */
function chainSums(worked: Worked, first: FirstLine, next: readonly NextLine[]): [string, Unfit[]] | null {
  if (!next.every(({ sign, isFront }) => isOfSum(sign) && (isFront || sign === '+'))) return null;
  const signs = [first.sign, ...next.map(({ sign }) => sign)];
  const write = (by: readonly string[]): string =>
    [first.b, ...next.map(({ told }) => told)].reduce(
      (text, term, i) => `${text} ${by[i] ?? ''} ${term}`,
      first.a,
    );
  const turned = [0, 1, 2, 3].flatMap((set): Unfit[] => {
    const by = signs.map((sign, i) => ((i < 2 ? set >> i : 0) % 2 === 1 ? (TURNED[sign] ?? '') : sign));
    const at = by.findIndex((sign, i) => sign !== signs[i]);
    return at < 0 ? [] : [[write(by), worked.hintLine(at)]];
  });
  return [write(signs), [...turned, [`${first.a} ${first.sign} ${first.b}`, onlyFinds(worked)]]];
}

const onlyFinds = (worked: Worked): string => `This only finds ${nameLine(worked, 0)}.`;

/** A product or quotient in a sum, or from Primary 5 on a sum in brackets that is multiplied or shared. */
function joinTwo(worked: Worked, first: FirstLine, next: readonly NextLine[]): [string, Unfit[]] | null {
  const [only, ...more] = next;
  const hasOrder = gradeNumber(worked.grade) > 4;
  if (!only || more.length > 0) return null;
  const { a, b } = first;
  const { sign, told, isFront } = only;
  const isSum = isOfSum(first.sign);
  // Before Primary 5 a sentence is worked out from left to right.
  if (isSum === isOfSum(sign) || (!hasOrder && (isSum || (!isFront && sign !== '+')))) return null;
  const inside = (op: string): string => (isSum ? `(${a} ${op} ${b})` : `${a} ${op} ${b}`);
  const put = (by: string, op = sign): string =>
    isFront || (!hasOrder && op === '+') ? `${by} ${op} ${told}` : `${told} ${op} ${by}`;
  const [says, saysFirst] = [nameLine(worked, worked.lines.length - 1), nameLine(worked, 0)];
  const other = TURNED[first.sign] ?? '';
  const early = `First find ${saysFirst}.`;
  return [
    put(inside(first.sign)),
    [
      [put(inside(first.sign), TURNED[sign] ?? ''), askOfSign(says, isOfSum(sign))],
      [put(inside(other)), askOfSign(saysFirst, isSum)],
      [`${a} ${first.sign} ${b}`, onlyFinds(worked)],
      ...(isSum ? [[put(`${a} ${first.sign} ${b}`), `${early} Put it in brackets.`] as const] : []),
      [put(b), early],
      [put(a), early],
    ],
  ];
}

/** One number sentence for the whole working, so that all that the story tells is used. */
function chooseWhole(worked: Worked, first: FirstLine): Chosen | null {
  const { lines, unit, saysLine } = worked;
  const line = lines.at(-1);
  const says = saysLine(lines.length - 1);
  const next = readNext(worked);
  const [key, rows] = (next && (chainSums(worked, first, next) ?? joinTwo(worked, first, next))) ?? [];
  if (!line || says === null || key === undefined || rows === undefined) return null;
  const seen = [findWorkedValue(line.expression, unit)];
  const unfit = rows.flatMap(([text, why]): Choice[] => {
    const result = findWorkedValue(stripSigns(text), unit);
    if (!result || result.compare(0) <= 0 || seen.some((one) => one?.equals(result))) return [];
    seen.push(result);
    return [{ text: `${stripSigns(text)} = ${BOX}`, code: 'another-operation', says: why }];
  });
  return unfit.length < 3
    ? null
    : { line, says, key: `${stripSigns(key)} = ${BOX}`, unfit: unfit.slice(0, 3) };
}

/** The first line among other number sentences with the same numbers. */
function chooseFirst(worked: Worked, first: FirstLine): Chosen | null {
  const unfit = listYoungUnfit(worked, first);
  const { line, a, sign, b } = first;
  return unfit && { line, says: null, key: writeSum(a, sign, b), unfit };
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

/** The number sentence that fits: of the youngest for a line, later for the whole working. */
export const CHOOSE_THE_MODEL: WorkedForm = {
  id: 'choose-the-model',
  points: 0,
  types: ['mcq'],
  levels: ['not_ready', 'guided', 'independent', 'mastery'],
  grades: [1, 6],
  // From Primary 3 on it is one sentence for several steps.
  fits: ({ grade, level }, lines) =>
    gradeNumber(grade) < 3 || (level !== 'mastery' && lines > 1 && lines < 4),
  make: (worked, dice) => {
    const first = cutFirstLine(worked);
    if (!first) return null;
    const sentences = worked.tell(dice);
    const isYoung = isYoungGrade(worked.grade);
    const chosen = isYoung ? chooseFirst(worked, first) : chooseWhole(worked, first);
    if (!chosen) return null;
    const { a, sign, b } = first;
    const { line, says, key, unfit } = chosen;
    // A number sentence that stands in the question is no choice.
    if (sentences.some((text) => text.includes(key))) return null;
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
