import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { shareMarks } from '@sumfox/answer-marking/mark-shares';
import type {
  Item,
  MarkPoint,
  Misconception,
  Question,
  QuestionKind,
  SchemePart,
} from '@sumfox/contracts/question/item';
import { OPTION_LABELS } from '@sumfox/contracts/question/item';
import { type GradeLevel, MARKS_BY_LEVEL, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { getHeuristic, type HeuristicId } from '@sumfox/curriculum/heuristics';
import { combinationComplexity, findSubStrand } from '@sumfox/curriculum/sub-strands';
import { ANSWER_COUNTED_IN, ANSWER_NAMES, DRAWN_GIVENS, listNumbers } from './checks/read-text.js';
import type { Amount } from './core/amount.js';
import { listUnitChips } from './core/answer-units.js';
import type { Dice } from './core/dice.js';
import type { Draft, MiddleValue, WrongValue } from './core/draft.js';
import { exact, findParamValue, toParamText } from './numbers/exact.js';
import { listDrawnValues } from './checks/drawn-values.js';
import { renderDrawing } from './drawing/render-drawing.js';

/** Raised with every change that alters what a stored seed gives. */
export const TEMPLATE_VERSION = 9;

/** What is to be made; see `makeItem`. */
export interface ItemSpec {
  gradeLevel: GradeLevel;
  subStrandId: string;
  heuristicId: HeuristicId;
  level: ProficiencyLevel;
  questionType: QuestionKind;
  seed: number;
  /** The bank item's id. */
  id: string;
}

/** What only the core can be asked for: one structure, one form, one world. */
export interface Wishes {
  structure?: string | undefined;
  form?: string | undefined;
  world?: string | undefined;
}

/** Wrong values that could be written as an answer: of the same kind, not the key, not absurd, each once. */
export function listUsableWrongs(draft: Draft): WrongValue[] {
  const { value: key, style } = draft.answer;
  const seen = [key];
  return draft.wrongs.filter(({ value }) => {
    const q = exact(value);
    if (!style.allows(q) || seen.some((s) => s.equals(q))) return false;
    const measured = !style.names && style.countedIn !== 'clock';
    if (measured && (q.compare(key.mul(10)) > 0 || q.compare(key.div(20)) < 0)) return false;
    seen.push(q);
    return true;
  });
}

function toPart(stem: string, answer: Amount, blank?: number): SchemePart {
  const expected = answer.style.text(answer.value);
  const bare = answer.style.bare(answer.value);
  return {
    label: null,
    expected,
    acceptedAnswers: bare === expected ? [] : [bare],
    policy: derivePolicy({
      modelAnswer: expected,
      stem,
      ...(blank === undefined ? {} : { blank }),
      ...(answer.style.names ? { names: answer.style.names } : {}),
    }),
  };
}

/** What tells the kind of a question, with the fields that go by it. */
export type QuestionForm = Question extends infer One
  ? One extends Question
    ? Pick<One, FormField>
    : never
  : never;
type FormField = 'questionType' | 'mcqOptions' | 'blankCount' | 'answerCount' | 'answerLabels';
const ONE_ANSWER = { answerCount: 1, answerLabels: null } as const;

/** Values on the way that an item with blanks asks for too, so that the marks can be shared. */
const listAskedMiddles = (spec: ItemSpec, draft: Draft): MiddleValue[] =>
  MARKS_BY_LEVEL[spec.level] > 1 ? draft.middles.slice(-1) : [];

/** The text of a draft's question, as an item of the wanted type has it. */
export function composeStem(spec: ItemSpec, draft: Draft): string {
  const asked =
    spec.questionType === 'fill-in-the-blank'
      ? [...listAskedMiddles(spec, draft).map((m) => m.blank), draft.blank]
      : [draft.ask];
  return [...draft.story, ...asked].join(' ');
}

/**
 * Dresses a draft as an item of the wanted type. Null when too few named misconceptions give a usable option.
 * Throws LayoutFault when its drawing does not fit.
 */
export function assembleItem(
  spec: ItemSpec,
  template: string,
  draft: Draft,
  dice: Dice,
  score: number,
): Item | null {
  const subStrand = findSubStrand(spec.gradeLevel, spec.subStrandId);
  if (!subStrand) throw new RangeError(`no sub-strand ${spec.subStrandId}`);
  const marks = MARKS_BY_LEVEL[spec.level];
  const wrongs = listUsableWrongs(draft);
  const { style, value } = draft.answer;
  const key = style.text(value);

  const questionText = composeStem(spec, draft);
  let form: QuestionForm;
  let parts: SchemePart[];
  let modelAnswer = key;
  let misconceptions: Misconception[] = wrongs
    .map((w) => ({ ...w, answer: style.text(w.value) }))
    .map(toMisconception);
  let solutionSteps: readonly string[] = draft.working.lines;

  if (spec.questionType === 'mcq') {
    if (wrongs.length < 3) return null;
    const chosen = dice.pickSome(wrongs, 3);
    const texts = chosen.map((w) => style.text(w.value));
    const keyAt = dice.int(0, 3);
    texts.splice(keyAt, 0, key);
    form = {
      ...ONE_ANSWER,
      questionType: spec.questionType,
      mcqOptions: texts.map((text, i) => ({ label: OPTION_LABELS[i] ?? 'A', text })),
      blankCount: 0,
    };
    const expected = OPTION_LABELS[keyAt] ?? 'A';
    parts = [
      {
        label: null,
        expected,
        acceptedAnswers: [],
        policy: derivePolicy({ modelAnswer: expected, stem: questionText, options: texts }),
      },
    ];
    misconceptions = chosen.map((w) => toMisconception({ ...w, answer: style.text(w.value) }));
  } else if (spec.questionType === 'fill-in-the-blank') {
    const middles = listAskedMiddles(spec, draft);
    const amounts = [...middles.map((m) => m.amount), draft.answer];
    parts = amounts.map((one, blank) => toPart(questionText, one, blank));
    modelAnswer = parts.map((p) => p.expected).join('; ');
    form = { ...ONE_ANSWER, questionType: spec.questionType, mcqOptions: null, blankCount: parts.length };
    // A pupil who reads the solution must see where each blank comes from; the answer stays the last line.
    solutionSteps = [
      ...draft.working.lines.slice(0, -1),
      ...middles.flatMap((m) => m.steps ?? []),
      ...draft.working.lines.slice(-1),
    ];
  } else {
    form = { ...ONE_ANSWER, questionType: spec.questionType, mcqOptions: null, blankCount: 0 };
    parts = [toPart(questionText, draft.answer)];
  }

  const printsUnit = spec.questionType === 'open-ended' && marks === 1;
  return {
    question: {
      id: spec.id,
      questionText,
      ...form,
      proficiencyLevel: spec.level,
      subStrandId: spec.subStrandId,
      subStrandDisplayName: subStrand.name,
      heuristicId: spec.heuristicId,
      heuristicDisplayName: getHeuristic(spec.heuristicId).name,
      marks,
      scaffoldingHints: [...draft.hints],
      answerUnit: printsUnit ? (style.unit ?? style.noun) : null,
      unitChips:
        spec.questionType === 'open-ended' && !printsUnit ? listUnitChips(style, spec.gradeLevel) : [],
      visual: draft.drawing ? renderDrawing(draft.drawing) : null,
    },
    scheme: {
      questionId: spec.id,
      questionType: spec.questionType,
      marks,
      modelAnswer,
      parts,
      solutionSteps: [...solutionSteps],
      misconceptions,
      markPoints: spec.questionType === 'mcq' || marks === 1 ? [] : toMarkPoints(draft, marks, questionText),
    },
    provenance: {
      source: 'engine',
      gradeLevel: spec.gradeLevel,
      template,
      templateVersion: TEMPLATE_VERSION,
      seed: spec.seed,
      params: toParams(draft),
      complexity: combinationComplexity(spec.gradeLevel, spec.heuristicId, spec.subStrandId),
      validationScore: score,
    },
  };
}

/**
 * Each calculated line of the working is a mark point; a wrong answer earns at most one mark less than all. Fewer
 * lines than marks share them, the later lines bearing more, but never above two for one line.
 */
function toMarkPoints(draft: Draft, marks: number, questionText: string): MarkPoint[] {
  // A name as a result (a shape, a day) is no sum that a working could show.
  const results = draft.working.results.filter(({ style }) => !style.names);
  const told = [
    ...listNumbers(questionText),
    ...Object.values(draft.params).flatMap((given) => (typeof given === 'string' ? [] : [exact(given)])),
  ];
  const shares = results.length >= marks - 1 ? results.map(() => 1) : shareMarks(marks - 1, results.length);
  return results.map(({ label, expression, value, style }, i) => ({
    id: `M${i + 1}`,
    label,
    calculation: expression,
    result: style.text(value),
    isTold:
      i === results.length - 1 ||
      told.some((n) => n.equals(value)) ||
      results.some((other, j) => j !== i && other.value.equals(value)),
    marks: Math.min(2, shares[i] ?? 1),
  }));
}

function toMisconception({
  code,
  explanation,
  answer,
}: {
  code: string;
  explanation: string;
  answer: string;
}): Misconception {
  return { code, explanation, answer };
}

/** Params as stored, with what tells a later check how the key is read and which givens only the drawing shows. */
function toParams(draft: Draft): Record<string, string> {
  const params = Object.fromEntries(
    Object.entries(draft.params).map(([name, v]) => [name, typeof v === 'string' ? v : toParamText(v)]),
  );
  const { names, countedIn } = draft.answer.style;
  if (names) params[ANSWER_NAMES] = names.join('|');
  if (countedIn) params[ANSWER_COUNTED_IN] = countedIn;
  if (draft.drawn && draft.drawn.length > 0) {
    const values = draft.drawing ? listDrawnValues(draft.drawing) : [];
    for (const name of draft.drawn) {
      const value = draft.params[name];
      if (value === undefined || typeof value === 'string' || !values.some((v) => v.equals(value)))
        throw new RangeError(`the drawing does not show ${name}`);
    }
    params[DRAWN_GIVENS] = draft.drawn.join(' ');
  }
  return params;
}

/** Numeric params of an item by name, and those that are words. */
export function readParams(item: Item): {
  givens: Map<string, ReturnType<typeof exact>>;
  words: Map<string, string>;
} {
  const givens = new Map<string, ReturnType<typeof exact>>();
  const words = new Map<string, string>();
  for (const [name, text] of Object.entries(item.provenance.params)) {
    const value = findParamValue(text);
    if (value) givens.set(name, value);
    else words.set(name, text);
  }
  return { givens, words };
}
