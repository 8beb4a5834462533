import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { shareMarks } from '@sumfox/answer-marking/mark-shares';
import { type Item, type MarkPoint, OPTION_LABELS, type SchemePart } from '@sumfox/contracts/question/item';
import { MARKS_BY_LEVEL } from '@sumfox/curriculum/grades';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { combinationComplexity, findSubStrand } from '@sumfox/curriculum/sub-strands';
import { type ItemSpec, type QuestionForm, TEMPLATE_VERSION } from './assemble-item.js';
import { listNumbers } from './checks/read-text.js';
import { listUnitChips } from './core/answer-units.js';
import { toCoreParams } from './core-params.js';
import { renderDrawing } from './drawing/render-drawing.js';
import type { DrawnQuestion, Part } from './forms/drawn.js';

/** `h2/money/in-and-out/other-unknown`: what makes two items of a paper the same kind of item. */
const templateOf = ({ heuristicId, subStrandId }: ItemSpec, { structure, form }: DrawnQuestion): string =>
  `${heuristicId.split('_')[0] ?? ''}/${subStrandId}/${structure}/${form}`;

/** A choice is marked by its letter, everything else by the answer with its unit; without it is right as well. */
function toPart(
  { label, answer, amount }: Part,
  stem: string,
  at: { blank?: number; options?: string[] },
): SchemePart {
  const expected = amount && !at.options ? amount.style.text(amount.value) : answer;
  const bare = amount && !at.options ? amount.style.bare(amount.value) : expected;
  return {
    label,
    expected,
    acceptedAnswers: bare === expected ? [] : [bare],
    policy: derivePolicy({ modelAnswer: expected, stem, ...at }),
  };
}

function toForm(spec: ItemSpec, question: DrawnQuestion): QuestionForm {
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

/** Each line that works something out is a mark point; a wrong answer earns at most one mark less than all. */
function toMarkPoints({ worked, stem }: DrawnQuestion, marks: number, alt: string): MarkPoint[] {
  const told = listNumbers(`${stem} ${alt}`);
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

/** The wrong answers with what led to them: of a choice its options, of a written answer the slips. */
const listMisconceptions = ({
  options,
  misconceptions,
  parts,
}: DrawnQuestion): Item['scheme']['misconceptions'] =>
  options
    ? options.flatMap(({ text, code, says }) =>
        code === null ? [] : [{ code, explanation: says, answer: text }],
      )
    : misconceptions
        .filter(({ answer }) => !parts.some(({ amount }) => amount?.style.text(amount.value) === answer))
        .map(({ code, explanation, answer }) => ({ code, explanation, answer }));

/** The model answer in one line; parts by their labels, as they are read back. */
const writeModelAnswer = (parts: readonly SchemePart[]): string =>
  parts.every(({ label }) => label !== null)
    ? parts.map(({ label, expected }) => `${label ?? ''}: ${expected}`).join(', ')
    : parts.map(({ expected }) => expected).join('; ');

/** Dresses an item of the core as an item of the product. Throws LayoutFault when its drawing does not fit. */
export function assembleCoreItem(spec: ItemSpec, question: DrawnQuestion, score: number): Item {
  const subStrand = findSubStrand(spec.gradeLevel, spec.subStrandId);
  if (!subStrand) throw new RangeError(`no sub-strand ${spec.subStrandId}`);
  const marks = MARKS_BY_LEVEL[spec.level];
  const visual = question.exhibit ? renderDrawing(question.exhibit) : null;
  const options = question.options?.map(({ text }) => text);
  const parts = question.parts.map((part, blank) =>
    toPart(part, question.stem, {
      ...(spec.questionType === 'fill-in-the-blank' ? { blank } : {}),
      ...(options ? { options } : {}),
    }),
  );
  const isWritten = spec.questionType === 'open-ended';
  const styles = question.parts.flatMap(({ amount }) => (amount ? [amount.style] : []));
  const printsUnit = isWritten && marks === 1 && parts.length === 1;
  const [style] = styles;
  return {
    question: {
      id: spec.id,
      questionText: question.stem,
      ...toForm(spec, question),
      proficiencyLevel: spec.level,
      subStrandId: spec.subStrandId,
      subStrandDisplayName: subStrand.name,
      heuristicId: spec.heuristicId,
      heuristicDisplayName: getHeuristic(spec.heuristicId).name,
      marks,
      scaffoldingHints: [...question.hints],
      answerUnit: printsUnit && style ? (style.unit ?? style.noun) : null,
      unitChips:
        isWritten && !printsUnit
          ? [...new Set(styles.flatMap((one) => listUnitChips(one, spec.gradeLevel)))]
          : [],
      visual,
    },
    scheme: {
      questionId: spec.id,
      questionType: spec.questionType,
      marks,
      modelAnswer: writeModelAnswer(parts),
      parts,
      solutionSteps: [...question.solution],
      misconceptions: listMisconceptions(question),
      markPoints:
        spec.questionType === 'mcq' || marks === 1 ? [] : toMarkPoints(question, marks, visual?.alt ?? ''),
    },
    provenance: {
      source: 'engine',
      gradeLevel: spec.gradeLevel,
      template: templateOf(spec, question),
      templateVersion: TEMPLATE_VERSION,
      seed: spec.seed,
      params: toCoreParams(question),
      complexity: combinationComplexity(spec.gradeLevel, spec.heuristicId, spec.subStrandId),
      validationScore: score,
    },
  };
}
