import type { QuestionKind } from '@sumfox/contracts/question/item';
import { type GradeLevel, type ProficiencyLevel, isYoungGrade } from '@sumfox/curriculum/grades';
import { listNumbers, listSentences } from '../checks/read-text.js';
import { listSumFaults } from '../checks/sums-of-grade.js';
import type { Amount } from '../core/amount.js';
import type { Draft, Shape, WrongValue } from '../core/draft.js';
import type { WorkedResult } from '../core/working.js';
import { type Link, findLinks, findWorkingUnit } from '../lines/links.js';
import {
  type WorkingUnit,
  cutAtNumbers,
  findNumber,
  findWorkedValue,
  hasUnit,
  listSigns,
  replaceNumbers,
} from '../lines/written-numbers.js';
import { listGivenValues } from '../item-params.js';
import { askOfSign, joinWithAnd, labelInSentence } from '../core/label-phrase.js';
import { type Exact, exact, findDecimalPlaces, isWhole } from '../numbers/exact.js';
import { fractionText, moneyText, numberText } from '../numbers/number-text.js';
import { TOLD_NUMBER } from './choices.js';
import {
  chooseDraftOptions,
  isUnlikely,
  listPlainSlips,
  listUsableWrongs,
  listWrongsLeft,
} from './dress-draft.js';
import { hintSize, hintSum } from '../young/sum-hints.js';
import { hintOfResult } from './result-hints.js';
import { isOfColumns, isRareSlip, listLastStepSlips } from './last-step.js';
import type { Worked, WrittenLine, WrongWorking } from './worked.js';

const OTHER_SIGN: Readonly<Record<string, string>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' };

/** How an item of a draft is asked for, beside the draft. */
export interface DraftSpec {
  grade: GradeLevel;
  level: ProficiencyLevel;
  type: QuestionKind;
  keyPlace: number;
}

const toLine = ({ label, expression, style, value }: WorkedResult): WrittenLine => ({
  label,
  expression,
  result: style.text(value),
});

/** Whether a pupil could have written a result in place of the right one: writable, and no stranger number than it. */
function canStandFor(right: WorkedResult, value: Exact): boolean {
  if (value.compare(0) <= 0 || !right.style.allows(value)) return false;
  if (isWhole(right.value)) return isWhole(value);
  const places = findDecimalPlaces(right.value);
  return places === null || (findDecimalPlaces(value) ?? places + 1) <= places;
}

/** A result in the place of another one: with its unit or as a fraction where that was so, with the cents of a price. */
function writeInstead(text: string, before: string, value: Exact, { style }: WorkedResult): string {
  if (hasUnit(text)) return style.text(value);
  if (text.includes('/')) return fractionText(value);
  return before.endsWith('$') || style.unit === '$' ? moneyText(value).slice(1) : numberText(value);
}

/** The lines of a draft with what they use of one another. */
interface LinkedWorking {
  results: readonly WorkedResult[];
  links: readonly Link[];
  unit: WorkingUnit;
}

/** The working with another expression in one line and all that follows from it; null where a line cannot be written. */
function rework(
  { results, links, unit }: LinkedWorking,
  at: number,
  instead: string,
): Pick<WrongWorking, 'lines' | 'value'> | null {
  const values = results.map(({ value }) => value);
  const lines = results.map(toLine);
  for (let place = at; place < results.length; place += 1) {
    const result = results[place];
    const line = lines[place];
    if (!result || !line) return null;
    const cut = cutAtNumbers(result.expression, unit);
    const changed = links.flatMap(({ line: of, number, from }) => {
      const [value, found] = [values[from], results[from]];
      return of === place && value && found && !value.equals(found.value)
        ? [[number, writeInstead(cut[number * 2 + 1] ?? '', cut[number * 2] ?? '', value, found)] as const]
        : [];
    });
    const expression = place === at ? instead : replaceNumbers(result.expression, new Map(changed), unit);
    const value = findWorkedValue(expression, unit);
    if (!value || !canStandFor(result, value)) return null;
    values[place] = value;
    lines[place] = { ...line, expression, result: result.style.text(value) };
  }
  const value = values.at(-1);
  return value ? { lines, value } : null;
}

/** Told numbers of a line that a pupil may go on with: the first one, of a sum each, as all of them are of one kind. */
function listTold(expression: string, isFound: (place: number) => boolean, unit: WorkingUnit): string[] {
  const numbers = cutAtNumbers(expression, unit).filter((_, i) => i % 2 === 1);
  const ofOneKind = /[×÷]/.test(expression) ? numbers.slice(0, 1) : numbers;
  return ofOneKind.filter((_, place) => !isFound(place));
}

/** What all angles make together, less one of them: nobody would add that one. */
const FROM_ALL_ANGLES = /^(?:180|360)°? −/;

/** Expressions that a pupil might write for a line: the other sign, or a told number in place of what was found. */
function listSlips(
  { results, links, unit }: LinkedWorking,
  at: number,
): Array<{ instead: string; skips: string | null }> {
  const expression = results[at]?.expression ?? '';
  const [sign, ...more] = listSigns(expression);
  const other = more.length === 0 && sign !== undefined ? OTHER_SIGN[sign] : undefined;
  const isOfAll = FROM_ALL_ANGLES.test(expression) && results[at]?.style.text(1) === '1°';
  const isTurnable = sign !== undefined && other !== undefined && !isOfAll;
  const turned = isTurnable ? [expression.replace(sign, other)] : [];
  const skipped = links.flatMap(({ line, number, from }) => {
    const before = results[from];
    if (line !== at || !before) return [];
    const found = cutAtNumbers(expression, unit)[number * 2 + 1] ?? '';
    return listTold(
      before.expression,
      (place) => links.some((l) => l.line === from && l.number === place),
      unit,
    ).map((told) => ({
      instead: replaceNumbers(expression, new Map([[number, told]]), unit),
      skips: `Use ${found}, ${labelInSentence(before.label)}, in place of ${told}.`,
    }));
  });
  return [...turned.map((instead) => ({ instead, skips: null })), ...skipped];
}

/** What is said of an expression in place of another one: what it should use, or to think about the sign. */
function sayOfSlip({ label, expression }: WorkedResult, skips: string | null): string {
  if (skips !== null) return skips;
  return askOfSign(labelInSentence(label), /[+−]/.test(expression));
}

function listWrongWorkings(working: LinkedWorking, answer: Amount, grade: GradeLevel): WrongWorking[] {
  const { results, links } = working;
  const seen = [answer.value];
  return results.flatMap((result, at) => {
    // What nobody uses later leads to no wrong answer; without links only the last line does.
    const isUsed = at === results.length - 1 || links.some(({ from }) => from === at);
    if (!isUsed) return [];
    return listSlips(working, at).flatMap(({ instead, skips }): WrongWorking[] => {
      const reworked = rework(working, at, instead);
      if (!reworked) return [];
      const { lines, value } = reworked;
      const isLikely = value.compare(answer.value.mul(6)) <= 0 && value.compare(answer.value.div(8)) >= 0;
      if (!isLikely || !answer.style.allows(value) || seen.some((other) => other.equals(value))) return [];
      if (lines[at]?.result === toLine(result).result) return [];
      // Who should share does not multiply before Primary 3.
      if (isYoungGrade(grade) && result.expression.includes('÷') && instead.includes('×')) return [];
      if (
        listSumFaults(
          grade,
          lines.map(({ label, expression, result: r }) => `${label}: ${expression} = ${r}`),
        ).length > 0
      )
        return [];
      seen.push(value);
      return [{ at, lines, value, says: sayOfSlip(result, skips), isTurned: skips === null }];
    });
  });
}

/** The last sentence asks; what stands before it belongs to the story. */
function cutAsking(text: string): { told: string[]; asked: string } {
  const sentences = listSentences(text);
  return { told: sentences.slice(0, -1), asked: sentences.at(-1) ?? text };
}

/** Story, question and statement with a blank; what both of these say before they ask belongs to the story. */
function readAsking(
  draft: Draft,
  type: QuestionKind,
): Pick<Worked, 'question' | 'blank'> & { story: string[] } {
  const [ask, blank] = [cutAsking(draft.ask), cutAsking(draft.blank)];
  if (type !== 'fill-in-the-blank')
    return { story: [...draft.story, ...ask.told], question: ask.asked, blank: draft.blank };
  return {
    story: [...draft.story, ...blank.told],
    question: blank.told.length > 0 ? ask.asked : draft.ask,
    blank: blank.asked,
  };
}

/** The lines of a draft where they are plain arithmetic that leads to the answer, which no name is; none otherwise. */
function readLines({
  answer,
  isRiddle,
  working: { results },
}: Draft): Pick<LinkedWorking, 'results' | 'unit'> {
  const unit = findWorkingUnit(results);
  const isPlain =
    isRiddle !== true && unit !== undefined && [answer, ...results].every(({ style }) => !style.names);
  return isPlain && results.at(-1)?.value.equals(answer.value) === true
    ? { results, unit }
    : { results: [], unit: null };
}

/** Wrong ways to take the last step of a working, with amounts that are shown and counted in the unit of the answer. */
function listLastSlips(
  results: readonly WorkedResult[],
  { value: key, style }: Amount,
  unit: WorkingUnit,
): WrongValue[] {
  const shown = results.slice(0, -1).filter((one) => one.style.text(1) === style.text(1));
  const others = shown.toReversed().map(({ label, value }) => ({
    text: /\D/.test(style.text(value)) ? style.text(value) : labelInSentence(label),
    value,
    kind: '',
  }));
  const expression = results.at(-1)?.expression ?? '';
  return style.names
    ? []
    : listLastStepSlips(expression, key, others, unit).map(({ code, says, value }) => ({
        code,
        explanation: says,
        value,
      }));
}

const NAMELESS_HINT = 'Which numbers do you need now?';

/** What a line uses of the lines before it, by name; what it finds where that cannot be told. */
function hintKnown(results: readonly WorkedResult[], at: number, unit: WorkingUnit): string {
  const line = results[at];
  if (!line) return NAMELESS_HINT;
  const numbers = cutAtNumbers(line.expression, unit).flatMap((text, i) =>
    i % 2 === 1 ? (findNumber(text, unit) ?? []) : [],
  );
  const before = results
    .slice(0, at)
    .filter(({ value }) => numbers.some((number) => number.equals(value)))
    .map(({ label }) => labelInSentence(label));
  const finds = labelInSentence(line.label);
  return before.length === 0 || new Set(before).size < before.length
    ? `Which numbers do you need to find ${finds}?`
    : `You know ${joinWithAnd(before)}. How do you find ${finds} from that?`;
}

/** A draft of a shape as the forms know it. */
export function readWorkedDraft(shape: Shape, draft: Draft, spec: DraftSpec): Worked {
  const { answer } = draft;
  const { results, unit } = readLines(draft);
  const { story, ...asking } = readAsking(draft, spec.type);
  const told = [...listNumbers([...draft.story, draft.ask].join(' ')), ...listGivenValues(draft)];
  const isTold = (value: Exact): boolean => told.some((one) => one.equals(value));
  let known: readonly Link[] | null | undefined;
  // Found by drawing the shape several times, so only for a form that asks.
  const listLinks = (): readonly Link[] | null =>
    known === undefined ? (known = findLinks(shape, spec.level, draft)) : known;
  let wrong: readonly WrongWorking[] | null = null;
  const isYoung = isYoungGrade(spec.grade);
  const sumOf = (at: number): string => results[at]?.expression ?? '';
  const textOf = (at: number): string => results[at]?.style.text(results[at].value) ?? '';
  return {
    says: null,
    saysLine: () => null,
    hintKnown: (at) =>
      isYoung ? (hintSize(sumOf(at), textOf(at)) ?? NAMELESS_HINT) : hintKnown(results, at, unit),
    hintLine: (at) =>
      (isYoung && !results[at]?.hint ? hintSum(sumOf(at), [], textOf(at)) : null) ??
      hintOfResult(results, at, spec.grade, isTold),
    ...spec,
    ...asking,
    tell: () => story,
    firstBlank:
      draft.middles.find(({ amount }) => results[0]?.value.equals(amount.value) === true)?.blank ?? null,
    answer,
    lines: results.map(toLine),
    unit,
    listUses: () => {
      const links = listLinks();
      return links && results.map((_, i) => links.flatMap(({ line, from }) => (line === i ? [from] : [])));
    },
    isTold,
    listWrong: () =>
      (wrong ??= listWrongWorkings({ results, links: listLinks() ?? [], unit }, answer, spec.grade)),
    sayTold: () => null,
    listLastSlips: (shown) =>
      shown < results.length - 1
        ? []
        : listLastSlips(results, answer, unit).flatMap(({ value, explanation, code }) =>
            answer.style.allows(exact(value))
              ? [{ text: answer.style.text(value), says: explanation, code }]
              : [],
          ),
    chooseOptions: (dice, shown = 0) => {
      const own = shown > 0 ? { ...draft, wrongs: listWrongsLeft(draft, shown) } : draft;
      const isLast = shown > 0 && shown >= results.length - 1;
      const last = listLastSlips(results, answer, unit).filter(({ code }) =>
        isLast ? !isRareSlip(code) : !isYoung && isOfColumns(code),
      );
      // What is left may have no three wrong ways. The youngest may still go wrong in what they see.
      const plain = listPlainSlips(own, dice, told);
      const seen = isYoung ? draft.wrongs : [];
      return (
        chooseDraftOptions(own, dice, spec.keyPlace) ??
        chooseDraftOptions({ ...own, wrongs: [...own.wrongs, ...last] }, dice, spec.keyPlace) ??
        chooseDraftOptions({ ...own, wrongs: [...own.wrongs, ...last, ...seen] }, dice, spec.keyPlace) ??
        chooseDraftOptions(own, dice, spec.keyPlace, [...last, ...plain]) ??
        (own === draft ? null : chooseDraftOptions(own, dice, spec.keyPlace, draft.wrongs))
      );
    },
    listWrongAnswers: () =>
      listUsableWrongs(draft).map((wrong) => ({
        text: answer.style.text(wrong.value),
        says: wrong.explanation,
        code: wrong.code,
        isLikely: wrong.code !== TOLD_NUMBER && !isUnlikely(draft, wrong),
      })),
    names: (name) => story.some((sentence) => sentence.includes(name)),
    drawing: draft.drawing,
    hasRoomForCard: false,
  };
}
