import { shareMarks } from '@sumfox/answer-marking/mark-shares';
import type { Item } from '@sumfox/contracts/question/item';
import { findSyllabusNote } from '@sumfox/curriculum/sub-strands';
import { listSentences } from './checks/read-text.js';
import { readCoreParams } from './core-params.js';
import { readFormParams, readMeasured } from './form-params.js';
import { SCOPE_PARAM, readStatements } from './statements/derive-statements.js';
import { readStructure } from './written/written-structure.js';

/** What a part asks: of an item of shapes the sentence with its blank, or the last one. */
function askOf(stem: string, part: number): string {
  const sentences = listSentences(stem);
  return sentences.filter((sentence) => sentence.includes('___'))[part] ?? sentences.at(-1) ?? stem;
}

/** What an item is, in the words of the core; of one from shapes only its parts are known. */
function coreFieldsOf(item: Item) {
  const { question, scheme } = item;
  const { params } = item.provenance;
  const core = readCoreParams(item);
  const { form, asks } = readFormParams(item);
  const measured = readMeasured(item);
  const shares = shareMarks(scheme.marks, scheme.parts.length);
  return {
    structure: readStructure(item),
    form,
    world: core?.world ?? params['playsIn'] ?? null,
    asked: core?.asked ?? params['asks'] ?? null,
    demand: measured?.demand ?? null,
    paperMarks: measured?.paperMarks ?? scheme.marks,
    parts: scheme.parts.map(({ label }, i) => ({
      label,
      ask: asks[i] ?? askOf(question.questionText, i),
      marks: shares[i] ?? 0,
    })),
    statements: readStatements(item),
    scope: params[SCOPE_PARAM] ?? 'syllabus',
    syllabus: findSyllabusNote(item.provenance.gradeLevel, question.subStrandId),
  };
}

/**
 * An item as one flat record in the field names of the wire (QUESTION-1), with key, proof and seed: what
 * teachers' tools and other programs read. Never sent to a pupil.
 */
export function toQuestionRecord(item: Item) {
  const { question, scheme, provenance } = item;
  const [first] = scheme.parts;
  const key = question.questionType === 'mcq' ? first?.expected : null;
  return {
    id: question.id,
    gradeLevel: provenance.gradeLevel,
    subStrandId: question.subStrandId,
    subStrandDisplayName: question.subStrandDisplayName,
    heuristicId: question.heuristicId,
    heuristicDisplayName: question.heuristicDisplayName,
    proficiencyLevel: question.proficiencyLevel,
    questionType: question.questionType,
    questionText: question.questionText,
    marks: question.marks,
    scaffoldingHints: question.scaffoldingHints,
    mcqOptions:
      question.mcqOptions?.map((option) => ({
        ...option,
        isCorrect: option.label === key,
        misconception: scheme.misconceptions.find((m) => m.answer === option.text)?.code ?? null,
      })) ?? null,
    blankPositions:
      question.questionType === 'fill-in-the-blank'
        ? scheme.parts.map(({ expected, acceptedAnswers, policy }) => ({
            answer: expected,
            acceptedAnswers,
            caseSensitive: policy.caseSensitive,
          }))
        : null,
    visual: question.visual,
    answerCount: question.answerCount,
    answerLabels: question.answerLabels,
    answerUnit: question.answerUnit,
    modelAnswer: scheme.modelAnswer,
    expectedAnswer: first?.expected ?? '',
    acceptedAnswers: first?.acceptedAnswers ?? [],
    answerPolicies: scheme.parts.map((part) => part.policy),
    solutionSteps: scheme.solutionSteps,
    markPoints: scheme.markPoints,
    misconceptions: scheme.misconceptions,
    params: provenance.params,
    ...coreFieldsOf(item),
    seed: provenance.seed,
    template: provenance.template,
    templateVersion: provenance.templateVersion,
    complexity: provenance.complexity,
    validationScore: provenance.validationScore,
  };
}
