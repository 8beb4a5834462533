import { toPlainPolicy } from '@sumfox/answer-marking/plain-policy';
import type { WorkedExample } from '@sumfox/contracts/assessment/worked-example.endpoints';
import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';

const policyOf = (nouns: string[]): AnswerPolicy => ({
  ...toPlainPolicy({ type: 'number', letter: null }),
  nouns,
});

/** Of Primary 1 and 2: one of three numbers is tapped. */
export const BAGS_EXAMPLE: WorkedExample = {
  question: {
    questionText: 'Mei has 13 beads. She puts 2 and 5 in bags. How many are left?',
    visual: null,
    subStrandId: 'addition_subtraction',
    subStrandDisplayName: 'Addition and Subtraction',
    heuristicDisplayName: 'Part-whole model',
  },
  steps: ['In bags: 2 + 5 = 7 beads', 'Left: 13 − 7 = 6 beads', 'So 6 beads are left.'],
  open: {
    at: 1,
    before: 'Left: 13 − 7 =',
    result: '6',
    unit: 'beads',
    policy: policyOf(['beads']),
    choices: ['6', '8', '20'],
  },
};

/** Of Primary 5: the result is typed. */
export const STORE_EXAMPLE: WorkedExample = {
  question: {
    questionText:
      'Store P and Store Q had 50 200 tins altogether. Store P had 14 800 more tins than Store Q. How many tins did Store Q have?',
    visual: null,
    subStrandId: 'whole_numbers',
    subStrandDisplayName: 'Whole Numbers',
    heuristicDisplayName: 'Part-whole model',
  },
  steps: [
    "Twice Store Q's tins: 50 200 − 14 800 = 35 400 tins",
    "Store Q's tins: 35 400 ÷ 2 = 17 700 tins",
    'So Store Q had 17 700 tins.',
  ],
  open: {
    at: 1,
    before: "Store Q's tins: 35 400 ÷ 2 =",
    result: '17 700',
    unit: 'tins',
    policy: policyOf(['tins']),
    choices: null,
  },
};
