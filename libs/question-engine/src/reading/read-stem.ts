import { ASKED } from './asked.rules.js';
import type { SumOfZero } from './equations.js';
import { EVENTS } from './event.rules.js';
import type { Memory, Rule } from './memory.js';
import { STATES } from './state.rules.js';

/** A stem as the reader understands it. */
export interface ReadStem {
  sums: readonly SumOfZero[];
  asked: string;
}

/** The moment that a sentence names, and the sentence without it. */
function takeMoment(sentence: string, before = 'now'): { when: string; bare: string } {
  const isFirst =
    /^At first, | at first$/.test(sentence) || (before === 'first' && sentence.startsWith('At that time, '));
  const bare = sentence
    .replace(/^(?:At first|In the end|After that|At that time), /, '')
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
    .replace(/^(?:The|Each|Twice)(?= )/, (word) => word.toLowerCase());
  for (const [pattern, read] of rules) {
    const match = pattern.exec(bare);
    if (!match) continue;
    read(memory, match, when);
    return true;
  }
  return false;
}

/** Reads a stem of told sentences and one question at the end; null when a sentence is not in the grammar. */
export function readStem(stem: string): ReadStem | null {
  const memory: Memory = { sums: [], changes: new Map(), last: '', when: 'now', events: new Map(), count: 0 };
  const sentences = stem.split(/(?<=[.?]) (?=[A-Z0-9])/);
  const question = sentences.pop() ?? '';
  for (const sentence of sentences) {
    if (!readSentence(memory, sentence.replace(/\.$/, ''), [...STATES, ...EVENTS])) return null;
  }
  const { when, bare } = takeMoment(question.replace(/\?$/, ''));
  for (const [pattern, read] of ASKED) {
    const match = pattern.exec(bare);
    if (!match) continue;
    read(memory, match, when);
    return memory.sums.some(({ multiples }) => multiples.has('asked'))
      ? { sums: memory.sums, asked: 'asked' }
      : null;
  }
  return null;
}
