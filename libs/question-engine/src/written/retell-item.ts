import type { Item, QuestionKind } from '@sumfox/contracts/question/item';
import type { ItemSpec } from '../assemble-item.js';
import { listNumberFaults } from '../checks/expression-truth.js';
import { findArithmetic, findWorth, listLeaves } from '../checks/plain-arithmetic.js';
import { findAnswerValue, listNumbers, unitTextOf } from '../checks/read-text.js';
import { WORKED_FORMS } from '../forms/catalogue.js';
import { isShown } from '../checks/shown-values.js';
import { mixSeed } from '../core/dice.js';
import { readFormParams } from '../form-params.js';
import type { Exact } from '../numbers/exact.js';
import { numberText } from '../numbers/number-text.js';
import type { WrittenDistractor, WrittenQuestion, WrittenStep, WrittenValue } from './written-question.js';

/** Forms that ask about a working: there is no story of their own to retell. */
const ABOUT_WORKING: ReadonlySet<string> = new Set(WORKED_FORMS.map(({ id }) => id));

/** A line of working with the sums that lead to it from the numbers of the stem. */
interface WorkedLine {
  step: WrittenStep;
  value: Exact;
  sums: string[];
}

/** Between the sum and what it comes to, sums of fractions stand again with like denominators. */
const LINE = /^([^:=]{1,80}): ([^=]+?)(?: = [^=]+)*? = ([^=]+)$/;
const NUMBER = /(?:\d+ )?\d+\/\d+|\d{1,3}(?: \d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/g;
/** Sums kept for a line; more ways of putting results into each other are not tried. */
const MOST_SUMS = 16;

function toValue(text: string): WrittenValue | null {
  const [number, ...more] = text.match(NUMBER) ?? [];
  const unit = unitTextOf(text);
  return number === undefined || more.length > 0 ? null : { value: number, unit: unit === '' ? null : unit };
}

/** Ways to write a number of a calculation: as the stem shows it, or as the sum that an earlier line found it by. */
function listWays(text: string, stem: string, before: readonly WorkedLine[]): string[] {
  const [value] = listNumbers(text);
  const from = value && before.findLast((line) => line.value.equals(value));
  const sums = (from?.sums ?? []).map((sum) => `(${sum})`);
  return !from || (value && isShown(value, stem)) ? [text, ...sums] : sums;
}

/** The calculation with results of earlier lines put in, in every way up to {@link MOST_SUMS}. */
function listSumsOf(calculation: string, stem: string, before: readonly WorkedLine[]): string[] {
  let sums = [''];
  let end = 0;
  for (const match of calculation.matchAll(NUMBER)) {
    const lead = calculation.slice(end, match.index);
    const ways = listWays(match[0], stem, before);
    sums = sums.flatMap((sum) => ways.map((way) => `${sum}${lead}${way}`)).slice(0, MOST_SUMS);
    end = match.index + match[0].length;
  }
  return sums.map((sum) => sum + calculation.slice(end));
}

function findLines(item: Item): WorkedLine[] | null {
  const lines: WorkedLine[] = [];
  for (const step of item.scheme.solutionSteps) {
    const [, label, written, result] = LINE.exec(step) ?? [];
    // A sentence between the sums is left out; a sum that is no plain arithmetic cannot be told.
    if (label === undefined || written === undefined || result === undefined) {
      if (step.includes('=')) return null;
      continue;
    }
    const calculation = written.replace(/[°%]/g, '');
    const value = findWorth(calculation);
    const told = toValue(result);
    if (!value || !told || !findAnswerValue(result)?.equals(value)) return null;
    if (findArithmetic(calculation)?.op === 'number') return null;
    lines.push({
      step: { label, calculation, result: told.value, unit: told.unit },
      value,
      sums: listSumsOf(calculation.replaceAll('$', ''), item.question.questionText, lines),
    });
  }
  return lines;
}

const MOST_LEAVES = 4;

/** A sum with what it comes to. */
interface Sum {
  text: string;
  value: Exact;
}

const SIGNS: ReadonlyArray<readonly [sign: string, join: (a: Exact, b: Exact) => Exact | null]> = [
  ['+', (a, b) => a.add(b)],
  ['−', (a, b) => a.sub(b)],
  ['×', (a, b) => a.mul(b)],
  ['÷', (a, b) => (b.equals(0) ? null : a.div(b))],
];

function joinSums(left: readonly Sum[], right: readonly Sum[], isBracketed: boolean): Sum[] {
  return left.flatMap((a) =>
    right.flatMap((b) =>
      SIGNS.flatMap(([sign, join]) => {
        const value = join(a.value, b.value);
        const text = `${isBracketed ? `(${a.text})` : a.text} ${sign} ${b.text}`;
        return value && value.s > 0n ? [{ text, value }] : [];
      }),
    ),
  );
}

/** Every value that one or two operations on the numbers make, with its sum; the plainer first. */
function listSums(numbers: readonly Exact[]): Sum[] {
  const known = numbers.slice(0, MOST_LEAVES).map((value) => ({ text: numberText(value), value }));
  const once = joinSums(known, known, false);
  return [...once, ...joinSums(once, known, true)];
}

/** Wrong answers of an item for which there is a sum of its numbers. */
function listDistractors(item: Item, expression: string): WrittenDistractor[] {
  const stem = item.question.questionText;
  const tree = findArithmetic(expression);
  const leaves = tree ? listLeaves(tree) : [];
  const told = leaves.filter((leaf, i) => leaves.findIndex((other) => other.equals(leaf)) === i);
  const sums = listSums(told.filter((leaf) => listNumbers(stem).some((n) => n.equals(leaf))));
  return item.scheme.misconceptions.flatMap(({ code, explanation, answer }) => {
    const value = findAnswerValue(answer);
    const from = value && sums.find((one) => one.value.equals(value));
    const shown = toValue(answer);
    return from && shown
      ? [{ expression: from.text, value: shown.value, misconception: code, explanation }]
      : [];
  });
}

/**
 * What is drawn to be told: for a choice an open question, which knows all the slips and not three of them only. It is
 * another one than the open question of the same seed, which may be told as well.
 */
export const toTellable = (spec: ItemSpec): ItemSpec =>
  spec.questionType === 'mcq'
    ? { ...spec, questionType: 'open-ended', seed: mixSeed('choice', spec.seed) }
    : spec;

/**
 * An item of the engine told as an author would hand it in: the pattern that a writer is shown. Null for an item that
 * needs its drawing, asks for a word, a name, a time or a ratio, or whose working is no chain of sums on the numbers
 * told. It is told as `questionType`, its own unless another is named.
 */
export function findWrittenForm(
  item: Item,
  questionType: QuestionKind = item.question.questionType,
): WrittenQuestion | null {
  const { question, scheme } = item;
  const { form } = readFormParams(item);
  if (question.visual || question.answerCount > 1 || ABOUT_WORKING.has(form)) return null;
  const key =
    question.questionType === 'mcq'
      ? question.mcqOptions?.find((o) => o.label === scheme.parts[0]?.expected)?.text
      : scheme.parts.at(-1)?.expected;
  const answer = toValue(key ?? '');
  const lines = findLines(item);
  const last = lines?.at(-1);
  if (!answer || !lines || !last || key?.includes(' : ')) return null;
  if (!last.value.equals(findAnswerValue(key ?? '') ?? -1)) return null;
  const expression = last.sums.find((sum) => listNumberFaults(question.questionText, sum).length === 0);
  if (expression === undefined) return null;
  const blanks = question.blankCount > 0 ? scheme.parts.map((part) => toValue(part.expected)) : [];
  if (blanks.some((blank) => blank === null)) return null;
  const isChoice = questionType === 'mcq';
  const distractors = isChoice ? listDistractors(item, expression).slice(0, 3) : [];
  if (isChoice && distractors.length < 3) return null;
  return {
    stem: question.questionText,
    expression,
    answer,
    blanks: blanks.flatMap((blank) => blank ?? []),
    steps: lines.map(({ step }) => step),
    hints: [...question.scaffoldingHints],
    distractors,
  };
}
