import { MARKS_BY_LEVEL, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import { listNumbers } from '../checks/read-text.js';
import { saysWhat } from '../asks/replay.js';
import type { Dice } from '../core/dice.js';
import { askOfSign, labelInSentence } from '../core/label-phrase.js';
import type { Draft, MiddleValue, WrongValue } from '../core/draft.js';
import type { WorkedResult } from '../core/working.js';
import { type Exact, exact, isZero } from '../numbers/exact.js';
import { writeClosing } from '../solutions/closing-sentence.js';
import { NEAR, TOLD_NUMBER, alignCents, isTurned } from './choices.js';
import {
  type Choice,
  type DressedQuestion,
  type FormedQuestion,
  amountPart,
  explain,
  withShown,
} from './worked.js';

/** How a draft is to be asked. */
export interface DressSpec {
  level: ProficiencyLevel;
  questionType: QuestionKind;
  /** Whether only the answer is asked for, also where an item of blanks would ask for a value on the way. */
  isPlain?: boolean;
}

/** Wrong values that could be written as an answer: of the same kind, not the key, not absurd, each once. */
export function listUsableWrongs(draft: Draft): WrongValue[] {
  const { value: key, style } = draft.answer;
  const seen = [key];
  return draft.wrongs.filter(({ value }) => {
    const q = exact(value);
    if (!style.allows(q) || draft.isLikely?.(q) === false || seen.some((s) => s.equals(q))) return false;
    const measured = !style.names && style.countedIn !== 'clock';
    if (measured && (q.compare(key.mul(10)) > 0 || q.compare(key.div(20)) < 0)) return false;
    seen.push(q);
    return true;
  });
}

/** Values on the way that an item with blanks asks for too, so that the marks can be shared. */
const listAskedMiddles = ({ level, isPlain = false }: DressSpec, draft: Draft): MiddleValue[] =>
  MARKS_BY_LEVEL[level] > 1 && !isPlain ? draft.middles.slice(-1) : [];

/** Slips of a pupil who counted other things: these may be just one more. */
const OTHER_COUNTED = /^(?:all-counted|other-shape)$/;

/** Whether a wrong value is only one off, or needs a wrong sign in an early line: a pupil seldom comes to it. */
export const isUnlikely = ({ answer, working }: Draft, { value, code, line = -1 }: WrongValue): boolean =>
  NEAR.test(code) ||
  (isTurned({ code }) && line >= 0 && line < working.results.length - 1) ||
  (!answer.style.names && !OTHER_COUNTED.test(code) && exact(value).sub(answer.value).abs().equals(1));

/** The text of a draft's question in its plain form, as an item of the wanted type has it. */
export function composeStem(spec: DressSpec, draft: Draft): string {
  const asked =
    spec.questionType === 'fill-in-the-blank'
      ? [...listAskedMiddles(spec, draft).map((m) => m.blank), draft.blank]
      : [draft.ask];
  return [...draft.story, ...asked].join(' ');
}

/** Slips of a time of day. */
const HOURS_OFF = [
  { code: 'one-hour-too-many', explanation: 'Count the hours again.', minutes: 60 },
  { code: 'two-hours-too-many', explanation: 'Count the hours again.', minutes: 120 },
  { code: 'half-an-hour-too-many', explanation: 'Count the half hours again.', minutes: 30 },
  { code: 'one-hour-too-few', explanation: 'Count the hours again.', minutes: -60 },
  { code: 'two-hours-too-few', explanation: 'Count the hours again.', minutes: -120 },
] as const;

const GIVEN = 'This number is given. The question asks for something else.';
const OTHER_SIGN: Readonly<Record<string, string>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' };

const askOfLast = (line: WorkedResult | undefined): string =>
  askOfSign(labelInSentence(line?.label ?? ''), /[+−]/.test(line?.expression ?? ''));

/** What the last line gives with its other sign; null where it is no line of two plain numbers. */
function turnLast(line: string): Exact | null {
  const [, left = '', sign = '', right = ''] = /^([^+−×÷()]+ )([+−×÷])( [^+−×÷()]+)$/.exec(line) ?? [];
  const [a, b] = [listNumbers(left), listNumbers(right)];
  const [one, other] = [a[0], b[0]];
  if (!one || !other || a.length > 1 || b.length > 1 || isZero(other)) return null;
  const [larger, smaller] = one.compare(other) < 0 ? [other, one] : [one, other];
  const turn = OTHER_SIGN[sign];
  if (turn === '+' || turn === '×') return turn === '+' ? one.add(other) : one.mul(other);
  return turn === '−' ? larger.sub(smaller) : larger.div(smaller);
}

/** Slips that a working leaves of which lines are shown: to stop on the way, and the last line with its other sign. */
function listSlipsLeft({ answer, working: { results }, params }: Draft): WrongValue[] {
  const { style } = answer;
  const other = style.countedIn === undefined ? turnLast(results.at(-1)?.expression ?? '') : null;
  const turned = other && other.compare(answer.value.mul(3)) <= 0 ? other : null;
  const isGiven = Object.values(params).some((one) => typeof one !== 'string' && turned?.equals(exact(one)));
  return [
    ...results
      .slice(0, -1)
      // A try is no stop on the way, and its name may tell the answer.
      .filter(
        (one) => !one.style.names && one.style.text(1) === style.text(1) && !/^(?:Try|Guess)/.test(one.label),
      )
      .map(({ label, value }) => ({
        code: 'stopped-early',
        explanation: `This is ${labelInSentence(label)}. Go on from here.`,
        value,
      })),
    ...(turned
      ? [
          isGiven
            ? { code: TOLD_NUMBER, explanation: GIVEN, value: turned }
            : { code: 'another-operation', explanation: askOfLast(results.at(-1)), value: turned },
        ]
      : []),
  ];
}

/** Slips that are left where the first lines are shown: of given numbers, of stops on the way and of the lines to come. */
export const listWrongsLeft = (draft: Draft, shown: number): WrongValue[] => [
  ...draft.wrongs.filter(
    ({ code, explanation, line }) =>
      code === TOLD_NUMBER ||
      code === 'stopped-early' ||
      // Of no line: another plan, which may still be followed.
      (line !== undefined && (line < 0 || line >= shown)) ||
      saysWhat(explanation),
  ),
  ...listSlipsLeft(draft),
];

/**
 * Slips that any working may have: hours too many or too few, cut short at a value on the way, the last line with its
 * other sign, a told number given. At most one option is a value on the way, and one a told number: a shape whose own
 * slips give such a value gets no second one.
 */
export function listPlainSlips(draft: Draft, dice: Dice, told: readonly Exact[]): WrongValue[] {
  const { value: key, style } = draft.answer;
  if (style.names) return [];
  const isOwn = (value: Exact): boolean => draft.wrongs.some((one) => value.equals(one.value));
  const isFit = (value: Exact): boolean => !value.equals(key) && value.compare(0) > 0 && style.allows(value);
  const drawOf = (slips: readonly WrongValue[]): readonly WrongValue[] => {
    const fitting = slips.filter(({ value }) => isFit(exact(value)));
    return fitting.some(({ value }) => isOwn(exact(value))) ? [] : dice.shuffle(fitting).slice(0, 1);
  };
  const left = listSlipsLeft(draft);
  return [
    ...drawOf(left.filter(({ code }) => code === 'stopped-early')),
    ...(style.countedIn === 'clock' ? HOURS_OFF : []).map(({ minutes, ...slip }) => ({
      ...slip,
      value: key.add(minutes),
    })),
    ...left.filter(({ code }) => code !== 'stopped-early'),
    ...drawOf(
      // Hours of a story are no time of day.
      (style.countedIn === 'clock' ? [] : told).map((value) => ({
        code: TOLD_NUMBER,
        explanation: GIVEN,
        value,
      })),
    ),
  ];
}

/** Names that stand in the order of the alphabet: the letters of a drawing. */
const LETTERED = /^(?:\p{Lu}\p{Ll}+ )?\p{Lu}$/u;

/** Whether two wrong values are both smaller or both larger than the key. */
const isSameSide = (one: WrongValue, other: WrongValue, key: Exact): boolean =>
  exact(one.value).compare(key) < 0 === exact(other.value).compare(key) < 0;

/** Up to here a pupil counts, and may be one off. */
const MOST_COUNTED = 20;

/** Whether a wrong value is beside the key of a sum, for no other reason than to be near. */
const isOneOff = ({ answer: { value: key, style } }: Draft, { value, code }: WrongValue): boolean =>
  !style.names &&
  style.countedIn !== 'clock' &&
  NEAR.test(code) &&
  key.compare(MOST_COUNTED) > 0 &&
  exact(value).sub(key).abs().equals(1);

/**
 * Three wrong values so that the key comes to stand at its place in order of size; null when too few are smaller or
 * larger. Names have no size.
 */
function chooseWrongs(
  draft: Draft,
  dice: Dice,
  keyPlace: number,
  more: readonly WrongValue[],
): WrongValue[] | null {
  const { value: key, style } = draft.answer;
  const own = new Set(draft.wrongs);
  const all = listUsableWrongs({ ...draft, wrongs: [...draft.wrongs, ...more] });
  const usable = dice.shuffle(all.filter((wrong) => !isOneOff(draft, wrong)));
  const found = draft.working.results.map((result) => exact(result.value));
  const isFound = ({ value }: WrongValue): boolean => found.some((one) => one.equals(value));
  // Who stops on the way comes first, then the shape's own slips, of them the likeliest, and last a number that is near the
  // key or told.
  const rank = (wrong: WrongValue): number =>
    (isFound(wrong) ? -1 : wrong === draft.wrongs[0] ? -0.5 : own.has(wrong) ? 0 : 1) +
    (isUnlikely(draft, wrong) ? 2 : 0) +
    (wrong.code === TOLD_NUMBER ? 2 : 0);
  const wrongs = usable.toSorted((a, b) => rank(a) - rank(b));
  if (style.names) return wrongs.length < 3 ? null : wrongs.slice(0, 3);
  // Two numbers of the question only where there is nothing else.
  const told = wrongs.filter(({ code }) => code === TOLD_NUMBER).slice(1);
  const others = wrongs.filter((one) => !told.includes(one));
  return pickAround(key, others, keyPlace) ?? pickAround(key, wrongs, keyPlace);
}

/** The first of some wrong values around the key, so that it comes to its place; null when too few are on a side. */
function pickAround(key: Exact, wrongs: readonly WrongValue[], keyPlace: number): WrongValue[] | null {
  const smaller = wrongs.filter(({ value }) => exact(value).compare(key) < 0).slice(0, keyPlace);
  const larger = wrongs.filter(({ value }) => exact(value).compare(key) > 0).slice(0, 3 - keyPlace);
  const chosen = [...smaller, ...larger];
  if (chosen.length !== 3) return null;
  // Between its two neighbours the key is found without working.
  const isBeside = ({ value }: WrongValue): boolean => exact(value).sub(key).abs().equals(1);
  if (chosen.filter(isBeside).length < 2) return chosen;
  const other = wrongs.find(
    (one) =>
      !chosen.includes(one) && chosen.some((beside) => isBeside(beside) && isSameSide(one, beside, key)),
  );
  const left = other && chosen.find((one) => isBeside(one) && isSameSide(one, other, key));
  return other && left ? chosen.with(chosen.indexOf(left), other) : chosen;
}

/**
 * Four options of a draft: values in order of size, letters in that of the alphabet, other names with the key at its place;
 * null when too few slips are usable, or when the key would not come to stand there.
 */
export function chooseDraftOptions(
  draft: Draft,
  dice: Dice,
  keyPlace: number,
  more: readonly WrongValue[] = [],
): Choice[] | null {
  const { value: key, style } = draft.answer;
  const chosen = chooseWrongs(draft, dice, keyPlace, more);
  if (!chosen) return null;
  const wrongs = chosen.map(({ value, code, explanation }) => ({
    value: exact(value),
    code,
    says: explanation,
  }));
  const right: { value: Exact; code: string | null; says: string } = { value: key, code: null, says: '' };
  const inOrder = [...wrongs, right].toSorted((a, b) => (style.text(a.value) < style.text(b.value) ? -1 : 1));
  if (style.names && inOrder.every(({ value }) => LETTERED.test(style.text(value)))) {
    if (inOrder.indexOf(right as (typeof wrongs)[number]) !== keyPlace) return null;
    return inOrder.map(({ value, code, says }) => ({ text: style.text(value), code, says }));
  }
  const all = style.names
    ? wrongs.toSpliced(keyPlace, 0, right as (typeof wrongs)[number])
    : [...wrongs, right].toSorted((a, b) => a.value.compare(b.value));
  return alignCents(all.map(({ value, code, says }) => ({ text: style.text(value), code, says })));
}

/** What every dressing of a draft keeps of it. */
const keepOf = (draft: Draft): Pick<DressedQuestion, 'worked' | 'misconceptions'> => ({
  // A name as a result (a shape, a day) is no sum that a working could show.
  worked: draft.working.results.flatMap(({ label, expression, value, style }) =>
    style.names ? [] : [{ label, expression, value, result: style.text(value) }],
  ),
  misconceptions: listUsableWrongs(draft)
    // Several ways lead there: nothing can be said of it.
    .map(({ code, explanation, value }) => ({ code, explanation, answer: draft.answer.style.text(value) })),
});

/**
 * A draft in its plain form. Null when too few named misconceptions give a usable option; `more` are wrong values that
 * fill up those of the shape.
 */
export function dressDraft(
  spec: DressSpec,
  draft: Draft,
  dice: Dice,
  keyPlace: number,
  more: readonly WrongValue[] = [],
): DressedQuestion | null {
  const { answer, working } = draft;
  const options = spec.questionType === 'mcq' ? chooseDraftOptions(draft, dice, keyPlace, more) : null;
  if (spec.questionType === 'mcq' && !options) return null;
  const isBlank = spec.questionType === 'fill-in-the-blank';
  const middles = isBlank ? listAskedMiddles(spec, draft) : [];
  const own = amountPart(isBlank ? draft.blank : draft.ask, answer, isBlank);
  const letter = 'ABCD'[options?.findIndex(({ code }) => code === null) ?? -1];
  return {
    ...keepOf(draft),
    form: middles.length > 0 ? 'parts' : 'plain',
    stem: composeStem(spec, draft),
    exhibit: draft.drawing,
    parts: [
      ...middles.map(({ blank, amount }) => amountPart(blank, amount, true)),
      letter === undefined ? own : { ...own, answer: letter },
    ],
    options,
    // A pupil who reads the solution must see where each blank comes from; the answer stays the last line.
    solution: [
      ...working.lines.slice(0, -1),
      ...middles.flatMap((m) => m.steps ?? []),
      ...working.lines.slice(-1),
    ],
    closing: joinClosings(
      [...middles, draft].map((one) => writeClosing(one.blank, 'amount' in one ? one.amount : one.answer)),
    ),
    hints: draft.hints,
  };
}

/** The answers of several blanks in one sentence; the last one alone where another is no sentence of its own. */
const joinClosings = (closings: readonly string[]): string =>
  closings.some((one) => one.startsWith('So the answer is '))
    ? (closings.at(-1) ?? '')
    : closings
        .join(' and ')
        .replaceAll(/(?<! [ap]\.m)\.(?= and So )/g, '')
        .replaceAll(' and So ', ' and ');

/** The working up to so many of its results; all of it where that is not told. */
function linesTo({ working: { lines, results } }: Draft, count: number | undefined): readonly string[] {
  const next = count === undefined ? undefined : results[count];
  const end = next === undefined ? -1 : lines.findIndex((line) => line.startsWith(`${next.label}: `));
  return end < 0 ? lines : lines.slice(0, end);
}

/** A draft in one of the forms about its working. */
export function dressFormed(draft: Draft, form: string, formed: FormedQuestion): DressedQuestion {
  const letter = 'ABCD'[formed.options?.findIndex(({ code }) => code === null) ?? -1];
  // Also who has seen a line may go wrong there.
  const wrongs = formed.shown ? [...listWrongsLeft(draft, formed.shown), ...draft.wrongs] : draft.wrongs;
  // What another blank asks for is no slip.
  const isAsked = ({ value }: WrongValue): boolean =>
    formed.parts.some(({ amount }) => amount?.value.equals(value) === true);
  const kept = keepOf({ ...draft, wrongs: wrongs.filter((one) => !isAsked(one)) });
  const isWord = formed.parts.every(({ amount }) => amount === null);
  return {
    ...kept,
    form,
    closing: isWord ? null : writeClosing(draft.blank, draft.answer),
    stem: formed.stem,
    exhibit: formed.exhibit,
    parts: letter === undefined ? formed.parts : formed.parts.map((part) => ({ ...part, answer: letter })),
    options: formed.options,
    worked: kept.worked.slice(0, formed.asksFor),
    solution: explain(formed, linesTo(draft, formed.asksFor), letter),
    hints: formed.hints ?? draft.hints,
    misconceptions: formed.parts.at(-1)?.amount ? withShown(formed, kept.misconceptions) : [],
  };
}
