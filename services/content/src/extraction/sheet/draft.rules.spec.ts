import { describe, expect, it } from '@jest/globals';
import { TOPIC_LIMITS, SheetDraftSchema } from '@sumfox/contracts/content/topic';
import * as z from 'zod/mini';
import type { PageLine } from './page-lines.rules.js';
import { toDraft } from './draft.rules.js';
import { toSheet } from './page-furniture.rules.js';

/** Pages of lines one below the other; a line that begins with `# ` is in large letters. */
function pagesOf(...texts: string[]): PageLine[][] {
  return texts.map((text) => {
    const lines = text.split('\n');
    return lines.map((line, index) =>
      lineOf({
        text: line.replace(/^# /, ''),
        size: line.startsWith('# ') ? 20 : 12,
        down: 0.15 + (0.7 * index) / lines.length,
      }),
    );
  });
}

const PAGE = { width: 595, height: 842 };
const lineOf = (line: Pick<PageLine, 'text' | 'size' | 'down'>): PageLine => ({
  ...line,
  indent: 0,
  page: 0,
  box: { left: 50, right: 300, top: line.down * PAGE.height - line.size, bottom: line.down * PAGE.height },
  isFigure: false,
});

function draftOf(...texts: string[]) {
  const draft = toDraft(toSheet(pagesOf(...texts)));
  if (!draft) throw new Error('no text');
  // Every draft fits the schema of a topic.
  return z.parse(SheetDraftSchema, draft);
}

const questionsOf = (...texts: string[]) => draftOf(...texts).modelQuestions.map((each) => each.question);
const answersOf = (...texts: string[]) => draftOf(...texts).modelAnswers;

describe('toDraft', () => {
  it('turns a sheet into a draft', () => {
    expect(
      draftOf(`# Primary 5 Fractions
Adding and subtracting fractions with unlike denominators.
1. What is 1/2 + 1/4?
2. Ali drank 2/5 of a bottle of water in the morning and 1/3 of it in the afternoon. What fraction
of the water was left?
Answers
1. 3/4
2. 4/15`),
    ).toMatchObject({
      name: 'Primary 5 Fractions',
      gradeLevel: 'Primary 5',
      description: 'Adding and subtracting fractions with unlike denominators.',
      difficultyLevel: 4,
      modelQuestions: [
        { question: 'What is 1/2 + 1/4?', difficulty: 3 },
        {
          question:
            'Ali drank 2/5 of a bottle of water in the morning and 1/3 of it in the afternoon. What fraction of the water was left?',
          difficulty: 4,
        },
      ],
      modelAnswers: [{ answer: '3/4' }, { answer: '4/15' }],
    });
  });

  it.each([
    ['1. a b\n2. c d'],
    ['1) a b\n2) c d'],
    ['Q1. a b\nQ2. c d'],
    ['Q1 a b\nQ2 c d'],
    ['1.a b\n2.c d'],
  ])('accepts the numbering %j', (text) => {
    expect(questionsOf(text)).toEqual(['a b', 'c d']);
  });

  it.each([
    '1. What is 3 + 4? Answer: 7\n2. What is 5 + 6? Answer: 11',
    '1. What is 3 + 4? (Answer: 7)\n2. What is 5 + 6? (Answer: 11)',
    '1. What is 3 + 4? [Ans 7]\n2. What is 5 + 6? [Ans 11]',
    '1. What is 3 + 4? Ans 7\n2. What is 5 + 6? answer 11',
    '1. What is 3 + 4? – Answer: 7\n2. What is 5 + 6? - ans: 11',
    '1. What is 3 + 4? A: 7\n2. What is 5 + 6? A: 11',
    'Q1: What is 3 + 4?\nA1: 7\nQ2: What is 5 + 6?\nA2: 11',
    'Question 1: What is 3 + 4?\nAnswer 1: 7\nQuestion 2: What is 5 + 6?\nAnswer 2: 11',
    'Topic of sums\nWhat is 3 + 4? Answer: 7\nWhat is 5 + 6? Answer: 11',
    'Topic of sums\nQ: What is 3 + 4?\nA: 7\nQ: What is 5 + 6?\nA: 11',
  ])('takes the answers in the lines of %j', (text) => {
    expect(questionsOf(text)).toEqual(['What is 3 + 4?', 'What is 5 + 6?']);
    expect(answersOf(text)).toEqual([{ answer: '7' }, { answer: '11' }]);
  });

  it.each([
    ['options', '1. Which is even? A: 3 B: 4\n2. Which is odd? A: 2 B: 5'],
    ['a task', '1. What is 3 + 4? Write your answer in the box.\n2. What is 5 + 6? Answer all parts.'],
    ['a line to write on', '1. What is 3 + 4? Answer: ______\n2. What is 5 + 6? (Ans: ____)'],
  ])('takes no answer from %s', (_what, text) => {
    expect(answersOf(text)).toEqual([]);
  });

  it.each([
    ['Question 1\na b\nQuestion 2\nc d'],
    ['Question 1: a b\nQuestion 2: c d'],
    ['QUESTION 1 - a b\nQUESTION 2 - c d'],
    ['(1) a b\n(2) c d'],
    ['1\ta b\n2\tc d'],
    ['Qn 1) a b\nQn 2) c d'],
  ])('accepts the lettering %j', (text) => {
    expect(questionsOf(text)).toEqual(['a b', 'c d']);
  });

  it('keeps parts and options with their question, each on its line', () => {
    expect(
      questionsOf(`1. A tank holds 24 litres.
(a) How much is half of it?
(b) How much is a third
of it?
c. How much is a quarter?
2. Which is the largest?
(1) 0.5
(2) 0.45
(3) 0.405
(4) 0.54
3. Which is even?
A. 3
B. 4`),
    ).toEqual([
      'A tank holds 24 litres.\n(a) How much is half of it?\n(b) How much is a third of it?\nc. How much is a quarter?',
      'Which is the largest?\n(1) 0.5\n(2) 0.45\n(3) 0.405\n(4) 0.54',
      'Which is even?\nA. 3\nB. 4',
    ]);
  });

  it('does not read a wrapped number as a question', () => {
    expect(
      questionsOf(`1. Mei Ling has 3.5 kg of rice and
2.5 kg of flour. She uses
12. How many kilograms are
left?
2. A box has
250) no`),
    ).toEqual([
      'Mei Ling has 3.5 kg of rice and 2.5 kg of flour. She uses 12. How many kilograms are left?',
      'A box has 250) no',
    ]);
  });

  it('continues over pages, without headers, footers and page numbers', () => {
    const page = (body: PageLine[], number: number): PageLine[] => [
      lineOf({ text: 'Rosyth Primary School 2025', size: 9, down: 0.03 }),
      lineOf({ text: '11/22/26, 8:16', size: 9, down: 0.05 }),
      ...body,
      lineOf({ text: 'Go on to the next page', size: 9, down: 0.93 }),
      lineOf({ text: String(number), size: 9, down: 0.97 }),
    ];
    const line = (text: string, down: number): PageLine => lineOf({ text, size: 12, down });
    const draft = toDraft(
      toSheet([
        page([line('Ratio', 0.15), line('1. What is 2 : 4 in its', 0.5)], 1),
        page([line('simplest form?', 0.1), line('2. Find 12 : 18.', 0.5)], 2),
        page([line('3. Find 10 : 5.', 0.1), line('page 3 of 3', 0.5)], 3),
      ]),
    );
    expect(draft?.name).toBe('Ratio');
    expect(draft?.modelQuestions.map((each) => each.question)).toEqual([
      'What is 2 : 4 in its simplest form?',
      'Find 12 : 18.',
      'Find 10 : 5.',
    ]);
  });

  it('keeps sums at the top of every page', () => {
    const page = (text: string): PageLine[] => [lineOf({ text, size: 12, down: 0.05 })];
    const draft = toDraft(
      toSheet([page('1. 3 + 4 = ____'), page('2. 5 + 6 = ____'), page('3. 7 + 8 = ____')]),
    );
    expect(draft?.modelQuestions.map((each) => each.question)).toEqual([
      '3 + 4 = ____',
      '5 + 6 = ____',
      '7 + 8 = ____',
    ]);
  });

  it('takes the title from the header when nothing else names the sheet', () => {
    const page = (text: string): PageLine[] => [
      lineOf({ text: 'Decimals revision', size: 9, down: 0.03 }),
      lineOf({ text, size: 12, down: 0.3 }),
    ];
    expect(toDraft(toSheet([page('1. a'), page('2. b')]))?.name).toBe('Decimals revision');
  });

  it('drops form fields for pupils', () => {
    const { pairs, ...fields } = draftOf(`# Money
Name: Tan Mei Ling  Class: 5A
Date: 3 May 2025
Parent's signature: ________
Score: ____ / 40
Total: 12 / 20
Index No. 14
______________
1. How much is $3.50 + $2.70? [2]
Ans: ______________
2. How much is half of $5? (2 marks)
Answer: $______`);
    expect(pairs.map(({ marks }) => marks)).toEqual([2, 2]);
    const text = JSON.stringify(fields);
    expect(text).not.toMatch(/Mei Ling|5A|May|signature|Score|Total|____|\[2\]|marks|Ans:|Answer:/);
    expect(JSON.parse(text)).toMatchObject({
      name: 'Money',
      modelQuestions: [{ question: 'How much is $3.50 + $2.70?' }, { question: 'How much is half of $5?' }],
      modelAnswers: [],
    });
  });

  it('restarts numbering in sections and drops headings and instructions', () => {
    const draft = draftOf(`# Whole Numbers
Section A: Each question carries 1 mark
Do all of them.
1. one
2. two
Section B
Show your working clearly.
1. three
2. four
Answer Key
Section A
1. 1
2. 2
Section B
1. 3
2. 4`);
    expect(draft.modelQuestions.map((each) => each.question)).toEqual(['one', 'two', 'three', 'four']);
    expect(draft.modelAnswers.map((each) => each.answer)).toEqual(['1', '2', '3', '4']);
    expect(draft.description).toBe('');
  });

  it('reads no questions from the instructions on a cover', () => {
    expect(
      draftOf(
        `# Mathematics Paper 1
Instructions to pupils
1. Do not open this booklet until you are told to do so.
2. Answer all questions.`,
        `1. What is 3 + 4?
2. What is 5 + 6?`,
      ),
    ).toMatchObject({
      name: 'Mathematics Paper 1',
      description: '',
      modelQuestions: [{ question: 'What is 3 + 4?' }, { question: 'What is 5 + 6?' }],
    });
    const sectioned = 'Read these instructions first:\n1. Use ink.\nSection A\n1. a\n2. b';
    expect(questionsOf(sectioned)).toEqual(['a', 'b']);
  });

  it('splits an unnumbered sheet at question marks', () => {
    expect(
      draftOf(`Angles
A triangle has two angles of 40° and
60°. What is the third angle?
What is half of 90°?`),
    ).toMatchObject({
      name: 'Angles',
      modelQuestions: [
        { question: 'A triangle has two angles of 40° and 60°. What is the third angle?' },
        { question: 'What is half of 90°?' },
      ],
    });
  });

  it('accepts a title of two lines, and a sheet without title', () => {
    expect(draftOf('# Area and\n# perimeter\n1. a').name).toBe('Area and perimeter');
    expect(draftOf('1. a\n2. b').name).toBe('');
    expect(draftOf('Just some words of a letter home.')).toMatchObject({
      modelQuestions: [],
      difficultyLevel: 3,
    });
  });

  it('returns null without letters and figures', () => {
    expect(toDraft(toSheet(pagesOf('• • •\n____', '  ')))).toBeNull();
    expect(toDraft(toSheet([]))).toBeNull();
  });

  it('cuts to the limits of a topic', () => {
    const many = Array.from({ length: 130 }, (_, index) => `${index + 1}. What is ${index} + 1?`).join('\n');
    expect(questionsOf(many)).toHaveLength(TOPIC_LIMITS.questions);
    const long = draftOf(
      `# ${'word '.repeat(60)}\n1. ${'ten '.repeat(900)}\nAnswers\n1. ${'x '.repeat(900)}`,
    );
    expect(long.name.length).toBeLessThanOrEqual(TOPIC_LIMITS.nameLength);
    expect(long.modelQuestions[0]?.question.endsWith('ten')).toBe(true);
    expect(long.modelAnswers[0]?.answer.length).toBeLessThanOrEqual(TOPIC_LIMITS.answerLength);
  });

  it('does not read parts of a question as heading, note or working', () => {
    expect(
      questionsOf(`1. Ali cycled in two parts.
Part 2 of the journey took 3 hours.
Note: the figure is not drawn to scale.
Working: ____________
(b) How far did he cycle?
Ans: ____________ km
(c) How fast?
2. Answers to be given in simplest form.`),
    ).toEqual([
      'Ali cycled in two parts. Part 2 of the journey took 3 hours. Note: the figure is not drawn to scale.\n(b) How far did he cycle?\n(c) How fast?',
      'Answers to be given in simplest form.',
    ]);
  });

  it('keeps every word of a very long line', () => {
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ');
    const { lines } = toSheet([[lineOf({ text: words, size: 12, down: 0.5 })]]);
    expect(lines.every((line) => line.text.length <= 2_000)).toBe(true);
    expect(lines.map((line) => line.text).join(' ')).toBe(words);
    const blank = 'x'.repeat(5_000);
    expect(
      toSheet([[lineOf({ text: blank, size: 12, down: 0.5 })]])
        .lines.map((line) => line.text)
        .join(''),
    ).toBe(blank);
  });

  it.each(['1. ', '(', '1 ', ' 1.', 'Ans: ', 'answers ', '_ ', 'a\t', '1)\t', '.', '- ', 'a-\n', 'ab cd\n'])(
    'reads a sheet of %j to its end',
    (piece) => {
      for (const count of [1, 2_000]) {
        const lines = Array<string>(count).fill(piece.repeat(200_000 / count / piece.length));
        const draft = toDraft(toSheet(pagesOf(lines.join('\n'))));
        expect(draft?.name.length ?? 0).toBeLessThanOrEqual(TOPIC_LIMITS.nameLength);
      }
    },
  );
});

describe('answers of a sheet', () => {
  it.each([
    'Answers',
    'ANSWER KEY',
    'Answer Sheet:',
    '~ Answers ~',
    'Solutions',
    'Suggested answers',
    'Marking Scheme',
    'Answers for Primary 5',
  ])('are found under %j', (heading) => {
    expect(answersOf(`1. a b\n2. c d\n${heading}\n1. 24\n2. 36 cm`)).toEqual([
      { answer: '24' },
      { answer: '36 cm' },
    ]);
  });

  it.each([
    ['1. 24   2. 36   3. 3/4'],
    ['1. 24\t2. 36\t3. 3/4'],
    ['1. 24 2. 36 3. 3/4'],
    ['1) 24 2) 36\n3) 3/4'],
    ['Q1: 24\nQ2: 36\nQ3: 3/4'],
    ['1\t24\n2\t36\n3\t3/4'],
  ])('are found in rows: %j', (row) => {
    expect(answersOf(`1. a\n2. b\n3. c\nAnswers\n${row}`).map((each) => each.answer)).toEqual([
      '24',
      '36',
      '3/4',
    ]);
  });

  it('are not split at a number', () => {
    expect(answersOf('1. a\n2. b\nAnswers\n1. 2 kg 500 g\n2. 3.2 m').map((each) => each.answer)).toEqual([
      '2 kg 500 g',
      '3.2 m',
    ]);
  });

  it('keep their explanations', () => {
    expect(
      answersOf(`1. a
2. b
Solutions
1. 24
6 × 4 = 24
2. 12 ÷ 3 = 4
Ans: 4 boxes
Explanation: each box holds three.`),
    ).toEqual([
      { answer: '24', explanation: '6 × 4 = 24' },
      { answer: '4 boxes', explanation: '12 ÷ 3 = 4 each box holds three.' },
    ]);
  });

  it('keep their parts', () => {
    expect(answersOf('1. a\n2. b\nAnswers\n1. (a) 24\n(b) 36\n2. 7')).toEqual([
      { answer: '(a) 24\n(b) 36' },
      { answer: '7' },
    ]);
  });

  it('are found beside their questions', () => {
    expect(
      draftOf(`1. What is 3 × 8?
Ans: 24
Working: 3 × 8 = 24
2. What is 5 × 7? Answer: 35
3. What is 1 + 1?
Answer:
2`),
    ).toMatchObject({
      modelQuestions: [
        { question: 'What is 3 × 8?' },
        { question: 'What is 5 × 7?' },
        { question: 'What is 1 + 1?' },
      ],
      modelAnswers: [{ answer: '24', explanation: '3 × 8 = 24' }, { answer: '35' }, { answer: '2' }],
    });
  });

  it('are found beside their heading', () => {
    expect(answersOf('1. a\n2. b\nAnswers: 1. 24 2. 36').map((each) => each.answer)).toEqual(['24', '36']);
  });

  it('name their question where one is missing', () => {
    expect(answersOf('1. a\n2. b\n3. c\nAnswers\n1. 24\n3. 36\n6 × 6')).toEqual([
      { answer: '24', explanation: 'Question 1.' },
      { answer: '36', explanation: 'Question 3. 6 × 6' },
    ]);
  });

  it('follow the order of their questions, wherever they stand', () => {
    expect(answersOf('1. a\n2. b\nAns: two\nAnswers\n1. one').map((each) => each.answer)).toEqual([
      'one',
      'two',
    ]);
  });

  it('keep answers of parts with their parts', () => {
    expect(draftOf('1. a\nAns: (a) 24\n(b) 36\n2. b\n(a) c\nAns: 5\n(b) d\nAns: 6')).toMatchObject({
      modelQuestions: [{ question: 'a' }, { question: 'b\n(a) c\n(b) d' }],
      modelAnswers: [{ answer: '(a) 24\n(b) 36' }, { answer: '(a) 5\n(b) 6' }],
    });
  });

  it('count once when repeated, and keep the order of their questions', () => {
    expect(
      answersOf('1. a\nAns: 1\n2. b\n3. c\nAnswers\n1. one\n2. 2\n3. 3').map((each) => each.answer),
    ).toEqual(['1', '2', '3']);
  });

  it('are not made from a sentence about answers', () => {
    const text = '1. Write your answers in the boxes\n2. Round off the answer to one decimal place';
    expect(draftOf(text)).toMatchObject({ modelAnswers: [], modelQuestions: [{}, {}] });
  });
});

describe('judgeDifficulty', () => {
  it.each([
    ['12 + 15 = ____', 1],
    ['3/4 + 1/8 = ____', 2],
    ['What is half of 8?', 2],
    ['Siti has 3 boxes of 12 pens each, and gives 5 pens to Ravi. How many pens has she left?', 3],
    ['Ravi spent 2/5 of his money on a book and 20% of the rest on a pen. How much has he left?', 4],
    [
      'Ravi had 3 times as much as Ali. After Ravi spent 2/5 of his money on a book, 20% of the rest on a pen and $12 on lunch, and Ali saved $5 more, they had the same amount of money, which was what their sister had saved over 4 weeks of the June holidays. (a) How much had Ravi at first? (b) How much had Ali?',
      5,
    ],
  ])('rates %j as %d', (text, difficulty) => {
    expect(draftOf(`1. ${text}`).modelQuestions[0]?.difficulty).toBe(difficulty);
  });
});
