import type { Item } from '@sumfox/contracts/question/item';

/**
 * An item as one flat record in the field names of the wire (QUESTION-1), with key, proof and seed: what
 * teachers' tools and other programs read. Never sent to a pupil.
 */
export function toQuestionRecord({ question, scheme, provenance }: Item) {
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
    seed: provenance.seed,
    template: provenance.template,
    templateVersion: provenance.templateVersion,
    complexity: provenance.complexity,
    validationScore: provenance.validationScore,
  };
}
