import type { Question } from '@sumfox/contracts/question/item';

/** A written question of two marks, for tests that need any question. */
export const plainQuestion = (id: string): Question => ({
  id,
  questionText: 'How many are there?',
  questionType: 'open-ended',
  proficiencyLevel: 'independent',
  subStrandId: 'ratio',
  subStrandDisplayName: 'Ratio',
  heuristicId: 'h1_make_whole_model',
  heuristicDisplayName: 'Make a model',
  marks: 2,
  scaffoldingHints: [],
  mcqOptions: null,
  blankCount: 0,
  answerCount: 1,
  answerLabels: null,
  answerUnit: null,
  unitChips: [],
  visual: null,
});
