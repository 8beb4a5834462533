import type { Style } from '../core/amount.js';
import { type Person, capital } from '../core/people.js';
import { ordinalText } from '../numbers/number-text.js';
import type { Name } from '../structures/quantity.js';
import type { Drawn, Words } from './situation.js';

/** All that a template may name. */
export interface Scene {
  values: Drawn;
  words: Words;
  people: readonly Person[];
  styleOf: (name: Name) => Style;
}

const REFERENCES: Readonly<Record<string, (person: Person) => string>> = {
  '': ({ name }) => name,
  he: ({ he }) => he,
  He: ({ he }) => capital(he),
  his: ({ his }) => his,
  His: ({ his }) => capital(his),
  him: ({ him }) => him,
};

function findPerson(people: readonly Person[], name: string): string | null {
  const [, letter = '', reference = ''] = /^([ABCD])(?:\.(he|He|his|His|him))?$/.exec(name) ?? [];
  const person = people['ABCD'.indexOf(letter)];
  return letter !== '' && person ? (REFERENCES[reference]?.(person) ?? null) : null;
}

/** A blank with what stands beside it: `$___`, `___ kg`, `___ days`. */
function gapOf({ unit, noun }: Style): string {
  if (unit === '$') return '$___';
  return ['___', unit ?? noun ?? ''].join(' ').trim();
}

function lookUp(name: string, { values, words, people, styleOf }: Scene): string {
  const [bare = name, form] = name.split('.');
  const value = values[bare];
  if (value !== undefined) {
    if (form === 'th') return ordinalText(value);
    if (form === 'gap') return gapOf(styleOf(bare));
    if (form === 'times') return value === 2 ? 'twice' : `${value} times`;
    return form === 'bare' ? styleOf(bare).bare(value) : styleOf(bare).text(value);
  }
  const said = findPerson(people, name) ?? words[name];
  if (said !== undefined) return said;
  const small = words[name.charAt(0).toLowerCase() + name.slice(1)];
  if (small === undefined) throw new RangeError(`no word for {${name}}`);
  return capital(small);
}

const DEEPEST = 4;

/**
 * A template with its values, words and people put in: `{a}` a quantity with its unit, `{a.bare}` without, `{a.gap}` a blank
 * for it, `{n.th}` an ordinal, `{n.times}` a multiple such as "twice", `{thing}` a word, `{Thing}` with a capital, `{A}` `{B}` people, `{A.he}` what refers back. Words may hold
 * templates. Throws RangeError for an unknown name.
 */
export function fillTemplate(template: string, scene: Scene): string {
  let text = template;
  for (let depth = 0; depth < DEEPEST && text.includes('{'); depth += 1)
    text = text.replace(/\{([A-Za-z][\w.]*)\}/g, (_, name: string) => lookUp(name, scene));
  return text.replace(
    /(^|[.?!] )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
