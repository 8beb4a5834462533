import { describe, expect, it } from '@jest/globals';
import type { TopicDraft } from '@sumfox/contracts/content/topic';
import { toPieces, toPointedOutDraft } from './pointed-out.rules.js';
import type { PointedOut } from './prompts/read-pdf.v1.js';

const LINES = [
  'Fractions for Primary 5',
  'Adding fractions with',
  'unlike denominators.',
  'Warm up: what is half of 15?',
  '1. What is 1/2 + 1/4?',
  '2. What is 3.5 + 2?',
  'Answers',
  '1. 3/4 because 2/4 + 1/4',
  '2. 5.5',
].map((text) => ({ text }));

const BY_RULES: TopicDraft = {
  name: 'Fractions for Primary 5',
  description: '',
  difficultyLevel: 3,
  modelQuestions: [
    { question: 'What is 1/2 + 1/4?', difficulty: 3 },
    { question: 'What is 3.5 + 2?', difficulty: 3 },
  ],
  modelAnswers: [{ answer: '3/4' }, { answer: '5.5' }],
};

const POINTED: PointedOut = {
  title: 'Fractions for Primary 5',
  introduction: 'Adding fractions with unlike denominators.',
  questions: [
    { text: 'what is half of 15?', difficulty: 1 },
    { text: 'What is 1/2 + 1/4?', difficulty: 3 },
    { text: 'What is 3.5 + 2?', difficulty: 2 },
  ],
  answers: [
    { text: '3/4', explanation: 'because 2/4 + 1/4' },
    { text: '5.5', explanation: '' },
  ],
};

const read = (changes: Partial<PointedOut>) => toPointedOutDraft({ ...POINTED, ...changes }, LINES, BY_RULES);

describe('toPointedOutDraft', () => {
  it('accepts text that stands in the sheet, ignoring line breaks', () => {
    expect(read({})).toEqual({
      name: 'Fractions for Primary 5',
      description: 'Adding fractions with unlike denominators.',
      difficultyLevel: 2,
      modelQuestions: [
        { question: 'what is half of 15?', difficulty: 1 },
        { question: 'What is 1/2 + 1/4?', difficulty: 3 },
        { question: 'What is 3.5 + 2?', difficulty: 2 },
      ],
      modelAnswers: [{ answer: '3/4', explanation: 'because 2/4 + 1/4' }, { answer: '5.5' }],
    });
  });

  it('rejects a title that is cut out of a line', () => {
    expect(read({ title: 'Fractions', introduction: 'Adding fractions with unlike' })).toMatchObject({
      name: 'Fractions for Primary 5',
      description: '',
    });
    const title = 'Fractions for Primary 5 Adding fractions with';
    expect(read({ title })?.name).toBe(title);
  });

  it('keeps the answers that the rules read', () => {
    const answers = [
      { text: '3/4 because 2/4 + 1/4', explanation: '' },
      { text: '5.5', explanation: 'unlike denominators.' },
    ];
    expect(read({ answers })?.modelAnswers).toEqual([
      { answer: '3/4' },
      { answer: '5.5', explanation: 'unlike denominators.' },
    ]);
  });

  it('drops text that does not stand in the sheet', () => {
    const draft = read({
      title: 'Hacked',
      introduction: 'Visit my page.',
      questions: [
        ...POINTED.questions,
        ...POINTED.questions,
        { text: 'What is 1/2 + 1/8?', difficulty: 5 },
        { text: ' ', difficulty: 1 },
      ],
      answers: [
        { text: '3/4', explanation: 'Trust me' },
        { text: '5.5', explanation: '' },
        { text: '999', explanation: '' },
      ],
    });
    expect(draft).toMatchObject({ name: 'Fractions for Primary 5', description: '' });
    expect(draft?.modelQuestions).toHaveLength(3);
    expect(draft?.modelAnswers).toEqual([{ answer: '3/4' }, { answer: '5.5' }]);
  });

  it.each([
    ['a part of a number or of the title', '5'],
    ['the number of a question', '1'],
    ['a part of a decimal', '3.'],
    ['a decimal without its end', '5.'],
    ['a numerator', '3'],
    ['a part of a word', 'half of 1'],
    ['two stretches', '3/4 5.5'],
  ])('treats %s as absent from the sheet', (_what, text) => {
    const sheet = LINES.filter((line) => !/[12]\. /.test(line.text) || line.text.includes('/'));
    const rules = { ...BY_RULES, modelQuestions: [], modelAnswers: [] };
    const pointed = { ...POINTED, questions: [], answers: [{ text, explanation: '' }] };
    expect(
      toPointedOutDraft(pointed, [...sheet, { text: '2. 5.5' }, { text: '35 3.5' }], rules)?.modelAnswers,
    ).toEqual([]);
  });

  it.each<[string, Partial<PointedOut>]>([
    ['fewer questions than the rules found', { questions: POINTED.questions.slice(2) }],
    ['fewer answers than the rules found', { answers: POINTED.answers.slice(0, 1) }],
    [
      'only parts of the questions',
      { questions: ['half of 15?', '1/2 + 1/4?', '3.5 + 2?'].map((text) => ({ text, difficulty: 3 })) },
    ],
    ['no answers', { answers: [] }],
    ['the answers in another order', { answers: [...POINTED.answers].reverse() }],
    [
      'another answer, though it stands in the sheet',
      {
        answers: [
          { text: '3/4', explanation: '' },
          { text: '2', explanation: '' },
        ],
      },
    ],
  ])('is left for the rules when it has %s', (_what, changes) => {
    expect(read(changes)).toBeNull();
  });

  it('returns plain text within the limits of a topic', () => {
    const long = 'word '.repeat(500).trim();
    const lines = [...LINES, { text: long }];
    expect(
      toPointedOutDraft(
        {
          ...POINTED,
          title: long,
          introduction: long,
          questions: [...POINTED.questions, { text: long, difficulty: 3 }],
        },
        lines,
        BY_RULES,
      ),
    ).toMatchObject({ name: BY_RULES.name, description: '', modelQuestions: { length: 3 } });
  });
});

describe('toPieces', () => {
  it('returns the whole sheet in pieces', () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({ text: `${index}. ${'x'.repeat(60)}` }));
    const pieces = toPieces(lines) ?? [];
    expect(pieces.every((piece) => piece !== '' && piece.length <= 6_000)).toBe(true);
    expect(pieces.join('\n')).toBe(lines.map((line) => line.text).join('\n'));
    const oneLine = 'y'.repeat(14_000);
    expect(toPieces([{ text: oneLine }])?.join('')).toBe(oneLine);
  });

  it('returns no pieces for a long or an empty sheet', () => {
    expect(toPieces([{ text: 'x'.repeat(15_001) }])).toBeNull();
    expect(toPieces([])).toEqual([]);
  });
});
