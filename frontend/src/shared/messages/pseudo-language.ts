import type { TranslationsJSON } from '@nanostores/i18n';

type TranslationJSON = TranslationsJSON[string];

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};
/** Other languages are longer than English: each message grows by this share. */
const GROWTH = 0.4;

/** Names of values and tags of parts stay as they are. */
const KEPT = /(\{\w+\}|<\/?\w+\/?>)/;

function toPseudoText(text: string): string {
  const accented = text
    .split(KEPT)
    .map((part) =>
      KEPT.test(part) ? part : part.replace(/[aeiouAEIOU]/g, (letter) => ACCENTED[letter] ?? letter),
    )
    .join('');
  return `⟦${accented}${' ~'.repeat(Math.ceil((text.length * GROWTH) / 2))}⟧`;
}

/** English as a language that nobody speaks: accented, longer, and between `⟦` and `⟧`. */
export function toPseudoLanguage(messages: TranslationsJSON): TranslationsJSON {
  return mapTexts(messages) as TranslationsJSON;
}

function mapTexts(messages: TranslationJSON): TranslationJSON {
  if (typeof messages === 'string') return toPseudoText(messages);
  const entries = Object.entries(messages).map(([name, each]) => [name, mapTexts(each)] as const);
  // A list stays a list.
  return Object.assign(Array.isArray(messages) ? [] : {}, Object.fromEntries(entries));
}
