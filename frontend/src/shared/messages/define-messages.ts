import { createI18n, transform } from '@nanostores/i18n';
import type { ComponentsJSON, Translations, TranslationsJSON } from '@nanostores/i18n';
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

/** Messages in the language of this device. In components `useMessages` reads them, elsewhere `get()`. */
export type Messages<Body> = ReadableAtom<Body>;

/** Finds the messages of another language for parts of the page, each when it is first shown. */
type LoadMessages = (names: readonly string[]) => Promise<ComponentsJSON>;
const LOADERS: Readonly<Record<Exclude<Language, typeof BASE_LANGUAGE>, LoadMessages>> = {
  'en-XA': async (names) => {
    const { toPseudoLanguage } = await import('./pseudo-language.js');
    return Object.fromEntries(names.map((name) => [name, toPseudoLanguage(listEnglish()[name] ?? {})]));
  },
};

const i18n = createI18n<Language, typeof BASE_LANGUAGE>(language, {
  baseLocale: BASE_LANGUAGE,
  get: (code, names) => (code === BASE_LANGUAGE ? Promise.resolve({}) : LOADERS[code](names)),
});

/** The English messages of all parts that were loaded, without the functions that fill them. */
const listEnglish = () => i18n.cache[BASE_LANGUAGE] as unknown as Record<string, TranslationsJSON>;

/**
 * Defines the English messages of one part of the page, in its `*.messages.ts`.
 * @param name its folder and file, such as `pages/day`; unique among all parts
 */
export function defineMessages<const Body extends MessageBody>(name: string, body: Body): Messages<Body> {
  return i18n(name, body as unknown as Translations) as unknown as Messages<Body>;
}

/** The messages in the language of this device; the component is drawn again when that changes. */
export function useMessages<Body>(messages: Messages<Body>): Body {
  return useStore(messages);
}
