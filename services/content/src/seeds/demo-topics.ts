import type { TopicFields } from '@sumfox/contracts/content/topic';

/**
 * A shared topic of each grade, to try the product with. Each question has its answer in the same place, and each
 * explanation is made of sums, which the test beside it works out again.
 */
export const DEMO_TOPICS: ReadonlyArray<{ id: string; fields: TopicFields }> = [
  {
    id: '0192f0c1-0000-7000-8000-000000000601',
    fields: {
      name: 'Number Operations within 20',
      description: 'Adding and taking away by making a ten.',
      gradeLevel: 'Primary 1',
      difficultyLevel: 1,
      modelQuestions: [
        { question: 'What is 8 + 5?', difficulty: 1 },
        { question: 'What is 14 − 6?', difficulty: 2 },
        {
          question: 'Mei has 9 stickers. Ali gives her 7 more. How many stickers has Mei now?',
          difficulty: 2,
        },
      ],
      modelAnswers: [
        { answer: '13', explanation: '8 + 2 = 10; 10 + 3 = 13' },
        { answer: '8', explanation: '14 − 4 = 10; 10 − 2 = 8' },
        { answer: '16 stickers', explanation: '9 + 1 = 10; 10 + 6 = 16' },
      ],
    },
  },
  {
    id: '0192f0c1-0000-7000-8000-000000000602',
    fields: {
      name: 'Money Word Problems',
      description: 'Finding totals and change in dollars and cents.',
      gradeLevel: 'Primary 2',
      difficultyLevel: 2,
      modelQuestions: [
        { question: 'A pencil costs 60¢ and a ruler costs 35¢. What do they cost together?', difficulty: 2 },
        { question: 'Siti pays for a $7 book with a $10 note. How much change does she get?', difficulty: 1 },
        { question: 'One toy car costs $4. What do 5 toy cars cost?', difficulty: 2 },
      ],
      modelAnswers: [
        { answer: '95¢', explanation: '60 + 35 = 95' },
        { answer: '$3', explanation: '10 − 7 = 3' },
        { answer: '$20', explanation: '5 × 4 = 20' },
      ],
    },
  },
  {
    id: '0192f0c1-0000-7000-8000-000000000603',
    fields: {
      name: 'Perimeter of Squares and Rectangles',
      description: 'From the sides to the perimeter, and back from the perimeter to a side.',
      gradeLevel: 'Primary 3',
      difficultyLevel: 3,
      modelQuestions: [
        { question: 'A rectangle is 8 cm long and 5 cm wide. Find its perimeter.', difficulty: 2 },
        { question: 'Each side of a square field is 250 metres. Find its perimeter.', difficulty: 2 },
        {
          question: 'The perimeter of a rectangle is 30 cm. It is 9 cm long. How wide is it?',
          difficulty: 4,
        },
      ],
      modelAnswers: [
        { answer: '26 cm', explanation: '8 + 5 = 13; 13 × 2 = 26' },
        { answer: '1000 metres', explanation: '250 × 4 = 1000' },
        { answer: '6 cm', explanation: '30 ÷ 2 = 15; 15 − 9 = 6' },
      ],
    },
  },
  {
    id: '0192f0c1-0000-7000-8000-000000000604',
    fields: {
      name: 'Fractions of a Set',
      description: 'Finding a fraction of a number of things, and what is left of them.',
      gradeLevel: 'Primary 4',
      difficultyLevel: 3,
      modelQuestions: [
        { question: 'What is 3/4 of 20?', difficulty: 2 },
        { question: 'What is 2/5 of 30?', difficulty: 2 },
        {
          question: 'Ravi had 24 stamps. He gave 3/8 of them away. How many stamps were left?',
          difficulty: 4,
        },
      ],
      modelAnswers: [
        { answer: '15', explanation: '20 ÷ 4 = 5; 5 × 3 = 15' },
        { answer: '12', explanation: '30 ÷ 5 = 6; 6 × 2 = 12' },
        { answer: '15 stamps', explanation: '24 ÷ 8 = 3; 3 × 3 = 9; 24 − 9 = 15' },
      ],
    },
  },
  {
    id: '0192f0c1-0000-7000-8000-000000000605',
    fields: {
      name: 'Percentage with a Bar Model',
      description: 'One whole bar is 100%. Find 1% or 10% of it first.',
      gradeLevel: 'Primary 5',
      difficultyLevel: 4,
      modelQuestions: [
        { question: 'Find 20% of 150 kilograms.', difficulty: 3 },
        {
          question: 'A bag costs $60. Its price is reduced by 25%. How much does it cost now?',
          difficulty: 4,
        },
        {
          question: '15% of the 12000 people at a match are children. How many children are there?',
          difficulty: 4,
        },
      ],
      modelAnswers: [
        { answer: '30 kilograms', explanation: '150 ÷ 10 = 15; 15 × 2 = 30' },
        { answer: '$45', explanation: '60 ÷ 4 = 15; 60 − 15 = 45' },
        { answer: '1800 children', explanation: '12000 ÷ 100 = 120; 120 × 15 = 1800' },
      ],
    },
  },
  {
    id: '0192f0c1-0000-7000-8000-000000000606',
    fields: {
      name: 'Number Patterns',
      description: 'A pattern that grows by the same number each time: 3, 7, 11, 15, …',
      gradeLevel: 'Primary 6',
      difficultyLevel: 5,
      modelQuestions: [
        { question: 'What is the 5th number of the pattern 3, 7, 11, 15, …?', difficulty: 2 },
        { question: 'What is the 20th number of the pattern 3, 7, 11, 15, …?', difficulty: 4 },
        { question: 'Which number in the row is 43 in the pattern 3, 7, 11, 15, …?', difficulty: 5 },
      ],
      modelAnswers: [
        { answer: '19', explanation: '15 + 4 = 19' },
        { answer: '79', explanation: '20 − 1 = 19; 19 × 4 = 76; 3 + 76 = 79' },
        { answer: 'the 11th', explanation: '43 − 3 = 40; 40 ÷ 4 = 10; 10 + 1 = 11' },
      ],
    },
  },
];
