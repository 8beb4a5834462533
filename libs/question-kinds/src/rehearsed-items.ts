import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import type { AnswerDelta } from '@sumfox/contracts/question/answer';
import type { Item, MarkScheme, Question, SchemePart } from '@sumfox/contracts/question/item';
import type { ResponseToMark } from './mark-response.js';

/** An item that no pupil meets, with an answer to it: a process that starts marks some, so that its code is warm. */
export interface RehearsedItem {
  item: Item;
  /** As a page sends it. */
  answer: AnswerDelta;
  working: string;
}

const STEM =
  'Ali has 24 stamps. Siti has 3 times as many stamps as Ali. How many stamps do they have in all?';
const LABELS = ['A', 'B', 'C', 'D'] as const;
const OPTIONS = { A: '96 stamps', B: '72 stamps', C: '27 stamps', D: '48 stamps' } as const;
const QUESTION = {
  proficiencyLevel: 'guided' as const,
  subStrandId: 'multiplication_division',
  subStrandDisplayName: 'Multiplication and division',
  heuristicId: 'h1_make_whole_model' as const,
  heuristicDisplayName: 'Part-whole model',
  marks: 2,
  scaffoldingHints: ['How many units are there in all?'],
  answerCount: 1 as const,
  answerLabels: null,
  answerUnit: null,
  unitChips: [],
  visual: null,
};
const SCHEME = {
  marks: QUESTION.marks,
  modelAnswer: OPTIONS.A,
  solutionSteps: ['1 + 3 = 4', '4 × 24 = 96'],
  misconceptions: [],
  markPoints: [],
};
const POINT = { id: 'M1', label: 'Units in all', calculation: '1 + 3', result: '4', isTold: false, marks: 1 };

function toPart(expected: string, options?: readonly string[]): SchemePart {
  const policy = derivePolicy({ modelAnswer: expected, stem: STEM, ...(options ? { options } : {}) });
  return { label: null, expected, acceptedAnswers: [], policy };
}

function toItem(question: Question, scheme: MarkScheme): Item {
  return {
    question,
    scheme,
    provenance: {
      source: 'engine',
      gradeLevel: 'Primary 4',
      template: `rehearsal/${question.questionType}`,
      templateVersion: 1,
      seed: 1,
      params: {},
      complexity: 2,
      validationScore: 1,
    },
  };
}

/** An item of each kind, with right and wrong answers. @param toId gives a new id for each */
export function listRehearsedItems(toId: () => string): RehearsedItem[] {
  const [open, choice, blank] = [toId(), toId(), toId()];
  return [
    {
      item: toItem(
        {
          ...QUESTION,
          id: open,
          questionText: STEM,
          questionType: 'open-ended',
          mcqOptions: null,
          blankCount: 0,
        },
        {
          ...SCHEME,
          questionId: open,
          questionType: 'open-ended',
          parts: [toPart(OPTIONS.A)],
          markPoints: [POINT],
        },
      ),
      answer: { answer: '95 stamps' },
      working: '1 + 3 = 4, 4 × 24 = 95',
    },
    {
      item: toItem(
        {
          ...QUESTION,
          id: choice,
          questionText: STEM,
          questionType: 'mcq',
          mcqOptions: LABELS.map((label) => ({ label, text: OPTIONS[label] })),
          blankCount: 0,
        },
        { ...SCHEME, questionId: choice, questionType: 'mcq', parts: [toPart('A', Object.values(OPTIONS))] },
      ),
      answer: { selectedOption: 'A' },
      working: '',
    },
    {
      item: toItem(
        {
          ...QUESTION,
          id: blank,
          questionText: `${STEM} ___ stamps`,
          questionType: 'fill-in-the-blank',
          mcqOptions: null,
          blankCount: 1,
        },
        { ...SCHEME, questionId: blank, questionType: 'fill-in-the-blank', parts: [toPart('96')] },
      ),
      answer: { blankAnswers: ['96'] },
      working: '',
    },
  ];
}

/** The same answers as marking gets them. */
export function listRehearsedResponses(toId: () => string): ResponseToMark[] {
  return listRehearsedItems(toId).map(({ item, answer, working }, questionIndex) => ({
    questionIndex,
    scheme: item.scheme,
    answer: answer.answer ?? null,
    selectedOption: answer.selectedOption || null,
    answerParts: null,
    blankAnswers: answer.blankAnswers ?? null,
    working,
  }));
}
