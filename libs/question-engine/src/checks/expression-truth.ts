import type { Item } from '@sumfox/contracts/question/item';
import { type GradeLevel, type ProficiencyLevel, gradeNumber } from '@sumfox/curriculum/grades';
import { type Exact, exact, findDecimalPlaces, findQuotient, isWhole } from '../numbers/exact.js';
import type { Tree } from '../core/expression.js';
import {
  countOperations,
  findArithmetic,
  listResults,
  tidyArithmetic,
  valueOf,
  withNumber,
} from './plain-arithmetic.js';
import { LARGEST } from './readability.js';
import { listNumbers } from './read-text.js';
import { isShown } from './shown-values.js';

/** Params under which an item that was written, not drawn, keeps the sums it claims. */
export const EXPRESSION = 'expression';
/** The wrong sum behind an option, by its letter: `wrong-B`. */
export const wrongParam = (label: string): string => `wrong-${label}`;

/**
 * Numbers that everybody knows and that need not stand in a stem: the whole and two sides always, the others where the
 * stem speaks of what they belong to. A number told nowhere else would be a given that was forgotten.
 */
const KNOWN: ReadonlyArray<readonly [values: readonly Exact[], where: RegExp]> = [
  [[exact(1), exact(2)], /./s],
  [[exact(7)], /\bweeks?\b|\bdays?\b/i],
  [[exact(12)], /\bmonths?\b|\byears?\b|\bdozens?\b/i],
  [[exact(24)], /\bdays?\b|\bhours?\b/i],
  [[exact(60)], /(?<![A-Za-z])(?:h|min|s)\b|\b(?:hours?|minutes?|seconds?)\b/],
  [[exact(10), exact(100), exact(1000)], /\b(?:tens?|hundreds?|thousands?|digits?)\b/i],
  [[exact(100)], /%|\$|¢|°|\b(?:per ?cent(?:age)?|cents?|c?m|(?:centi)?metres?|squares?)\b|c?m²/i],
  [[exact(1000)], /(?<![A-Za-z])(?:k?m|k?g|m?[lℓ])(?![A-Za-z])|ℓ|litres?|grams?|metres?|c?m³/i],
  [
    [exact(90), exact(180), exact(360)],
    /°|\b(?:angles?|degrees?|turns?|pie|circles?|triangles?|rectangles?|squares?)\b/i,
  ],
  [[exact(22, 7), exact(314, 100)], /\bcirc\w+|\bdiameter|\bradius|\bpi\b|π|\bwheels?\b/i],
];

/** Numbers that tell no amount: `3rd`, `24-hour`. */
const NO_AMOUNT = /\b\d+(?:st|nd|rd|th)\b|\b\d+-(?:hour|digit|sided)\b/g;

/** A number of a sum; `20/100` is one fraction and also two numbers. */
interface Literal {
  text: string;
  value: Exact;
  terms: Exact[];
}

const LITERAL = /(?:\d+ )?\d+\/\d+|\d{1,3}(?: \d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/g;

function listLiterals(sum: string): Literal[] {
  return [...sum.matchAll(LITERAL)].flatMap(([text]) => {
    const [value] = listNumbers(text);
    const fraction = /^(\d+)\/(\d+)$/.exec(text);
    const terms = fraction ? [fraction[1] ?? '', fraction[2] ?? ''] : [];
    return value ? [{ text, value, terms: terms.flatMap((term) => findQuotient(term, '1') ?? []) }] : [];
  });
}

function isKnown(value: Exact, stem: string): boolean {
  return KNOWN.some(([values, where]) => values.some((known) => known.equals(value)) && where.test(stem));
}

/** Whether the stem or common knowledge gives a number, as a whole or as the top and bottom of a fraction. */
function isGiven({ value, terms }: Literal, stem: string): boolean {
  const given = (one: Exact) => isKnown(one, stem) || isShown(one, stem);
  return given(value) || (terms.length > 0 && terms.every(given));
}

/** The amounts a stem tells, each value once. The 1 of `1 kg of rice costs` is none that a sum must use. */
function listTold(stem: string): Exact[] {
  const told: Exact[] = [];
  for (const value of listNumbers(stem.replace(NO_AMOUNT, ' ')))
    if (!value.equals(1) && !told.some((other) => other.equals(value))) told.push(value);
  return told;
}

/** Operations a question of a level needs at least; younger grades are taught fewer steps (the table of conventions). */
const LEAST_OPERATIONS: Readonly<Record<ProficiencyLevel, number>> = {
  not_ready: 1,
  guided: 1,
  independent: 2,
  mastery: 3,
};

/** Least operations of the sum of a question. */
export function leastOperations(grade: GradeLevel, level: ProficiencyLevel): number {
  const most = gradeNumber(grade) < 4 ? 2 : 3;
  if (gradeNumber(grade) === 1 && level === 'independent') return 1;
  return Math.min(most, LEAST_OPERATIONS[level]);
}

/** Why a value on the way is nothing that the grade can work with; null when it is. */
function findRangeFault(grade: GradeLevel, value: Exact, isMoney: boolean): string | null {
  if (value.compare(0) < 0) return 'negative';
  if (value.compare(LARGEST[grade]) > 0) return 'too large for the grade';
  if (isWhole(value)) return null;
  const places = findDecimalPlaces(value);
  if (isMoney && places !== null && places <= 2) return null;
  const at = gradeNumber(grade);
  if (at < 3) return 'not whole';
  const isDecimal = places !== null && places <= 4 && at >= 4;
  return isDecimal || value.d <= (at < 5 ? 12n : 120n) ? null : 'no number of the grade';
}

/** Numbers of a sum that neither the stem nor common knowledge gives, and amounts of the stem that it leaves out. */
export function listNumberFaults(stem: string, sum: string): string[] {
  const literals = listLiterals(sum);
  const strange = literals.filter((literal) => !isGiven(literal, stem));
  const used = literals.flatMap(({ value, terms }) => [value, ...terms]);
  const idle = listTold(stem).filter((value) => !used.some((one) => one.equals(value)));
  return [
    ...strange.map(({ text }) => `numbers: ${text} is not in the stem`),
    ...idle.map((value) => `numbers: ${value.toFraction()} is not used`),
  ];
}

/** Whether a number may be any other without another answer: one coincidence is none, several are. */
function isIdle(tree: Tree, told: Exact, value: Exact): boolean {
  const unit = exact(1, Number(told.d));
  return [1, 2, 5].every((steps) =>
    valueOf(withNumber(tree, told, told.add(unit.mul(steps))))?.equals(value),
  );
}

/** Faults of the sum that a written item claims to be solved by, against its stem, its key, its grade and its level. */
export function listExpressionFaults(item: Item, key: Exact | null): string[] {
  const { question, provenance } = item;
  const { gradeLevel } = provenance;
  const sum = tidyArithmetic(provenance.params[EXPRESSION] ?? '');
  const tree = findArithmetic(sum);
  const value = tree && valueOf(tree);
  if (!tree || !value) return ['solve: the expression cannot be worked out'];
  if (!key) return ['solve: the key is not one value'];
  const faults: string[] = [];
  if (!value.equals(key))
    faults.push(`solve: the expression gives ${value.toFraction()}, key ${key.toFraction()}`);
  const stem = question.questionText;
  const literals = listLiterals(sum);
  faults.push(...listNumberFaults(stem, sum));
  for (const told of listTold(stem)) {
    const stands = literals.some((literal) => literal.value.equals(told));
    if (stands && isIdle(tree, told, value)) faults.push(`honesty: ${told.toFraction()} changes nothing`);
  }
  const least = leastOperations(gradeLevel, question.proficiencyLevel);
  if (countOperations(tree) < least)
    faults.push(`honesty: ${countOperations(tree)} operations where ${least} are asked`);
  const isMoney = /\$|¢|cents/.test(stem);
  for (const result of listResults(tree)) {
    const fault = findRangeFault(gradeLevel, result, isMoney);
    if (fault) faults.push(`form: ${result.toFraction()} on the way is ${fault}`);
  }
  return [...faults, ...listWrongSumFaults(item)];
}

/** Options whose value is not what their wrong sum comes to, or whose sum uses nothing of the stem. */
function listWrongSumFaults({ question, scheme, provenance }: Item): string[] {
  const key = scheme.parts[0]?.expected;
  return (question.mcqOptions ?? []).flatMap(({ label, text }) => {
    if (label === key) return [];
    const sum = tidyArithmetic(provenance.params[wrongParam(label)] ?? '');
    const tree = findArithmetic(sum);
    const value = tree && valueOf(tree);
    const [shown, ...more] = listNumbers(text);
    if (!value || !shown || more.length > 0 || !value.equals(shown))
      return [`mcq: ${label} does not come from its wrong sum`];
    const told = listTold(question.questionText);
    const literals = listLiterals(sum).flatMap((literal) => [literal.value, ...literal.terms]);
    return literals.some(
      (one) => told.some((other) => other.equals(one)) || isShown(one, question.questionText),
    )
      ? []
      : [`mcq: the wrong sum of ${label} uses nothing of the stem`];
  });
}
