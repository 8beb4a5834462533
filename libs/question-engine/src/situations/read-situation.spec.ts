import { describe, expect, it } from '@jest/globals';
import { listSentences } from '../checks/read-text.js';
import { Dice, mixSeed } from '../core/dice.js';
import type { Draft } from '../core/draft.js';
import { renderDrawing } from '../drawing/render-drawing.js';
import { type SumOfZero, toSum, tryOut } from '../reading/equations.js';
import { shapesOf } from './situation-shapes.js';
import { COMPARED } from './catalogue/pairs.settings.js';
import { SITUATION_CELLS } from './situations.cells.js';

/**
 * A second way to read the stems of situations: sentences by their words, numbers as plain numbers. It shares no code
 * with the statements and their equations.
 */
interface ReadSituation {
  sums: readonly SumOfZero[];
  asked: string;
}

type Pairs = ReadonlyArray<readonly [unknown: string, times: number]>;

/** What sentences have said so far. */
class Memory {
  readonly sums: SumOfZero[] = [];
  /** Days between two times, and other plain numbers that later sentences need. */
  readonly numbers = new Map<string, number>();

  is(unknown: string, value: number): void {
    this.say([[unknown, 1]], value);
  }

  say(pairs: Pairs, equals: number): void {
    this.sums.push(toSum(pairs, equals));
  }
}

type Rule = readonly [
  form: RegExp,
  read: (memory: Memory, found: readonly number[], words: RegExpExecArray) => void,
];

/** An amount with or without its unit: `$12`, `12 kg of rice`. */
const N = String.raw`\$?(\d+)(?: (?:cm²|m²|kg|km|cm|m|ℓ|min))?`;
const form = (text: string): RegExp => new RegExp(`^${text.replaceAll('#', N)}[.?]$`);

const LAST = 4;
const day = (place: number): string => `at ${place}`;
const steps = (
  memory: Memory,
  pairsOf: (place: number) => Pairs,
  equals: (place: number) => number,
): void => {
  for (let place = 1; place < LAST; place += 1) memory.say(pairsOf(place), equals(place));
};
const rise = (place: number): Pairs => [
  [day(place + 1), 1],
  [day(place), -1],
];

/** Amounts of days, weeks and rows. */
const ROWS: readonly Rule[] = [
  [
    form(String.raw`(?:[A-Z][a-z]+ )+(?:[a-z]+ )+?#(?: of [a-z ]+)? (?:on Day|in Week) (\d)`),
    (memory, [value = 0, place = 0]) => memory.is(day(place), value),
  ],
  [
    form(String.raw`(?:Row|Bag|Box|Jar|Basket|Tank|Tin|Card) (\d) has (\d+) [a-z]+`),
    (memory, [place = 0, value = 0]) => memory.is(day(place), value),
  ],
  [
    /^(?:The \w+ fell by|Each \w+ the \w+ fell by) \$?(\d+)\b.*\.$/,
    (memory, [less = 0]) => steps(memory, rise, () => -less),
  ],
  [
    /^Each \w+ has (\d+) (more|fewer) [a-z]+ than the one before\.$/,
    (memory, [by = 0], [, , way]) => steps(memory, rise, () => (way === 'more' ? by : -by)),
  ],
  [
    /^(?:The \w+ fell by the same number of [\w ]+ each \w+|Each \w+, the \w+ fell by the same number of [\w ]+|The pattern goes on|The [a-z]+ go on in the same way)\.$/,
    (memory) => {
      for (const place of [1, 2])
        memory.say(
          [
            [day(place), 1],
            [day(place + 1), -2],
            [day(place + 2), 1],
          ],
          0,
        );
    },
  ],
  [
    /^(?:The \w+ doubled each \w+|Each \w+ the \w+ doubled)\.$/,
    (memory) =>
      steps(
        memory,
        (place) => [
          [day(place + 1), 1],
          [day(place), -2],
        ],
        () => 0,
      ),
  ],
  [
    form(String.raw`From (?:Day|Week) # to (?:Day|Week) \d, the \w+ rose by #`),
    (memory, [from = 0, more = 0]) => memory.say(rise(from), more),
  ],
  [/^The table shows how .+\.$/, () => undefined],
  [/^Look at \w+ \d(?: and \w+ \d)?\.$/, () => undefined],
];

/** Something on every second or fifth day. */
const DAYS: readonly Rule[] = [
  [/^.+ on Day (\d), Day \d+ and so on\.$/, (memory, [every = 0]) => void memory.numbers.set('every', every)],
  [
    /^The last (?:time|day) was Day (\d+)\.$/,
    (memory, [last = 0]) => void memory.numbers.set('times', last / (memory.numbers.get('every') ?? 1)),
  ],
  [form('[A-Z].*? #(?: of [a-z ]+)? each time'), (memory, [value = 0]) => memory.is('each', value)],
  [
    form('[A-Z].*? #(?: of [a-z ]+)? altogether, the same each time'),
    (memory, [value = 0]) => memory.is('in all', value),
  ],
  [
    form('[A-Z].*? planned to [a-z ]+ #(?: of [a-z ]+)? altogether'),
    (memory, [value = 0]) => memory.is('goal', value),
  ],
];

/** Two or three things that are compared. */
const PAIRS: readonly Rule[] = [
  [
    form(
      '.+ and .+? (?:were|held|cost|took|had a total (?:mass|area) of) #(?: long| of water)?(?: altogether)?',
    ),
    (memory, [sum = 0]) =>
      memory.say(
        [
          ['first', 1],
          ['second', 1],
        ],
        sum,
      ),
  ],
  [
    form(
      'Three .+? (?:were|held|cost|took|had a total (?:mass|area) of) #(?: long| of water)?(?: altogether)?',
    ),
    (memory, [sum = 0]) =>
      memory.say(
        [
          ['one', 1],
          ['two', 1],
          ['three', 1],
        ],
        sum,
      ),
  ],
  [
    form('The second (?:was|held|cost|took) # [a-z]+ than the first'),
    (memory, [by = 0]) =>
      memory.say(
        [
          ['two', 1],
          ['one', -1],
        ],
        by,
      ),
  ],
  [
    form('The third (?:was|held|cost|took) # [a-z]+ than the second'),
    (memory, [by = 0]) =>
      memory.say(
        [
          ['three', 1],
          ['two', -1],
        ],
        by,
      ),
  ],
  [
    form('.+? (?:was|held|cost|took) # (?:longer|heavier|more|larger) than .+'),
    (memory, [by = 0]) =>
      memory.say(
        [
          ['first', 1],
          ['second', -1],
        ],
        by,
      ),
  ],
  [
    form('.+? (?:was|held|cost|took) # (?:shorter|lighter|less|smaller) than .+'),
    (memory, [by = 0]) =>
      memory.say(
        [
          ['second', 1],
          ['third', -1],
        ],
        by,
      ),
  ],
  [
    /^.+ (?:was|held|cost|took) (?:(\d) times|twice) as \w+ as .+\.$/,
    (memory, [times = 2]) =>
      memory.say(
        [
          ['first', 1],
          ['second', -times],
        ],
        0,
      ),
  ],
];

/** A question about one of the compared things, by its letter or by the names of the settings. */
const asksOne = (letter: string, word: 'large' | 'small' | 'third'): RegExp => {
  const names = Object.values(COMPARED).flatMap((settings) => settings.map(({ words }) => words[word] ?? ''));
  const own = names.filter((name) => name.startsWith('the '));
  return new RegExp(String.raw` (?:[A-Z][a-z]+ ${letter}|${own.join('|')})(?: \w+)?\?$`);
};

const QUESTIONS: ReadonlyArray<
  readonly [form: RegExp, asked: (memory: Memory, found: readonly number[]) => Pairs]
> = [
  [
    / (?:on Day|in Week|in Row|in Bag|in Box|in Jar|in Basket|in Tank|in Tin|in Card) (\d)\?$/,
    (_, [place = 0]) => [[day(place), 1]],
  ],
  [
    / in (?:the first )?(\d) (?:day|week)s\?$/,
    (_, [count = 0]) => Array.from({ length: count }, (__, i) => [day(i + 1), 1] as const),
  ],
  [/ in all 3 \w+\?$/, () => [1, 2, 3].map((place) => [day(place), 1] as const)],
  [
    /^How many times did /,
    (memory) => (memory.is('times', memory.numbers.get('times') ?? 0), [['times', 1]]),
  ],
  [
    / each time\?$/,
    (memory) => (
      memory.say(
        [
          ['in all', 1],
          ['each', -(memory.numbers.get('times') ?? 0)],
        ],
        0,
      ),
      [['each', 1]]
    ),
  ],
  [
    / left to [a-z]+\?$/,
    (memory) => [
      ['goal', 1],
      ['each', -(memory.numbers.get('times') ?? 0)],
    ],
  ],
  [
    /^(?:How long were|What was the total (?:mass|area) of|How much(?: water)? did|How long did) all three/,
    () => [
      ['first', 1],
      ['second', 1],
      ['third', 1],
    ],
  ],
  [
    / the two (?:shorter|lighter|smaller|cheaper) /,
    () => [
      ['one', 1],
      ['two', 1],
    ],
  ],
  [/ the first [a-z]+(?: \w+)?\?$/, () => [['one', 1]]],
  [/ the third [a-z]+(?: \w+)?\?$/, () => [['three', 1]]],
  [asksOne('A', 'large'), () => [['first', 1]]],
  [asksOne('B', 'small'), () => [['second', 1]]],
  [asksOne('C', 'third'), () => [['third', 1]]],
  [/ altogether\?$/, (memory) => [['each', memory.numbers.get('times') ?? 0]]],
];

const listFound = (found: RegExpExecArray): number[] =>
  found.slice(1).flatMap((text) => (text !== undefined && /^\d+$/.test(text) ? [Number(text)] : []));

/** Rows of a table: `Day: 1, Amount: $11; Day: 2, ...`. */
function readTable(memory: Memory, alt: string): void {
  for (const [, place, value] of alt.matchAll(/(?:Day|Week): (\d), \w+: \$?(\d+)/g))
    memory.is(day(Number(place)), Number(value));
}

/** Rows of things in rings: `Row 1: 4; Row 2: 6`. */
function readRings(memory: Memory, alt: string): void {
  for (const [, place, value] of alt.matchAll(/(?:Row|Bag|Box|Jar|Basket|Tank|Tin|Card) (\d): (\d+)/g))
    memory.is(day(Number(place)), Number(value));
}

/** What a stem and the text of its drawing say; null where a sentence is not known. */
function readSituation(sentences: readonly string[], question: string, alt = ''): ReadSituation | null {
  const memory = new Memory();
  readTable(memory, alt);
  readRings(memory, alt);
  for (const sentence of sentences) {
    const rule = [...DAYS, ...ROWS, ...PAIRS].find(([one]) => one.test(sentence));
    const words = rule?.[0].exec(sentence);
    if (!rule || !words) return null;
    rule[1](memory, listFound(words), words);
  }
  const asking = QUESTIONS.find(([one]) => one.test(question));
  const words = asking?.[0].exec(question);
  if (!asking || !words) return null;
  memory.say([['asked', -1], ...asking[1](memory, listFound(words))], 0);
  return { sums: memory.sums, asked: 'asked' };
}

/** Situations whose sentences the reader knows. */
const KNOWN = [
  'less-each-time',
  'doubles',
  'rises-in-turn',
  'every-few-days',
  'total-and-gap',
  'three-in-steps',
  'times-and-total',
  'more-in-each-row',
  'fewer-in-each-row',
];

const SHAPES = Object.values(SITUATION_CELLS)
  .flatMap((cells) => cells ?? [])
  .flatMap(({ situations, settings }) =>
    situations.filter(({ id }) => KNOWN.includes(id)).flatMap((situation) => shapesOf(situation, settings)),
  );
const DRAWS = 4;

const solve = (draft: Draft): readonly number[] | null | undefined => {
  const alt = draft.drawing ? renderDrawing(draft.drawing).alt : '';
  const read = readSituation(draft.story.flatMap(listSentences), draft.ask, alt);
  return read && tryOut(read.sums, read.asked, 1);
};

describe('readSituation', () => {
  it('finds the key, and no other value, in the words of each draw', () => {
    let solved = 0;
    for (const shape of SHAPES)
      for (let seed = 0; seed < DRAWS; seed += 1) {
        const [level] = shape.levels;
        const draft = level && shape.draw(new Dice(mixSeed('read', shape.id, seed)), level);
        if (!draft) continue;
        const told = [...draft.story, draft.ask].join(' ');
        expect([told, solve(draft)]).toEqual([told, [Number(draft.answer.value.valueOf())]]);
        solved += 1;
      }
    expect(solved).toBeGreaterThan(200);
  });

  it.each([
    [
      ['Row 1 has 5 circles.', 'Each row has 4 more circles than the one before.'],
      'How many circles are in Row 3?',
      [13],
    ],
    [
      ['Siti saved $3 in Week 1.', 'The amount doubled each week.'],
      'How much money did Siti save in Week 4?',
      [24],
    ],
    [
      ['Rope A and Rope B were 40 m long altogether.', 'Rope A was 10 m longer than Rope B.'],
      'How long was Rope B?',
      [15],
    ],
  ])('solves %j', (sentences, question, answer) => {
    const read = readSituation(sentences, question);
    expect(read && tryOut(read.sums, read.asked, 1)).toEqual(answer);
  });

  it('gives null for a sentence that it does not know', () => {
    expect(readSituation(['Row 1 likes circles.'], 'How many circles are in Row 3?')).toBeNull();
  });
});
