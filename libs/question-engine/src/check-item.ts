import { markWorking } from '@sumfox/answer-marking/mark-working';
import { sameValue } from '@sumfox/answer-marking/same-value';
import { type Item, ItemSchema, OPTION_LABELS } from '@sumfox/contracts/question/item';
import { MARKS_BY_LEVEL, isYoungGrade } from '@sumfox/curriculum/grades';
import { findCombinationFault } from '@sumfox/curriculum/sub-strands';
import { readFormParams } from './form-params.js';
import { readParams } from './item-params.js';
import { findShape } from './cells.js';
import { isUnitNamed } from './checks/asked-unit.js';
import { listContainerFaults } from './checks/container-sizes.js';
import { listApartFaults, listLiquidFaults } from './checks/drawn-things.js';
import { listExplanationFaults } from './checks/explanation-fit.js';
import {
  listCoreFaults,
  listCoreSecrecyFaults,
  listCoreStepFaults,
  listWordFaults,
} from './proof/check-core-item.js';
import { isRareSlip } from './forms/last-step.js';
import { listFormedFaults, listHintNameFaults } from './proof/check-formed.js';
import { listExpressionFaults } from './checks/expression-truth.js';
import { listGrammarFaults } from './checks/grammar.js';
import { listHonestyFaults } from './checks/honesty.js';
import { markPart } from './checks/mark-part.js';
import { listAskingFaults, listContextFaults, listPlainTextFaults } from './checks/plain-writing.js';
import { listQuantities } from './checks/read-quantity.js';
import {
  ANSWER_COUNTED_IN,
  ANSWER_NAMES,
  DRAWN_GIVENS,
  findAnswerValue,
  findKeyValue,
  listNumbers,
  unitTextOf,
} from './checks/read-text.js';
import { isShown, listAxisFaults, listGraphFaults, listMeasuredFaults } from './checks/shown-values.js';
import { readCoreParams } from './core-params.js';
import { findCountedIn } from './core/counted-in.js';
import { listGradeFaults, listReadingFaults } from './checks/readability.js';
import { listStepFaults } from './checks/step-truth.js';
import { listEasyFaults, listSumFaults } from './checks/sums-of-grade.js';
import { listStrayDecimals } from './checks/option-numbers.js';
import { listPrintedKeyFaults, listToldOneFaults } from './checks/printed-key.js';
import { isPlaceTold } from './checks/told-place.js';
import { listPriceFaults } from './checks/told-prices.js';
import { listYoungFaults, readTold } from './checks/young-reading.js';
import { listVisualFaults } from './checks/visual-safety.js';
import type { Proof } from './core/draft.js';
import type { Exact } from './numbers/exact.js';
import { withoutClosing } from './solutions/closing-sentence.js';
import { solveFacts } from './core/fact-solver.js';

/** Lines of the solution that work something out: behind them a form that asks for a word names its option. */
function listWorkedSteps(item: Item): readonly string[] {
  const steps = withoutClosing(item.scheme.solutionSteps);
  return readFormParams(item).asksWord ? steps.slice(0, -1) : steps;
}

/**
 * The answer of the item as written with its unit: the option's text for a choice, else the last part's key. Where a
 * shape's item asks for a word, what its working finds.
 */
function keyText(item: Item): string {
  const last = item.scheme.parts.at(-1)?.expected ?? '';
  if (!readCoreParams(item) && readFormParams(item).asksWord)
    return (listWorkedSteps(item).at(-1) ?? '').split(' = ').at(-1) ?? '';
  if (item.question.questionType !== 'mcq') return last;
  return item.question.mcqOptions?.find((o) => o.label === last)?.text ?? '';
}

function listFormFaults(item: Item): string[] {
  const { question, scheme, provenance } = item;
  const faults: string[] = [];
  const combination = findCombinationFault(provenance.gradeLevel, question.heuristicId, question.subStrandId);
  if (combination) faults.push(`schema: ${combination}`);
  if (question.marks !== MARKS_BY_LEVEL[question.proficiencyLevel] || scheme.marks !== question.marks)
    faults.push('schema: marks');
  if (scheme.questionId !== question.id || scheme.questionType !== question.questionType)
    faults.push('schema: scheme of another question');
  const blanks = question.questionText.match(/___/g)?.length ?? 0;
  if (blanks !== question.blankCount) faults.push('schema: blanks');
  const isBlank = question.questionType === 'fill-in-the-blank';
  if (isBlank ? blanks < 1 || blanks > 3 || scheme.parts.length !== blanks : blanks !== 0)
    faults.push('schema: parts');
  if (!isBlank && scheme.parts.length !== question.answerCount) faults.push('schema: parts');
  if ((question.questionType === 'mcq') !== (question.mcqOptions !== null)) faults.push('schema: options');
  const written = JSON.stringify([question, scheme]);
  if (['undefined', 'NaN', '[object', '${'].some((text) => written.includes(text)))
    faults.push('schema: placeholder left');
  faults.push(
    ...listToldOneFaults(
      question.questionText,
      scheme.parts.map(({ expected }) => expected),
    ),
  );
  for (const part of scheme.parts) {
    const verdict = markPart(part, part.expected);
    if (verdict.outcome !== 'correct')
      faults.push(`form: key "${part.expected}" is marked ${verdict.outcome}`);
    for (const accepted of part.acceptedAnswers) {
      const second = markPart(part, accepted);
      if (second.outcome !== 'correct')
        faults.push(`form: accepted "${accepted}" is marked ${second.outcome}`);
    }
  }
  return faults;
}

/** Where the key is one of a few names, none of the others may pass for it, however near they are spelt. */
function listNameFaults(item: Item): string[] {
  const part = item.scheme.parts.at(-1);
  if (!part || item.question.questionType === 'mcq') return [];
  const names = readParams(item).words.get(ANSWER_NAMES)?.split('|') ?? [];
  return names
    .filter((name) => name !== part.expected && markPart(part, name).outcome === 'correct')
    .map((name) => `form: the other name "${name}" is marked correct`);
}

/** Two- and four-mark items bear mark points, and the model working earns every one of them. */
function listPointFaults({ question, scheme }: Item): string[] {
  const isAsked = question.questionType !== 'mcq' && scheme.marks > 1;
  if (!isAsked) return scheme.markPoints.length > 0 ? ['schema: mark points of an item without working'] : [];
  if (scheme.markPoints.length === 0) return ['schema: no mark points'];
  return markWorking(scheme.markPoints, scheme.solutionSteps.join('\n'))
    .filter((point) => !point.isEarned || point.isFollowedThrough)
    .map((point) => `points: the model working does not earn ${point.id}`);
}

function listChoiceFaults(item: Item): string[] {
  const options = item.question.mcqOptions;
  if (!options) return [];
  const faults: string[] = [];
  if (options.length !== 4 || options.some((o, i) => o.label !== OPTION_LABELS[i]))
    faults.push('mcq: not A to D');
  options.forEach((option, i) => {
    for (const other of options.slice(i + 1)) {
      if (sameValue(option.text, other.text))
        faults.push(`mcq: ${option.label} and ${other.label} have the same value`);
    }
  });
  const part = item.scheme.parts[0];
  for (const option of options) {
    if (option.label === part?.expected) continue;
    const tags = item.scheme.misconceptions.filter((m) => m.answer === option.text);
    if (tags.length === 0) faults.push(`mcq: ${option.label} has no named misconception`);
    if (part && markPart(part, option.label).outcome !== 'incorrect')
      faults.push(`mcq: ${option.label} is not marked wrong`);
  }
  return faults;
}

/** Options that the grade or the question has no numbers for: no pupil would arrive there, and none would choose them. */
function listOptionFaults(item: Item): string[] {
  const { question, provenance } = item;
  const options = (question.mcqOptions ?? []).map(({ text }) => text);
  const rare = item.scheme.misconceptions.filter(
    ({ answer, code }) => isRareSlip(code) && options.includes(answer),
  );
  return [
    ...rare.map(({ answer, code }) => `option: ${answer} is ${code}, which few pupils do`),
    ...options.flatMap((text) =>
      listGradeFaults(provenance.gradeLevel, text).map((fault) => fault.replace(/^\w+/, 'grade')),
    ),
    ...listStrayDecimals(
      options,
      `${question.questionText} ${question.visual?.alt ?? ''}`,
      question.questionType === 'mcq' ? keyText(item) : '',
    ),
  ];
}

/** Every value that the stem's givens allow for the asked quantity; an empty list when there is none or no end of them. */
function solveAgain(proof: Proof, item: Item): Exact[] {
  const { givens, words } = readParams(item);
  if (proof.kind === 'search') return proof.solve(givens, words);
  const value = solveFacts(proof.facts, givens)?.get(proof.asked);
  return value ? [value] : [];
}

/** What a written item claims, worked out; it has no drawn givens and no second solver but its own sum. */
function listWrittenFaults(item: Item): string[] {
  const { question, scheme } = item;
  const stem = question.questionText;
  const key = keyText(item);
  const texts = [
    stem,
    ...question.scaffoldingHints,
    ...scheme.solutionSteps,
    ...scheme.misconceptions.map((m) => m.explanation),
  ];
  const faults = [
    ...listExpressionFaults(item, findKeyValue(key, new Map())),
    ...listAskingFaults(stem),
    ...listContextFaults(texts),
    ...listPlainTextFaults([...texts, key]),
  ];
  const unit = unitTextOf(key);
  if (unit !== '' && !isUnitNamed(unit, stem)) faults.push(`form: the stem does not speak of ${unit}`);
  return faults;
}

function listProofFaults(item: Item): string[] {
  const core = readCoreParams(item);
  if (core) return listCoreFaults(item, core, keyText(item));
  const shape = findShape(item.provenance.gradeLevel, item.provenance.template);
  if (!shape) return [`solve: unknown template ${item.provenance.template}`];
  const key = findKeyValue(keyText(item), readParams(item).words);
  if (!key) return ['solve: the key is not one value'];
  const found = solveAgain(shape.proof, item);
  if (found.length !== 1) return [`solve: ${found.length} answers fit the stem`];
  const faults: string[] = [];
  if (!found[0]?.equals(key))
    faults.push(`solve: second solver gives ${found[0]?.toFraction() ?? ''}, key ${key.toFraction()}`);
  faults.push(...listHonestyFaults(shape.proof, readParams(item)));
  return faults;
}

/** Whether a text gives a key away: the same number, the same quantity, the same ratio or the same name. */
function gives(text: string, secret: string, words: ReadonlyMap<string, string>): boolean {
  // The letter of a card and a short unit stand in many words: only by themselves do they name anything.
  if (words.has(ANSWER_NAMES) && /^\p{L}{1,2}$/u.test(secret))
    return new RegExp(`(?<!\\p{L})${secret}(?!\\p{L})`, 'u').test(text);
  if (words.has(ANSWER_NAMES)) return text.toLowerCase().includes(secret.toLowerCase());
  if (secret.includes(' : ')) return text.includes(secret);
  const unit = findCountedIn(words.get(ANSWER_COUNTED_IN));
  const value = findKeyValue(secret, words) ?? findAnswerValue(secret);
  if (!value) return text.includes(secret);
  if (unit && findKeyValue(secret, words)) return listQuantities(text, unit).some((q) => q.equals(value));
  return listNumbers(text).some((n) => n.equals(value));
}

/** Every true line of the working ends with the key. */
function listWorkingFaults(item: Item): string[] {
  const core = readCoreParams(item);
  if (core) return [...listCoreStepFaults(item, core, keyText(item)), ...listFormedFaults(item, core)];
  const { form, asksWord } = readFormParams(item);
  const asksOnTheWay = form === 'plain' || form === 'parts';
  const steps = listWorkedSteps(item);
  const isTold = isPlaceTold(item);
  return [
    ...(isTold === false ? ['steps: the solution leads to another point'] : []),
    ...(asksWord ? listWordFaults(item) : []),
    ...listFormedFaults(item),
    ...listStepFaults(
      steps,
      isTold === null ? keyText(item) : (steps.at(-1)?.split('=').at(-1)?.trim() ?? ''),
      asksOnTheWay ? item.scheme.parts.slice(0, -1).map((part) => part.expected) : [],
    ),
  ];
}

const listHintFaults = (item: Item): string[] =>
  item.question.scaffoldingHints.length !== 3 || new Set(item.question.scaffoldingHints).size !== 3
    ? ['schema: three hints']
    : listHintNameFaults(item);

function listSecrecyFaults(item: Item): string[] {
  const { question, scheme } = item;
  const core = readCoreParams(item);
  if (core) return listCoreSecrecyFaults(item, core, keyText(item));
  const faults: string[] = [];
  const shown = `${question.questionText} ${question.visual?.alt ?? ''}`;
  const { givens, words } = readParams(item);
  const drawn = new Set(words.get(DRAWN_GIVENS)?.split(' '));
  for (const [name, value] of givens) {
    if (!drawn.has(name) && !isShown(value, shown)) faults.push(`params: ${name} is not shown`);
  }
  if (drawn.size > 0 && !question.visual) faults.push('visual: givens of a drawing that is not there');
  const { form, asksWord } = readFormParams(item);
  const asked = form === 'plain' || form === 'parts' ? scheme.parts : scheme.parts.slice(-1);
  const secrets = question.questionType === 'mcq' ? [keyText(item)] : asked.map((p) => p.expected);
  // A card or an option may show the value where a word is asked for.
  if (asksWord) return faults;
  for (const secret of secrets) {
    // Where the key is one of a few names the stem may list them all; the hints may not single it out.
    if (!words.has(ANSWER_NAMES) && gives(shown, secret, words))
      faults.push('secrecy: the stem shows the answer');
    question.scaffoldingHints.forEach((hint, i) => {
      if (gives(hint, secret, words)) faults.push(`secrecy: hint ${i + 1} shows the answer`);
    });
    for (const { explanation } of scheme.misconceptions) {
      if (gives(explanation, secret, words)) faults.push('secrecy: an explanation shows the answer');
    }
  }
  return faults;
}

/** The answer as a pupil would write it, also where a form asks which of the options it is. */
const findAnswerText = (item: Item): string =>
  readFormParams(item).asksWord
    ? ((withoutClosing(item.scheme.solutionSteps).at(-2) ?? '').split(' = ').at(-1) ?? '')
    : keyText(item);

/** Words that only a graph gives a meaning to. */
const OF_A_GRAPH = /\b(?:the drawing|top of the bar|mark on the scale|count(?:ed)? the pictures)\b/i;

function listDrawingFaults(item: Item): string[] {
  const { visual, questionText } = item.question;
  const needs =
    /\b(the (table|graph|line graph|figures?|diagram|model|grids?|number machine|balance|pattern) (below|shows?)|in the (figure|diagram|table))\b/i;
  if (!visual) return needs.test(questionText) ? ['visual: the stem speaks of a drawing'] : [];
  if (/^\s*$|, ,/.test(visual.alt)) return ['visual: no text alternative, or an empty name in it'];
  const said = [...item.question.scaffoldingHints, ...item.scheme.misconceptions.map((m) => m.explanation)];
  const graph = visual.alt.startsWith('Table:') ? said.find((text) => OF_A_GRAPH.test(text)) : undefined;
  const isOwn = item.provenance.source === 'engine';
  return [
    ...(graph === undefined ? [] : [`visual: "${graph}" beside a table`]),
    ...listVisualFaults(visual.svg),
    ...listApartFaults(visual),
    ...listGraphFaults(visual.alt, item.scheme.solutionSteps),
    ...listAxisFaults(visual, item.scheme.solutionSteps),
    ...listMeasuredFaults(visual.alt, questionText),
    ...listLiquidFaults(visual, readTold(item.question)),
    ...(isOwn ? listPrintedKeyFaults(visual, readTold(item.question), findAnswerText(item)) : []),
  ];
}

/** Weight of each kind of check in the score; a fault in a gate makes it 0. */
const WEIGHTS: ReadonlyArray<readonly [weight: number, kinds: RegExp]> = [
  [0.3, /^solve/],
  [0.15, /^(steps|points)/],
  [0.15, /^(mcq|explanation)/],
  [0.1, /^(form|numbers)/],
  [0.1, /^(readability|grammar|banned|markup|asking|grade|price|size)/],
  [0.1, /^(honesty|params)/],
  [0.05, /^visual/],
  [0.05, /^novelty/],
];
const GATES =
  /^(schema|solve|steps|points|form|mcq|numbers|banned|markup|asking|grade|secrecy|visual: (unsafe|element|attribute))/;

/** Faults of one check after the other: cheap checks first, the search for every answer of the stem last. */
function* listFaultsByCheck(item: Item): Generator<readonly string[]> {
  const { question, scheme, provenance } = item;
  const { gradeLevel } = provenance;
  const { questionText, scaffoldingHints } = question;
  const { solutionSteps } = scheme;
  yield listReadingFaults(gradeLevel, questionText);
  if (isYoungGrade(gradeLevel) && provenance.source === 'engine')
    yield listYoungFaults(questionText, question.visual?.alt ?? '', question.proficiencyLevel);
  yield listGradeFaults(gradeLevel, [questionText, ...scaffoldingHints, ...solutionSteps].join('\n'));
  yield listHintFaults(item);
  yield listOptionFaults(item);
  yield listContainerFaults(item);
  yield listPriceFaults(item);
  yield listSecrecyFaults(item);
  yield listExplanationFaults(item);
  yield listSumFaults(gradeLevel, solutionSteps);
  if (!question.visual) yield listEasyFaults(gradeLevel, solutionSteps);
  yield listGrammarFaults([
    questionText,
    ...scaffoldingHints,
    ...solutionSteps,
    ...scheme.misconceptions.map((m) => m.explanation),
  ]);
  yield listDrawingFaults(item);
  yield listFormFaults(item);
  yield listNameFaults(item);
  yield listChoiceFaults(item);
  yield listPointFaults(item);
  yield listWorkingFaults(item);
  yield provenance.source === 'model' ? listWrittenFaults(item) : listProofFaults(item);
}

const listSchemaFaults = (item: Item): string[] =>
  ItemSchema.safeParse(item).error?.issues.map((i) => `schema: ${i.path.join('.')} ${i.message}`) ?? [];

/**
 * The checks of an item on its own: schema, independent solve from the params (of a written item: its sum against its
 * stem and key), every step recomputed, answer form, options, honesty, reading, secrecy and drawing. `score` is 0 when
 * a gate fails, else the weighted share of checks passed (0..1); `faults` name what failed, kind first. Near-duplicates
 * are judged against a bank, not here. With `untilFault` the first check that fails is the last one: for draws, which
 * are dropped for any fault.
 */
export function checkItem(
  item: Item,
  { untilFault = false }: { untilFault?: boolean } = {},
): { score: number; faults: string[] } {
  // What was just assembled has the fields of an item: looked at last there, for most draws are dropped before.
  const faults = untilFault ? [] : listSchemaFaults(item);
  if (faults.length > 0) return { score: 0, faults };
  for (const found of listFaultsByCheck(item)) {
    faults.push(...found);
    if (untilFault && faults.length > 0) break;
  }
  if (untilFault && faults.length === 0) faults.push(...listSchemaFaults(item));
  if (faults.some((f) => GATES.test(f))) return { score: 0, faults };
  const score = WEIGHTS.reduce(
    (sum, [weight, kinds]) => sum + (faults.some((f) => kinds.test(f)) ? 0 : weight),
    0,
  );
  return { score: Math.round(score * 1000) / 1000, faults };
}
