import { withoutUnseen } from '../provider/model-input.rules.js';
import { fold } from './folded-text.js';
import type { PersonText, ProductText } from './model-text.js';
import { type NameMatcher, toNameMatcher } from './name.rules.js';
import type { PersonalClass, PersonalWord } from './personal-word.js';
import { findKnownNames, findPersonalWords } from './personal-words.rules.js';

const MARKS: Readonly<Record<Exclude<PersonalClass, 'name'>, string>> = {
  email: '[email]',
  nric: '[id number]',
  phone: '[phone]',
  address: '[address]',
  postal: '[postal code]',
  school: '[school]',
};
const LETTERS = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';
const ANY_MARK = /\[(?:email|id number|phone|address|postal code|school|name(?: [B-Z])?)\]/g;

/** A word that was cut at the end of what is sent is found whole: so much more is read. */
const READ_ON = 200;

/**
 * The texts of one call to a model. Typed text passes through {@link CallText.person}. One name has one mark in all
 * texts of the call, including the question's own. So a story about the pupil's namesake stays one story.
 */
export class CallText {
  private readonly names: NameMatcher;
  private readonly marks = new Map<string, string>();
  private readonly hidden = new Map<string, Set<string>>();

  /** @param names of the account that typed, and of its family: names, usernames, e-mail addresses */
  constructor(names: readonly string[]) {
    this.names = toNameMatcher(names);
  }

  /** What a person typed, without personal words and unseen characters; cut after `max` characters. */
  person(text: string, max: number): PersonText {
    const seen = withoutUnseen(text).slice(0, max + READ_ON);
    return this.replace(seen, findPersonalWords(seen, this.names)).slice(0, max) as PersonText;
  }

  /** Text of the product. Only names that this call hides elsewhere are hidden in it. */
  product(text: string): ProductText {
    return this.replace(text, findKnownNames(text, this.names)) as ProductText;
  }

  /** Restores a model's quote of a given text to the typed text; unchanged where that is ambiguous. */
  restore(quote: string, typed: string): string {
    const marks = [...quote.matchAll(ANY_MARK)];
    if (marks.length === 0) return quote;
    const parts: string[] = [];
    let at = 0;
    for (const { 0: mark, index } of marks) {
      parts.push(toPattern(quote.slice(at, index)), toChoice(this.hidden.get(mark)));
      at = index + mark.length;
    }
    parts.push(toPattern(quote.slice(at)));
    return new RegExp(parts.join(''), 'u').exec(withoutUnseen(typed))?.[0] ?? quote;
  }

  private replace(text: string, words: readonly PersonalWord[]): string {
    let replaced = '';
    let at = 0;
    for (const word of words) {
      const found = text.slice(word.start, word.end);
      const mark = word.class === 'name' ? this.markOf(found) : MARKS[word.class];
      this.hidden.set(mark, (this.hidden.get(mark) ?? new Set()).add(found));
      replaced += text.slice(at, word.start) + mark;
      at = word.end;
    }
    return replaced + text.slice(at);
  }

  /** One mark for a name however it is written, by its first word. */
  private markOf(name: string): string {
    const [key = ''] = fold(name).split(/[\s,]/);
    const known = this.marks.get(key);
    if (known !== undefined) return known;
    const letter = LETTERS.charAt(Math.min(this.marks.size, LETTERS.length) - 1);
    const mark = letter === '' ? '[name]' : `[name ${letter}]`;
    this.marks.set(key, mark);
    return mark;
  }
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const toPattern = (text: string): string => text.split(/\s+/).map(escape).join('\\s+');
const toChoice = (words: ReadonlySet<string> | undefined): string =>
  words
    ? `(?:${[...words]
        .sort((a, b) => b.length - a.length)
        .map(escape)
        .join('|')})`
    : '(?!)';
