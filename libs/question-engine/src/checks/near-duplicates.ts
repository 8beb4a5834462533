import type { Item } from '@sumfox/contracts/question/item';
import { ALL_NAMES } from '../core/people.js';
import { readTold } from './young-reading.js';

/** Numbers and names are masked: the same story with other numbers is the same story. */
const NAMES = new RegExp(`\\b(?:${ALL_NAMES.join('|')})\\b`, 'g');
const NUMBER = /\d[\d ]*(?:[.:/]\d+)*/g;

/** At or above: the same item. */
export const SAME_ITEM = 0.8;
/** At or above: of one family, which may stand side by side only with different keys. */
export const SAME_FAMILY = 0.6;

/** A stem with its numbers, names and pronouns masked: two of one frame are the same. */
export const maskedStem = (stem: string): string =>
  stem
    .replace(NAMES, 'N')
    .replace(NUMBER, '#')
    .replace(/\b(?:he|she|his|her)\b/gi, 'P');

/** Words with a capital letter within a sentence, as `Zhi Hao` in `gave Zhi Hao 3 pens`; not the noun of `Stall X`. */
const WITHIN_A_SENTENCE = /(?<=[\p{Ll}\d,;:] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*(?! \p{Lu}\b)/gu;

/** A stem with `name` for each name of ours, and for each name that a model has given. */
function withoutNames(stem: string): string {
  const ours = stem.replace(NAMES, 'name');
  const given = [...new Set(ours.match(WITHIN_A_SENTENCE) ?? [])];
  return given.reduce((text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'name'), ours);
}

/** Word trigrams of a stem with numbers and names masked; the whole text where there are fewer than three words. */
export function maskedTrigrams(stem: string): ReadonlySet<string> {
  const words = withoutNames(stem)
    .replace(NUMBER, '0 ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  if (words.length < 3) return new Set([words.join(' ')]);
  return new Set(words.slice(2).map((word, i) => `${words[i] ?? ''} ${words[i + 1] ?? ''} ${word}`));
}

/** Jaccard likeness of two sets, 0 to 1: shared members over all members. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 1;
  let shared = 0;
  for (const one of a) if (b.has(one)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** What the comparison needs of an item. */
export type ComparedItem = Pick<Item, 'question' | 'scheme' | 'provenance'>;

const keyOf = ({ scheme }: ComparedItem): string => scheme.parts.map((part) => part.expected).join('; ');
const paramsOf = ({ provenance }: ComparedItem): string =>
  Object.entries(provenance.params)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&');

/**
 * The faults of an item beside others of its pairing. The same template with the same params is the same item. Of the
 * engine's own items, whose templates are made to be told with many numbers, the same story counts as a duplicate only
 * with the same key; of an item that a model wrote, the story alone counts. A story of one family needs another key.
 */
export function listDuplicateFaults(item: ComparedItem, others: readonly ComparedItem[]): string[] {
  const trigrams = maskedTrigrams(readTold(item.question));
  const faults: string[] = [];
  for (const other of others) {
    if (other.question.id === item.question.id) continue;
    const isSameDraw =
      other.provenance.template === item.provenance.template && paramsOf(other) === paramsOf(item);
    const alike = likeness(trigrams, maskedTrigrams(readTold(other.question)));
    const isSameKey = keyOf(other) === keyOf(item);
    const isOwn = item.provenance.source === 'engine' && other.provenance.source === 'engine';
    if (isSameDraw && alike >= SAME_FAMILY) faults.push(`duplicate: drawn like ${other.question.id}`);
    else if (alike >= SAME_ITEM && (isSameKey || !isOwn))
      faults.push(`duplicate: the same as ${other.question.id}`);
    else if (alike >= SAME_FAMILY && isSameKey)
      faults.push(`duplicate: like ${other.question.id}, with its key`);
  }
  return faults;
}

/** 1 minus the likeness to the nearest other item: 1 for a story that nothing resembles. */
export function noveltyOf(item: ComparedItem, others: readonly ComparedItem[]): number {
  const trigrams = maskedTrigrams(readTold(item.question));
  const nearest = others
    .filter((other) => other.question.id !== item.question.id)
    .map((other) => likeness(trigrams, maskedTrigrams(readTold(other.question))));
  return 1 - Math.max(0, ...nearest);
}
