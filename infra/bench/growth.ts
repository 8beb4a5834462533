import { toNameMatcher } from '@sumfox/ai/privacy/name.rules';
import { findPersonalWords } from '@sumfox/ai/privacy/personal-words.rules';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { listConfirmedPoints, listTrueLines } from '@sumfox/answer-marking/quoted-step';
import { readAnswer } from '@sumfox/answer-marking/read-answer';
import { sameValue } from '@sumfox/answer-marking/same-value';
import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { markItem } from '@sumfox/question-kinds/mark-item';
import { rereadItem } from '@sumfox/question-kinds/reread-item';
import { workingFingerprint } from '@sumfox/question-kinds/fingerprint';

/** Parts of the texts that took longest: signs and words at which some reader looks ahead, back or again. */
const UNITS = [
  ',',
  '1,',
  '1, ',
  ', and ',
  ' ',
  '\n ',
  '\t',
  '1 1/2 ',
  '1/2',
  '((1',
  '(1)',
  'and ',
  '1 and ',
  '5 cm ',
  '1½ ',
  '²',
  '2²⁄',
  '--1',
  '1+',
  '1=1 ',
  'a=',
  'a ',
  'ab:',
  'Ali: 1, ',
  'units: ',
  '1:',
  '1x',
  '$1',
  '1. ',
  '"',
  '\\frac{1}{2}',
  '\\frac{',
  '√(',
  '1 000 ',
  '<1',
  'is the ',
  'one hundred and ',
  'é',
  '3 pm ',
  '1 r 1 ',
  '= 1\n',
  'times ',
  '1 x ',
  'x 1 ',
  'wei ling ',
  '9',
  '9123 4567 ',
  '+65 9123 ',
  'school of ',
  'a@b.',
  '.a',
  'blk 1 a ',
  '(',
  'call me ',
  'postal a',
];

const policyOf = (modelAnswer: string, options?: string[]): AnswerPolicy =>
  derivePolicy({ modelAnswer, stem: '', options });

function schemeOf(expected: string, labels: readonly (string | null)[], options?: string[]): MarkScheme {
  return {
    questionId: '0192f0c1-0000-7000-8000-00000000000a',
    questionType: options ? 'mcq' : 'open-ended',
    marks: 4,
    modelAnswer: expected,
    parts: labels.map((label) => ({
      label,
      expected,
      acceptedAnswers: [expected],
      policy: policyOf(expected, options),
    })),
    solutionSteps: [],
    misconceptions: [{ code: 'slip', answer: options?.[2] ?? '9, 9', explanation: '' }],
    markPoints: [
      { id: 'M1', label: 'a', calculation: '3 + 4', result: '7', isTold: false, marks: 1 },
      { id: 'M2', label: 'b', calculation: '84 ÷ 7', result: '12', isTold: false, marks: 1 },
      { id: 'M3', label: 'c', calculation: '12 × 3 - 7', result: '29', isTold: false, marks: 1 },
    ],
  };
}

const LISTS = schemeOf('B', [null], ['1, 2', '3, 4', '5, 6', '7, 8']);
const MIXED = schemeOf('B', [null], ['1 1/2', '2 1/2', '3 1/2', '4 1/2']);
const BLANKS = schemeOf('1, 2', [null, null, null]);
const LABELLED = schemeOf('3', ['Ali', 'Ben', 'Cai']);
const ONE = schemeOf('2 m 5 cm', [null]);
const NAMES = toNameMatcher(['Wei Ling', 'Tan', 'a', '9123']);
const NOTHING = { answer: null, selectedOption: null, blankAnswers: null, answerParts: null, working: null };

/** Everything that reads what a pupil typed, with the longest text that the contracts let in. */
const READERS: ReadonlyArray<readonly [name: string, longest: number, read: (text: string) => unknown]> = [
  ['a choice of lists', 2_000, (answer) => markItem(LISTS, { ...NOTHING, answer })],
  ['a choice of mixed numbers', 2_000, (answer) => markItem(MIXED, { ...NOTHING, answer })],
  ['one answer', 2_000, (answer) => markItem(ONE, { ...NOTHING, answer })],
  ['blanks', 2_000, (text) => markItem(BLANKS, { ...NOTHING, blankAnswers: [text, text, text] })],
  ['blanks in one field', 2_000, (answer) => markItem(BLANKS, { ...NOTHING, answer })],
  [
    'labelled parts',
    2_000,
    (text) => markItem(LABELLED, { ...NOTHING, answerParts: Array(10).fill(`Ali ${text}`) }),
  ],
  [
    'labelled parts in one field',
    2_000,
    (answer) => markItem(LABELLED, { ...NOTHING, answer: `Ben ${answer}`.slice(0, 2_000) }),
  ],
  [
    'a second reading',
    2_000,
    (answer) => rereadItem(BLANKS, { ...NOTHING, answer }, { questionText: 'How many?', answerUnit: null }),
  ],
  ['two values', 2_000, (text) => sameValue('1, 2', text)],
  ['the live preview', 2_000, (text) => readAnswer({ isTimeAsked: true, unit: 'cm' }, text)],
  ['typed working', 10_000, (working) => markItem(ONE, { ...NOTHING, answer: '9', working })],
  [
    'a quote',
    10_000,
    (text) => listConfirmedPoints(ONE.markPoints, text, { pointId: 'M1', quote: text.slice(0, 7) }),
  ],
  ['lines with words as signs', 10_000, listTrueLines],
  ['personal words', 16_000, (text) => findPersonalWords(text, NAMES)],
  [
    'equal answers',
    10_000,
    (working) =>
      workingFingerprint('How many?', {
        questionIndex: 0,
        scheme: ONE,
        ...NOTHING,
        answer: working.slice(0, 2_000),
        working,
      }),
  ],
];

const repeat = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Processor time in milliseconds, the least of three: what others do at the same time does not count. */
function timeOf(read: (text: string) => unknown, text: string): number {
  let least = Infinity;
  for (let round = 0; round < 3 && least > ENOUGH_MS; round += 1) {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const TIMES_AS_LONG = 8;
/** Linear readers take 8 times as long for 8 times the text, quadratic ones 64 times. */
const MAX_REPEATS = 32;
/** Shorter times say nothing about growth. */
const ENOUGH_MS = 2;
const FLOOR_MS = 30;

interface Growth {
  unit: string;
  /** How many times as long the longest text takes as one of an eighth of its length. */
  times: number;
  longMs: number;
}

/** The unit at which a reader's time grows most; null where every text is read at once. */
function findWorst(longest: number, read: (text: string) => unknown): Growth | null {
  // Compiled before it is measured.
  for (const unit of UNITS) read(repeat(unit, longest / TIMES_AS_LONG));
  const grown = UNITS.flatMap((unit): Growth[] => {
    const longMs = timeOf(read, repeat(unit, longest));
    if (longMs < FLOOR_MS) return [];
    const shortMs = timeOf(read, repeat(unit, longest / TIMES_AS_LONG));
    return [{ unit, times: longMs / Math.max(shortMs, FLOOR_MS / MAX_REPEATS), longMs }];
  });
  return grown.toSorted((one, other) => other.times - one.times)[0] ?? null;
}

for (const [name, longest, read] of READERS) {
  const worst = findWorst(longest, read);
  const isHeld = !worst || worst.times <= MAX_REPEATS;
  const found = worst
    ? `${worst.times.toFixed(1)} times, ${worst.longMs.toFixed(0)} ms, for ${JSON.stringify(worst.unit)}`
    : `under ${FLOOR_MS} ms for every text`;
  console.log(`${name.padEnd(32)}${found}: ${isHeld ? 'held' : 'NOT HELD'}`);
  if (!isHeld) process.exitCode = 1;
}
console.log(`A text ${TIMES_AS_LONG} times as long may take ${MAX_REPEATS} times as long; quadratic is 64.`);
