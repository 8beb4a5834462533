import { createI18n, transform } from '@nanostores/i18n';
import type { Translations, TranslationsJSON } from '@nanostores/i18n';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { BASE_LANGUAGE, language, type Language } from './language.js';

type Value = string | number;

/** Names between braces, such as `name` in `Hi {name}!`. */
export type ValueNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;

/** Puts values in place of their names. A value is text and never read again, whatever it holds. */
export function fillMessage(text: string, values: Readonly<Record<string, Value>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** A message with values: `params('Hi {name}!')` is used as `t.greeting({ name })`. */
export const params: <const Text extends string>(
  text: Text,
) => (values: Readonly<Record<ValueNames<Text>, Value>>) => string = transform(
  (_, text: string, values: Record<string, Value>) => fillMessage(text, values),
) as never;

/** The forms of CLDR that a message may have; English uses `one` and `other`. */
type PluralForms<Text extends string> = Readonly<
  Record<'one' | 'other', Text> & Partial<Record<'zero' | 'two' | 'few' | 'many', Text>>
>;

/** A message that depends on a count: `plural({ one: '1 star', other: '{count} stars' })`, used as `t.stars({ count })`. */
export const plural: <const Text extends string>(
  forms: PluralForms<Text>,
) => (values: Readonly<{ count: number } & Record<Exclude<ValueNames<Text>, 'count'>, Value>>) => string =
  transform((code: string, forms: Record<string, string>, values: { count: number }) => {
    const form = new Intl.PluralRules(code).select(values.count);
    return fillMessage(forms[form] ?? forms['other'] ?? '', values);
  }) as never;

/** Messages by name: sentences, messages with values, and tables of either. */
type MessageBody = { readonly [name: string]: string | ((values: never) => string) | Table };
type Table = { readonly [key: string]: string | Table } | readonly string[];

/** A text of another language has another value; the tags of a message with parts stay known (`RichMessage`). */
type AnyLanguage<Body> = {
  readonly [Name in keyof Body]: Body[Name] extends string
    ? Body[Name] extends `${string}<${string}>${string}`
      ? Body[Name]
      : string
    : Body[Name] extends (values: never) => string
      ? Body[Name]
      : AnyLanguage<Body[Name]>;
};

/** Messages in the language of this device. In components `useMessages` reads them, elsewhere `get()`. */
export type Messages<Body> = ReadableAtom<AnyLanguage<Body>>;

/** Gives the messages of a part of the page in another language; what is missing stays English. */
type Translate = (name: string, english: TranslationsJSON) => TranslationsJSON;

/** Each language is fetched as a whole, before the first page is shown. */
const TRANSLATORS: Readonly<Record<Exclude<Language, typeof BASE_LANGUAGE>, () => Promise<Translate>>> = {
  'en-XA': async () => {
    const { toPseudoLanguage } = await import('./pseudo-language.js');
    return (_, english) => toPseudoLanguage(english);
  },
};
const translators = new Map<Language, Translate>();

const i18n = createI18n<Language, typeof BASE_LANGUAGE>(language, {
  baseLocale: BASE_LANGUAGE,
  get: async (code, names) => {
    await prepareLanguage(code);
    return Object.fromEntries(names.map((name) => [name, translate(code, name)]));
  },
});

/** Fetches a language, so that parts of the page that are loaded later speak it at once. */
export async function prepareLanguage(code: Language): Promise<void> {
  if (code === BASE_LANGUAGE || translators.has(code)) return;
  translators.set(code, await TRANSLATORS[code]());
  // Parts that were loaded meanwhile.
  for (const name of Object.keys(i18n.cache[BASE_LANGUAGE])) keepTranslation(code, name);
}

function keepTranslation(code: Language, name: string): void {
  Object.assign((i18n.cache[code] ??= {}), { [name]: translate(code, name) });
}

function translate(code: Language, name: string): TranslationsJSON {
  // Without the functions that fill the messages.
  const english = i18n.cache[BASE_LANGUAGE] as unknown as Record<string, TranslationsJSON>;
  return translators.get(code)?.(name, english[name] ?? {}) ?? {};
}

/**
 * Defines the English messages of one part of the page, in its `*.messages.ts`.
 * @param name its folder and file, such as `pages/day`; unique among all parts
 */
export function defineMessages<const Body extends MessageBody>(name: string, body: Body): Messages<Body> {
  const messages = i18n(name, body as unknown as Translations);
  const code = language.get();
  // Rules read messages without waiting, so a language that is here is put in at once.
  if (translators.has(code)) keepTranslation(code, name);
  return messages as unknown as Messages<Body>;
}

/** The messages in the language of this device; the component is drawn again when that changes. */
export function useMessages<Body>(messages: Messages<Body>): AnyLanguage<Body> {
  return useStore(messages);
}
