import type { Dice } from '@sumfox/question-engine/core/dice';
import type { WrittenQuestion, WrittenStep } from '@sumfox/question-engine/written/written-question';

/** How many words a stem may still take on, in all and in one sentence. */
export interface Room {
  words: number;
}

/** Another way to tell the same question: other words or other signs, never other numbers or another relation. */
type Voice = (told: WrittenQuestion, dice: Dice, room: Room) => WrittenQuestion;

const everyText = (told: WrittenQuestion, change: (text: string) => string): WrittenQuestion => ({
  ...told,
  stem: change(told.stem),
  hints: told.hints.map(change),
  steps: told.steps.map((step) => ({ ...step, label: change(step.label) })),
  distractors: told.distractors.map((d) => ({ ...d, explanation: change(d.explanation) })),
});

const everySum = (told: WrittenQuestion, change: (sum: string) => string): WrittenQuestion => ({
  ...told,
  expression: change(told.expression),
  steps: told.steps.map((step) => ({ ...step, calculation: change(step.calculation) })),
  distractors: told.distractors.map((d) => ({ ...d, expression: change(d.expression) })),
});

const NAMES: readonly (readonly [from: RegExp, to: readonly string[]])[] = [
  [
    /\b(?:Mei Ling|Siti|Devi|Hui Min|Aisyah|Priya|Nurul)\b/g,
    ['Kavya', 'Li Ting', 'Farah', 'Grace', 'Shanti'],
  ],
  [
    /\b(?:Ravi|Kumar|Ahmad|Weiming|Faizal|Jun Jie|Irfan)\b/g,
    ['Haziq', 'Zhi Hao', 'Suresh', 'Marcus', 'Bala'],
  ],
];

/** Each name becomes one other name of the same kind throughout. */
function otherNames(told: WrittenQuestion, dice: Dice): WrittenQuestion {
  const chosen = new Map<string, string>();
  return everyText(told, (text) =>
    NAMES.reduce(
      (line, [from, to]) =>
        line.replace(from, (name) => {
          const free = to.filter((one) => ![...chosen.values()].includes(one));
          if (!chosen.has(name) && free.length > 0) chosen.set(name, dice.pick(free));
          return chosen.get(name) ?? name;
        }),
      text,
    ),
  );
}

const OTHER_WORDS: readonly (readonly [from: RegExp, to: string])[] = [
  [/\baltogether\b/g, 'in all'],
  [/\bat first\b/g, 'at the start'],
  [/\bIn the end\b/g, 'Finally'],
  [/\bthe same number of\b/g, 'equal numbers of'],
  [/\bbuys\b/g, 'gets'],
  [/\bThen\b/g, 'After that'],
  [/\bNow\b/g, 'Today'],
  [/\bgives away\b/g, 'hands out'],
  [/\bgave away\b/g, 'handed out'],
];
const otherWords: Voice = (told) =>
  everyText(told, (text) => OTHER_WORDS.reduce((line, [from, to]) => line.replace(from, to), text));

const LEADS = ['It is Saturday.', 'Read carefully.', 'This is a true story.', 'Let us find out.'];
/** A writer who likes to begin with a sentence of no import. */
const chatty: Voice = (told, dice, room) =>
  room.words < 5 ? told : { ...told, stem: `${dice.pick(LEADS)} ${told.stem}` };

/** A writer at a plain keyboard: ASCII signs, commas between thousands. */
const typist: Voice = (told) => {
  const ascii = (sum: string) =>
    sum
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .replaceAll('−', '-')
      .replace(/(\d) (?=\d{3}(?!\d))/g, '$1,');
  const commas = (text: string) => text.replace(/(\d) (?=\d{3}(?!\d))/g, '$1,');
  return {
    ...everySum(everyText(told, commas), ascii),
    answer: { ...told.answer, value: commas(told.answer.value) },
    blanks: told.blanks.map((blank) => ({ ...blank, value: commas(blank.value) })),
    steps: told.steps.map((step) => ({
      ...step,
      calculation: ascii(step.calculation),
      result: commas(step.result),
    })),
    distractors: told.distractors.map((d) => ({
      ...d,
      expression: ascii(d.expression),
      value: commas(d.value),
    })),
  };
};

const SPELT: Readonly<Record<string, string>> = {
  ℓ: 'litres',
  cm: 'centimetres',
  kg: 'kilograms',
  g: 'grams',
  min: 'minutes',
  h: 'hours',
  'cm²': 'cm2',
  m: 'metres',
};
/** A writer who spells units out in the fields. */
const speller: Voice = (told) => {
  const spelt = (unit: string | null) => (unit === null ? null : (SPELT[unit] ?? unit));
  return {
    ...told,
    answer: { ...told.answer, unit: spelt(told.answer.unit) },
    blanks: told.blanks.map((blank) => ({ ...blank, unit: spelt(blank.unit) })),
    steps: told.steps.map((step) => ({ ...step, unit: spelt(step.unit) })),
  };
};

const LABELS = [
  'First',
  'Next',
  'After that',
  'So',
  'Then',
  'From this',
  'Now',
  'And so',
  'Last',
  'In the end',
];
/** A writer of few words: bare labels, no units in the working, hints that fit any question. */
const terse: Voice = (told) => ({
  ...told,
  steps: told.steps.map((step, i): WrittenStep => ({ ...step, label: LABELS[i] ?? 'Then' })),
  hints: [
    'Read the story once more, sentence by sentence.',
    'Which numbers belong together?',
    'Work out that part before the rest.',
  ],
});

/** A careful writer: brackets round everything, a line break in the stem, curly quotes. */
const bracketed: Voice = (told) => ({
  ...told,
  expression: `(${told.expression})`,
  stem: told.stem.replace('. ', '.\n').replaceAll("'", '’'),
  hints: told.hints.map((hint) => ` ${hint.replaceAll("'", '’')}`),
});

const VOICES: readonly (readonly Voice[])[] = [
  [otherNames],
  [otherNames, otherWords, terse],
  [otherNames, typist],
  [chatty, speller],
  [otherWords, chatty, typist, speller],
  [otherNames, bracketed],
  [otherWords, terse, bracketed, speller],
];

/** Number of ways to phrase a question. */
export const VOICE_COUNT = VOICES.length;

/** The question in one of the voices. */
export function inVoice(told: WrittenQuestion, voice: number, dice: Dice, room: Room): WrittenQuestion {
  return (VOICES[voice % VOICES.length] ?? []).reduce((told_, speak) => speak(told_, dice, room), told);
}
