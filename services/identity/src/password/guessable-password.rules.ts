import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** Names of an account, which a guesser tries first. */
export interface KnownNames {
  username: string;
  /** Display name, first and last in one. */
  name: string;
  email: string | null;
}

/**
 * A word beyond the first thousand of its list takes more guesses than a score of 0 allows. The rest of the lists would
 * cost memory and change no verdict.
 */
const WORDS_THAT_COUNT = 1_000;
/** The estimator's work grows with length, so it judges each end of a long password separately. */
const JUDGED_CHARS = 24;
/** A few digits around a name are an obvious guess; with more digits the name no longer dominates. */
const DECORATION = /^\d{0,4}$/;

/** Words that a guesser tries beside the account's own names. */
const PRODUCT_NAMES = ['sumfox'];

const CHOOSE_ANOTHER = 'Please choose another one.';

const commonPasswords: ReadonlySet<string> = new Set(common.dictionary['passwords-common'].map(String));

const estimator = new ZxcvbnFactory({
  dictionary: Object.fromEntries(
    Object.entries({ ...common.dictionary, ...english.dictionary }).map(([name, words]) => [
      name,
      words.slice(0, WORDS_THAT_COUNT),
    ]),
  ),
  graphs: common.adjacencyGraphs,
  translations: english.translations,
  l33tMaxSubstitutions: 3,
});

/** Why a password would be guessed at once, in a sentence for people; null for every other one. */
export function findGuessableFault(password: string, known: KnownNames): string | null {
  if (isMadeOf(namesOf(known), password))
    return `A password must not be your own name, username or email. ${CHOOSE_ANOTHER}`;
  if (isMadeOf(PRODUCT_NAMES, password))
    return `A password must not be the name of this site. ${CHOOSE_ANOTHER}`;
  if (commonPasswords.has(password.toLowerCase()))
    return `This is one of the most used passwords. ${CHOOSE_ANOTHER}`;
  const verdicts = endsOf(password).map((part) => estimator.check(part));
  if (verdicts.some(({ score }) => score > 0)) return null;
  return `${verdicts[0]?.feedback.warning || 'This password is easy to guess.'} ${CHOOSE_ANOTHER}`;
}

function endsOf(password: string): string[] {
  if (password.length <= JUDGED_CHARS) return [password];
  return [password.slice(0, JUDGED_CHARS), password.slice(-JUDGED_CHARS)];
}

/** Checks whether the password consists of these names, also reversed or with 3 for e, and a few digits. */
function isMadeOf(names: readonly string[], password: string): boolean {
  const inner = password.replace(/^[^\p{L}]{1,4}(?=\p{L})|(?<=\p{L})[^\p{L}]{1,4}$/gu, '');
  const readings = [toLetters(password), toLetters(undisguise(password)), toLetters(undisguise(inner))];
  return [...readings, ...readings.map(reverse)].some((reading) => {
    const rest = names.reduce((text, name) => text.replaceAll(name, ''), reading);
    return rest !== reading && DECORATION.test(rest);
  });
}

/** Longest first, so that a short one does not take a longer one apart. */
function namesOf({ username, name, email }: KnownNames): string[] {
  const local = email?.split('@')[0] ?? '';
  const typed = [username, name, ...name.split(/\s+/), email ?? '', local, ...local.split(/[._+-]/)];
  const names = new Set(typed.map(toLetters).filter((each) => each.length > 1));
  return [...names].sort((one, other) => other.length - one.length);
}

function toLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

function undisguise(text: string): string {
  return text.replace(/[01!34@5$7]/g, (sign) => DISGUISES[sign] ?? sign);
}

function reverse(text: string): string {
  return [...text].reverse().join('');
}
