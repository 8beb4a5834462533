import { ASKED } from './asked.rules.js';
import { type SumOfZero, toSum } from './equations.js';
import { EVENTS } from './event.rules.js';
import {
  FIGURE_STATES,
  GATEWAY_STATES,
  LETTER_STATES,
  ROW_STATES,
  SECTOR_STATES,
  readLengths,
} from './gateway.rules.js';
import type { Memory, Rule } from './memory.js';
import { STATES } from './state.rules.js';

/** A stem as the reader understands it. */
export interface ReadStem {
  sums: readonly SumOfZero[];
  asked: string;
}

/** The moment that a sentence names, and the sentence without it. */
function takeMoment(sentence: string, before = 'now'): { when: string; bare: string } {
  const day = /^On Day (\d+), | on Day (\d+)$/.exec(sentence);
  if (day)
    return {
      when: `day${day[1] ?? day[2] ?? ''}`,
      bare: sentence.replace(/^On Day \d+, /, '').replace(/ on Day \d+$/, ''),
    };
  const isFirst =
    /^At first, | at first$/.test(sentence) ||
    (before === 'first' && /^At (?:that|the same) time, /.test(sentence));
  const bare = sentence
    .replace(/^(?:At first|In the end|After that|At that time|At the same time), /, '')
    .replace(/^Then /, '')
    .replace(/ (?:at first|in the end)$/, '');
  return { when: isFirst ? 'first' : 'now', bare };
}

const PRONOUN = /^(?:he|she|it)(?= )/i;

function readSentence(memory: Memory, sentence: string, rules: readonly Rule[]): boolean {
  const { when, bare: told } = takeMoment(sentence, memory.when);
  memory.when = when;
  const bare = told
    .replace(PRONOUN, memory.last)
    .replace(/^(?:The|Each|Twice|Take|Let|In)(?= )/, (word) => word.toLowerCase());
  for (const [pattern, read] of rules) {
    const match = pattern.exec(bare);
    if (!match) continue;
    read(memory, match, when);
    return true;
  }
  return false;
}

/** On each day the same comes as on the second: `day k - day 1 = (k - 1) (day 2 - day 1)`. */
function growDaily(memory: Memory): void {
  for (const owner of memory.growing)
    for (const day of memory.days.get(owner) ?? [])
      if (day > 2)
        memory.sums.push(
          toSum(
            [
              [`${owner}#day${day}`, 1],
              [`${owner}#day1`, day - 2],
              [`${owner}#day2`, 1 - day],
            ],
            0,
          ),
        );
}

/** The angle that a sector has by what stands in it: its own angle, a percentage or a fraction of the circle. */
function toDegrees(number: string, mark: string, bottom: string): number {
  if (mark === '°') return Number(number);
  return (360 / (mark === '%' ? 100 : Number(bottom))) * Number(number);
}

/** Angles of sectors in the text of a drawing: `Red: 120°`, `Red: 25%`, `Red: 3/8`. */
const readAngles = (shown: string): Map<string, number> =>
  new Map(
    [...shown.matchAll(/\b([A-Z][a-z]*): (\d+)(°|%|\/(\d+))/g)].map(
      ([, name = '', number = '', mark = '', bottom = '']) => [
        name.toLowerCase(),
        toDegrees(number, mark, bottom),
      ],
    ),
  );

/** Reads a stem of told sentences and one question at the end, and the text of its drawing; null when a sentence is not in the grammar. */
export function readStem(stem: string, shown = ''): ReadStem | null {
  const memory: Memory = {
    sums: [],
    changes: new Map(),
    last: '',
    when: 'now',
    events: new Map(),
    days: new Map(),
    growing: new Set(),
    angles: readAngles(shown),
    circle: 0,
    parts: new Map(),
    lengths: readLengths(shown),
    letter: '',
    count: 0,
  };
  const sentences = stem.split(/(?<=[.?]) (?=[A-Z0-9])/);
  const question = sentences.pop() ?? '';
  for (const sentence of sentences) {
    if (
      !readSentence(memory, sentence.replace(/\.$/, ''), [
        ...SECTOR_STATES,
        ...FIGURE_STATES,
        ...LETTER_STATES,
        ...ROW_STATES,
        ...GATEWAY_STATES,
        ...STATES,
        ...EVENTS,
      ])
    )
      return null;
  }
  const { when, bare } = takeMoment(question.replace(/\?$/, ''));
  for (const [pattern, read] of ASKED) {
    const match = pattern.exec(bare);
    if (!match) continue;
    read(memory, match, when);
    growDaily(memory);
    return memory.sums.some(({ multiples }) => multiples.has('asked'))
      ? { sums: memory.sums, asked: 'asked' }
      : null;
  }
  return null;
}
