import type { PersonalClass, PersonalWord } from '../privacy/personal-word.js';
import { toNameMatcher } from '../privacy/name.rules.js';
import { findPersonalWords } from '../privacy/personal-words.rules.js';

/** A text of the set, with personal words as `{{class:words}}`. */
export interface SampleText {
  readonly kind: 'answer' | 'working' | 'message';
  readonly family: string;
  readonly text: string;
}

/** How well the personal words of a set are found. */
export interface Measure {
  readonly precision: number;
  readonly recall: number;
  readonly byClass: Readonly<
    Record<string, { found: number; labelled: number; right: number; replaced: number }>
  >;
  /** Labelled words that would be sent, and hidden words without a label; with their texts. */
  readonly missed: readonly string[];
  readonly needless: readonly string[];
  /** Figures outside of personal words that would not arrive as typed. */
  readonly changedFigures: readonly string[];
}

const LABEL = /\{\{([a-z]+):(.*?)\}\}/g;

/** The typed text with the positions of its personal words. */
export function readLabels(marked: string): { text: string; labels: PersonalWord[] } {
  let text = '';
  let at = 0;
  const labels: PersonalWord[] = [];
  for (const match of marked.matchAll(LABEL)) {
    text += marked.slice(at, match.index);
    labels.push({
      class: match[1] as PersonalClass,
      start: text.length,
      end: text.length + (match[2] ?? '').length,
    });
    text += match[2];
    at = match.index + match[0].length;
  }
  return { text: text + marked.slice(at), labels };
}

/**
 * Counts by span: labelled words are found when no letter and no figure of them is left, replaced ones are right
 * inside a label.
 */
export function measure(
  samples: readonly SampleText[],
  families: Readonly<Record<string, readonly string[]>>,
): Measure {
  const byClass: Record<string, { found: number; labelled: number; right: number; replaced: number }> = {};
  const missed: string[] = [];
  const needless: string[] = [];
  const changedFigures: string[] = [];
  const of = (name: string) => (byClass[name] ??= { found: 0, labelled: 0, right: 0, replaced: 0 });
  for (const sample of samples) {
    const { text, labels } = readLabels(sample.text);
    const words = findPersonalWords(text, toNameMatcher(families[sample.family] ?? []));
    const isIn = (spans: readonly PersonalWord[], at: number) =>
      spans.some(({ start, end }) => start <= at && at < end);
    const own = (spans: readonly PersonalWord[], { start, end }: PersonalWord): boolean =>
      Array.from({ length: end - start }, (_, i) => start + i).every(
        (at) => !/[\p{L}\p{N}]/u.test(text.charAt(at)) || isIn(spans, at),
      );
    for (const label of labels) {
      of(label.class).labelled += 1;
      if (own(words, label)) of(label.class).found += 1;
      else missed.push(`${label.class} ${text.slice(label.start, label.end)} | ${text}`);
    }
    for (const word of words) {
      of(word.class).replaced += 1;
      if (own(labels, word)) of(word.class).right += 1;
      else needless.push(`${word.class} ${text.slice(word.start, word.end)} | ${text}`);
    }
    for (const { 0: figures, index } of text.matchAll(/\d+/g))
      if (!isIn(labels, index) && isIn(words, index)) changedFigures.push(`${figures} | ${text}`);
  }
  const sum = (key: 'found' | 'labelled' | 'right' | 'replaced') =>
    Object.values(byClass).reduce((all, one) => all + one[key], 0);
  return {
    precision: sum('right') / sum('replaced'),
    recall: sum('found') / sum('labelled'),
    byClass,
    missed,
    needless,
    changedFigures,
  };
}
