import type { Item } from '@sumfox/contracts/question/item';
import { type ItemSpec, assembleItem } from '../assemble-item.js';
import { dressDraft, listUsableWrongs } from '../forms/dress-draft.js';
import { listGivenValues, toParams } from '../item-params.js';
import { EXPRESSION, wrongParam } from '../checks/expression-truth.js';
import {
  findArithmetic,
  findWorth,
  findWrittenNumber,
  tidyArithmetic,
  valueOf,
} from '../checks/plain-arithmetic.js';
import { listNumbers, listSentences } from '../checks/read-text.js';
import { BARE, type Amount } from '../core/amount.js';
import { Dice, mixSeed } from '../core/dice.js';
import type { Draft, MiddleValue, WrongValue } from '../core/draft.js';
import { Working } from '../core/working.js';
import { isMadeKind } from '../made-kinds.js';
import type { WrittenDistractor, WrittenQuestion, WrittenStep, WrittenValue } from './written-question.js';
import { WRITTEN_STRUCTURE_PARAM, type WrittenPattern, findWrittenStructure } from './written-structure.js';
import { findStyle, tidyUnit } from './written-style.js';

/** Who wrote a question and by which version of the task. */
export interface WrittenOrigin {
  model: string;
  promptVersion: number;
  /** The question that the writer was shown. */
  pattern?: WrittenPattern;
}

/** An item, or why the writing is none. */
export type AssembledWriting = { item: Item; faults: [] } | { item: null; faults: string[] };

/** Thrown inside this file only: the first thing that makes a writing unusable. */
class WritingFault extends Error {}

/** The template of everything that was written for a pairing. */
export function writtenTemplate({ gradeLevel, subStrandId, heuristicId }: ItemSpec): string {
  return `model/${gradeLevel.replace('Primary ', 'P')}/${subStrandId}/${heuristicId}`;
}

const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/_{2,}/g, '___')
    .replace(/[‘’]/g, "'")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<![\d.])\d{5,}(?![\d.])/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ' '))
    .trim();

function toAmount({ value, unit }: WrittenValue, what: string): Amount {
  const read = findWrittenNumber(value);
  if (!read) throw new WritingFault(`schema: ${what} "${value}" is no number`);
  const style = findStyle(tidyUnit(unit), value);
  if (!style) throw new WritingFault(`form: ${what} has the unit "${unit ?? ''}"`);
  if (!style.allows(read)) throw new WritingFault(`form: ${what} cannot be ${value} ${unit ?? ''}`.trim());
  return { value: read, style };
}

/** A sum or difference of percentages with their signs, which a calculation leaves out: `100% − 75%`. */
const withPercentSigns = (sum: string): string =>
  /^[\d.]+(?: [+−] [\d.]+)+$/.test(sum) ? sum.replace(/[\d.]+/g, '$&%') : sum;

/** The working, each line worked out again before it is believed. */
function toWorking(steps: readonly WrittenStep[]): Working {
  const working = new Working();
  for (const { label, calculation, result, unit } of steps) {
    const sum = tidyArithmetic(calculation);
    const tree = findArithmetic(sum);
    const value = tree && valueOf(tree);
    if (!value || tree.op === 'number') throw new WritingFault(`steps: cannot read "${calculation}"`);
    if (!findWrittenNumber(result)?.equals(value))
      throw new WritingFault(`steps: "${calculation} = ${result}" is not true`);
    const style = unit === null ? BARE : findStyle(tidyUnit(unit), result);
    if (!style?.allows(value))
      throw new WritingFault(`form: a step cannot come to ${result} ${unit ?? ''}`.trim());
    const name = tidyText(label).replace(/[:.]$/, '');
    if (name === '' || /[=:]/.test(name)) throw new WritingFault(`steps: the label "${label}"`);
    working.calc(name, unit === '%' ? withPercentSigns(sum) : sum, style);
  }
  return working;
}

function toWrong({ expression, value, misconception, explanation }: WrittenDistractor): WrongValue {
  const tree = findArithmetic(tidyArithmetic(expression));
  const worth = tree && valueOf(tree);
  if (!worth || !findWrittenNumber(value)?.equals(worth))
    throw new WritingFault(`mcq: "${expression}" does not come to ${value}`);
  if (!/^[a-z][a-z0-9-]{2,60}$/.test(misconception))
    throw new WritingFault(`mcq: a distractor without a misconception`);
  return { code: misconception, explanation: tidyText(explanation), value: worth };
}

/** The stem in its parts: what is told, what is asked, and the statements with blanks. */
function toTelling(spec: ItemSpec, written: WrittenQuestion) {
  const sentences = listSentences(tidyText(written.stem));
  const isBlank = spec.questionType === 'fill-in-the-blank';
  const firstAsked = isBlank ? sentences.findIndex((s) => s.includes('___')) : sentences.length - 1;
  const story = sentences.slice(0, Math.max(0, firstAsked));
  const asked = sentences.slice(Math.max(0, firstAsked));
  if (asked.length === 0) throw new WritingFault('schema: no stem');
  if (isBlank && (firstAsked < 0 || asked.some((s) => s.split('___').length !== 2)))
    throw new WritingFault('schema: the blanks do not stand one in a sentence at the end');
  return { story, asked };
}

function toMiddles(written: WrittenQuestion, asked: readonly string[]): MiddleValue[] {
  if (written.blanks.length !== asked.length)
    throw new WritingFault(`schema: ${asked.length} blanks and ${written.blanks.length} values`);
  return written.blanks
    .slice(0, -1)
    .map((value, i) => ({ blank: asked[i] ?? '', amount: toAmount(value, `blank ${i + 1}`) }));
}

/** More than a question of any grade needs, in characters and lines. */
const MOST = { stem: 700, label: 80, sentence: 260, sum: 200, steps: 10, distractors: 5 };

/** Texts longer than any question needs, and lists longer than any solution. */
function checkSizes({ stem, expression, steps, hints, distractors }: WrittenQuestion): void {
  const isTooLong =
    stem.length > MOST.stem ||
    expression.length > MOST.sum ||
    steps.length > MOST.steps ||
    distractors.length > MOST.distractors ||
    steps.some((s) => s.label.length > MOST.label || s.calculation.length > MOST.sum) ||
    distractors.some((d) => d.expression.length > MOST.sum || d.explanation.length > MOST.sentence) ||
    hints.some((hint) => hint.length > MOST.sentence);
  if (isTooLong) throw new WritingFault('schema: longer than a question is');
  if (steps.length === 0) throw new WritingFault('steps: no working');
}

/** What a question says of itself, read and recomputed. Throws WritingFault. */
function toDraft(spec: ItemSpec, written: WrittenQuestion, origin: WrittenOrigin): Draft {
  if (!isMadeKind(spec.questionType)) throw new WritingFault('schema: nobody writes questions of this kind');
  checkSizes(written);
  const { story, asked } = toTelling(spec, written);
  const answer = toAmount(written.answer, 'the answer');
  const isBlank = spec.questionType === 'fill-in-the-blank';
  const middles = isBlank ? toMiddles(written, asked) : [];
  const last = written.blanks.at(-1);
  if (isBlank && last && !toAmount(last, 'the last blank').value.equals(answer.value))
    throw new WritingFault('schema: the last blank is not the answer');
  if (isBlank && middles.length > 1) throw new WritingFault('schema: more blanks than can share the marks');
  const [one, two, three, ...more] = written.hints.map(tidyText);
  if (!one || !two || !three || more.length > 0) throw new WritingFault('schema: three hints');
  return {
    story,
    ask: asked.at(-1) ?? '',
    blank: asked.at(-1) ?? '',
    answer,
    middles,
    params: { [EXPRESSION]: tidyArithmetic(written.expression), model: origin.model },
    working: toWorking(written.steps),
    hints: [one, two, three],
    wrongs: written.distractors.map(toWrong),
    drawing: null,
  };
}

/**
 * Makes an item of a question that was written: its numbers are read, its working is worked out again, its key, policy
 * and mark points are made by the routines that make those of the engine's own items. `faults` name what stands in the
 * way, kind first. Nothing is said about the truth of the question: that is for `checkItem`.
 */
export function assembleWritten(
  spec: ItemSpec,
  written: WrittenQuestion,
  origin: WrittenOrigin,
): AssembledWriting {
  try {
    const draft = toDraft(spec, written, origin);
    if (spec.questionType === 'mcq' && listUsableWrongs(draft).length < 3)
      throw new WritingFault('mcq: fewer than three distractors that could be an answer and are none');
    if (draft.middles.length > 0 && spec.level !== 'independent' && spec.level !== 'mastery')
      throw new WritingFault('schema: two blanks for one mark');
    const dice = new Dice(mixSeed(spec.seed, written.stem));
    const place = dice.int(0, 3);
    const question = [0, 1, 2, 3]
      .map((away) => dressDraft(spec, draft, dice, (place + away) % 4))
      .find((dressed) => dressed !== null);
    if (!question) throw new WritingFault('mcq: no options');
    const structure = findWrittenStructure(written.expression, origin.pattern);
    const item = assembleItem(spec, question, {
      template: writtenTemplate(spec),
      structure,
      params: { ...toParams(draft), [WRITTEN_STRUCTURE_PARAM]: structure },
      told: listGivenValues(draft),
    });
    return { item: withOrigin(item, written, origin), faults: [] };
  } catch (fault) {
    if (fault instanceof WritingFault) return { item: null, faults: [fault.message] };
    throw fault;
  }
}

function withOrigin(item: Item, written: WrittenQuestion, { promptVersion }: WrittenOrigin): Item {
  const { question, scheme, provenance } = item;
  const wrongs = (question.mcqOptions ?? []).flatMap(({ label, text }) => {
    const [shown] = listNumbers(text);
    const from = written.distractors.find((d) => shown && findWorth(d.expression)?.equals(shown));
    return label !== scheme.parts[0]?.expected && from
      ? [[wrongParam(label), tidyArithmetic(from.expression)] as const]
      : [];
  });
  return {
    question,
    scheme,
    provenance: {
      ...provenance,
      source: 'model',
      validationScore: 0,
      templateVersion: promptVersion,
      params: { ...provenance.params, ...Object.fromEntries(wrongs) },
    },
  };
}
