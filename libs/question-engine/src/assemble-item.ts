import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { shareMarks } from '@sumfox/answer-marking/mark-shares';
import {
  type Item,
  type MarkPoint,
  OPTION_LABELS,
  type Question,
  type QuestionKind,
  type SchemePart,
  type Visual,
} from '@sumfox/contracts/question/item';
import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import {
  type GradeLevel,
  gradeNumber,
  isYoungGrade,
  MARKS_BY_LEVEL,
  type ProficiencyLevel,
} from '@sumfox/curriculum/grades';
import { getHeuristic, type HeuristicId } from '@sumfox/curriculum/heuristics';
import { combinationComplexity, findSubStrand } from '@sumfox/curriculum/sub-strands';
import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import type { Shape } from './core/draft.js';
import { listNumbers } from './checks/read-text.js';
import { listUnitChips } from './core/answer-units.js';
import { chooseManipulative } from './core/choose-manipulative.js';
import { keepLatest } from './memory/remember.js';
import { listAnswerLabels } from './drawing/answer-labels.js';
import type { DrawingSpec } from './drawing/drawing-spec.js';
import { withLiquids } from './drawing/with-liquids.js';
import { renderBoard } from './drawing/render-drawing.js';
import { QUOTED_SLIP } from './forms/mending.forms.js';
import { WORKED_FORMS } from './forms/catalogue.js';
import { fitsOneScreen } from './forms/room.js';
import type { DressedQuestion, Part } from './forms/worked.js';
import type { Exact } from './numbers/exact.js';
import { nameHints } from './core/label-phrase.js';
import { close } from './solutions/closing-sentence.js';
import { putReasons } from './engines/angle-reasons.js';
import { hintGuesses, putGuesses } from './solutions/guess-lines.js';
import { type Shown, putOnCards } from './young/put-on-cards.js';
import { asksForNow, sayNow } from './young/say-now.js';
import { describeSyllabus } from './statements/describe-syllabus.js';

/** Raised with every change that alters what a stored seed gives. */
export const TEMPLATE_VERSION = 31;

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

/** One structure, one form, one world only. */
export interface Wishes {
  structure?: string | undefined;
  form?: string | undefined;
  world?: string | undefined;
  /** Content of the grade's syllabus and revision only: what is labelled extension is not drawn. */
  isSyllabusOnly?: boolean | undefined;
}

/** Where a dressed question comes from. */
export interface Origin {
  /** Cell, structure and form: what makes two items of a paper the same kind of item. */
  template: string;
  /** The structure, where the template does not name it. */
  structure?: string;
  params: Readonly<Record<string, string>>;
  /** Numbers that the pupil is told beside those of the stem and the text of its drawing. */
  told: readonly Exact[];
  /** Statements that the structure was made to ask. */
  statements?: readonly StatementId[] | undefined;
  scope?: Shape['scope'];
}

/** What tells the kind of a question, with the fields that go by it. */
type QuestionForm = Question extends infer One
  ? One extends Question
    ? Pick<One, FormField>
    : never
  : never;
type FormField = 'questionType' | 'mcqOptions' | 'blankCount' | 'answerCount' | 'answerLabels';

/** A choice is marked by its letter, everything else by the answer with its unit; without it is right as well. */
function toPart(
  { label, answer, amount }: Part,
  stem: string,
  at: { blank?: number; options?: string[]; beside?: string },
): SchemePart {
  const expected = amount && !at.options ? amount.style.text(amount.value) : answer;
  const bare = amount && !at.options ? amount.style.bare(amount.value) : expected;
  return {
    label,
    expected,
    acceptedAnswers: [
      ...(bare === expected ? [] : [bare]),
      ...(amount?.style.also && !at.options ? amount.style.also(amount.value) : []),
    ],
    policy: derivePolicy({
      modelAnswer: expected,
      stem,
      ...at,
      ...(amount?.style.names && !at.options ? { names: amount.style.names } : {}),
      ...(amount?.style.drawn ? { overrides: { type: 'drawing', ...amount.style.drawn } } : {}),
    }),
  };
}

function toForm(spec: ItemSpec, question: DressedQuestion): QuestionForm {
  const count = question.parts.length;
  const labels = question.parts.flatMap(({ label }) => (label === null ? [] : [label]));
  const one = { answerCount: 1, answerLabels: null } as const;
  if (spec.questionType === 'mcq')
    return {
      ...one,
      questionType: 'mcq',
      mcqOptions: (question.options ?? []).map(({ text }, i) => ({ label: OPTION_LABELS[i] ?? 'A', text })),
      blankCount: 0,
    };
  if (spec.questionType === 'fill-in-the-blank')
    return { ...one, questionType: 'fill-in-the-blank', mcqOptions: null, blankCount: count };
  return {
    questionType: 'open-ended',
    mcqOptions: null,
    blankCount: 0,
    answerCount: count,
    answerLabels: count > 1 ? labels : null,
  };
}

/** What the answer may be entered with: one answer that is written, and no choice of options. */
function toManipulative(
  { gradeLevel, questionType }: ItemSpec,
  { parts, exhibit, stem }: DressedQuestion,
  board: DrawnThing | null,
): Pick<Question, 'manipulative'> {
  if (board) return { manipulative: board };
  const [part] = parts;
  if (!part || parts.length > 1 || questionType === 'mcq') return {};
  const expected = part.amount ? part.amount.style.text(part.amount.value) : part.answer;
  const isCounted = part.amount === null || part.amount.style.unit === null;
  const labels = listAnswerLabels(exhibit, expected, stem);
  const manipulative = labels
    ? ({ kind: 'words', words: labels } as const)
    : chooseManipulative(gradeLevel, expected, isCounted, part.amount?.style.names);
  return manipulative ? { manipulative } : {};
}

/** Each line that works something out is a mark point; a wrong answer earns at most one mark less than all. */
function toMarkPoints(
  { worked, stem }: DressedQuestion,
  marks: number,
  alt: string,
  beside: readonly Exact[],
): MarkPoint[] {
  const told = [...listNumbers(`${stem} ${alt}`), ...beside];
  const shares = worked.length >= marks - 1 ? worked.map(() => 1) : shareMarks(marks - 1, worked.length);
  return worked.map(({ label, expression, value, result }, i) => ({
    id: `M${i + 1}`,
    label,
    calculation: expression,
    result,
    isTold:
      i === worked.length - 1 ||
      told.some((n) => n.equals(value)) ||
      worked.some((other, j) => j !== i && other.value.equals(value)),
    marks: Math.min(2, shares[i] ?? 1),
  }));
}

/**
 * The wrong answers with what led to them: of a choice its options and the mistake that its question quotes, of a written
 * answer the slips that answer no part.
 */
const listMisconceptions = ({
  options,
  misconceptions,
  parts,
  stem,
}: DressedQuestion): Item['scheme']['misconceptions'] =>
  options
    ? [
        ...options.flatMap(({ text, code, says }) =>
          code === null ? [] : [{ code, explanation: says, answer: text }],
        ),
        ...misconceptions.filter(({ answer }) => answer === QUOTED_SLIP.exec(stem)?.[1]),
      ]
    : misconceptions
        .filter(({ answer }) => !parts.some(({ amount }) => amount?.style.text(amount.value) === answer))
        .map(({ code, explanation, answer }) => ({ code, explanation, answer }));

/** The model answer in one line; parts by their labels, as they are read back. */
const writeModelAnswer = (parts: readonly SchemePart[]): string =>
  parts.every(({ label }) => label !== null)
    ? parts.map(({ label, expected }) => `${label ?? ''}: ${expected}`).join(', ')
    : parts.map(({ expected }) => expected).join('; ');

/** A drawing, with what is drawn into it; its things are counted by a tap in Primary 1 and 2 alone. */
function drawFor(gradeLevel: GradeLevel, exhibit: DrawingSpec): { visual: Visual; board: DrawnThing | null } {
  const { board, visual } = renderBoard(exhibit);
  const { things, ...rest } = visual;
  return { board, visual: things && isYoungGrade(gradeLevel) ? { ...rest, things } : rest };
}

/** Says how to write the answer, to those who write it. */
const HOW_TO_WRITE = / (?:Use|Write) a\.m\. or p\.m\.(?= |$)/;

/** Nobody writes where an option is chosen. */
const askToChoose = (stem: string): string =>
  stem.replace(HOW_TO_WRITE, '').replace(/Write the number in figures\.$/, 'Which number is it in figures?');

/** What a pupil sees of a question, found once: a draft shows the same as the question that is made of it. */
const looksOf = keepLatest((spec: ItemSpec) => {
  const looked = new Map<string, { from: DrawingSpec | null; shown: Shown }>();
  return ({ stem, exhibit }: Shown): Shown => {
    const known = looked.get(stem);
    if (known?.from === exhibit) return known.shown;
    const asked = spec.questionType === 'mcq' ? askToChoose(stem) : stem;
    const seen = putOnCards(spec, { stem: asked, exhibit });
    const shown = { stem: seen.stem, exhibit: seen.exhibit && withLiquids(seen.exhibit, stem) };
    looked.set(stem, { from: exhibit, shown });
    return shown;
  };
});

/** Whether the item of a question would have a drawing; the youngest may have one made of its words. */
export const hasVisual = (spec: ItemSpec, question: DressedQuestion): boolean =>
  looksOf(spec)(question).exhibit !== null;

/**
 * Whether the item of a question would fit one screen: told before it is assembled, and of a long stem before anything is
 * drawn. Throws LayoutFault.
 */
export function hasRoom(spec: ItemSpec, question: Shown & Pick<DressedQuestion, 'parts'>): boolean {
  const { questionType, gradeLevel } = spec;
  const { stem, exhibit } = looksOf(spec)(question);
  const answerCount = questionType === 'open-ended' ? question.parts.length : 1;
  const fitsWith = (visual: Visual | null): boolean =>
    fitsOneScreen(gradeLevel, { questionText: stem, questionType, answerCount, visual });
  return fitsWith(null) && (exhibit === null || fitsWith(renderBoard(exhibit).visual));
}

/** An item of the product made of a dressed question. Throws LayoutFault when its drawing does not fit. */
export function assembleItem(spec: ItemSpec, question: DressedQuestion, origin: Origin): Item {
  const subStrand = findSubStrand(spec.gradeLevel, spec.subStrandId);
  if (!subStrand) throw new RangeError(`no sub-strand ${spec.subStrandId}`);
  const marks = MARKS_BY_LEVEL[spec.level];
  const { stem, exhibit } = looksOf(spec)(question);
  const { visual, board } = exhibit ? drawFor(spec.gradeLevel, exhibit) : { visual: null, board: null };
  const options = question.options?.map(({ text }) => text);
  const keyAt = question.options?.findIndex(({ code }) => code === null) ?? -1;
  const parts = question.parts.map((part, blank) =>
    toPart(part, question.stem, {
      ...(spec.questionType === 'fill-in-the-blank' ? { blank } : {}),
      ...(options ? { options } : {}),
      ...(visual ? { beside: visual.alt } : {}),
    }),
  );
  const isWritten = spec.questionType === 'open-ended';
  const styles = question.parts.flatMap(({ amount }) => (amount ? [amount.style] : []));
  const printsUnit = isWritten && marks === 1 && parts.length === 1;
  const [style] = styles;
  // A form that shows lines of the working goes on from them: no guesses stand before those.
  const isTried =
    spec.heuristicId === 'h8_guess_and_check' && !WORKED_FORMS.some(({ id }) => id === question.form);
  // The hints and the solution speak of the same moment as the question.
  const say = asksForNow(stem, question.stem) ? sayNow : (text: string): string => text;
  const solution = isTried
    ? putGuesses(question.solution, question.worked, gradeNumber(spec.gradeLevel))
    : question.solution;
  return {
    question: {
      id: spec.id,
      questionText: stem,
      ...toForm(spec, question),
      proficiencyLevel: spec.level,
      subStrandId: spec.subStrandId,
      subStrandDisplayName: subStrand.name,
      heuristicId: spec.heuristicId,
      heuristicDisplayName: getHeuristic(spec.heuristicId).name,
      marks,
      scaffoldingHints: hintGuesses(
        isYoungGrade(spec.gradeLevel) ? question.hints : nameHints(question.hints, question.worked.at(-1)),
        solution,
      ).map(say),
      answerUnit: printsUnit && style ? (style.unit ?? style.noun) : null,
      unitChips:
        isWritten && !printsUnit
          ? [...new Set(styles.flatMap((one) => listUnitChips(one, spec.gradeLevel)))]
          : [],
      visual,
      ...toManipulative(spec, question, board),
    },
    scheme: {
      questionId: spec.id,
      questionType: spec.questionType,
      marks,
      modelAnswer: options?.[keyAt] ?? writeModelAnswer(parts),
      parts,
      solutionSteps: close(
        putReasons(solution, question.stem, gradeNumber(spec.gradeLevel)),
        question.closing,
      ).map(say),
      misconceptions: listMisconceptions(question).map((slip) => ({
        ...slip,
        explanation: say(slip.explanation),
      })),
      markPoints:
        spec.questionType === 'mcq' || marks === 1
          ? []
          : toMarkPoints(question, marks, visual?.alt ?? '', origin.told),
    },
    provenance: {
      source: 'engine',
      gradeLevel: spec.gradeLevel,
      template: origin.template,
      templateVersion: TEMPLATE_VERSION,
      seed: spec.seed,
      params: { ...origin.params, ...describeSyllabus(spec, origin, question.solution) },
      complexity: combinationComplexity(spec.gradeLevel, spec.heuristicId, spec.subStrandId),
      validationScore: 1,
    },
  };
}
