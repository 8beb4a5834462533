import * as z from 'zod/mini';
import { MONEY, type Style, countOf, measured } from '../core/amount.js';
import type { Setting } from './situation.js';

const UNITS = ['kg', 'ℓ', 'm', 'cm', 'km', 'min', 'm²', 'cm²'];
const RangeSchema = z.tuple([z.number(), z.number()]);

/** A row: its id, phrases by their names, and what is not as in the other rows. */
const RowSchema = z.catchall(
  z.object({ id: z.string(), style: z.optional(z.string()), range: z.optional(RangeSchema) }),
  z.string(),
);

const TableSchema = z.strictObject({
  /** A unit, `$`, or the things that are counted. */
  style: z.string(),
  range: RangeSchema,
  words: z.record(z.string(), z.string()),
  rows: z.array(RowSchema).check(z.minLength(1)),
});

/** Settings that differ in a few phrases: the words of all, with `[name]` for what each row puts there. */
export const SettingTableSchema = z.pipe(
  TableSchema,
  z.transform(({ style, range, words, rows }): Setting[] =>
    rows.map((row) => {
      const fill = (text: string): string =>
        text.replace(/\[(\w+)\]/g, (_, name: string) => phraseOf(row, name));
      return {
        id: row.id,
        style: readStyle(fill(row.style ?? style)),
        range: row.range ?? range,
        words: Object.fromEntries(Object.entries(words).map(([name, text]) => [name, fill(text)])),
      };
    }),
  ),
);

function phraseOf(row: Readonly<Record<string, unknown>>, name: string): string {
  const phrase = row[name];
  if (typeof phrase !== 'string') throw new RangeError(`the setting ${String(row.id)} has no phrase ${name}`);
  return phrase;
}

function readStyle(style: string): Style {
  if (style === '$') return MONEY;
  return UNITS.includes(style) ? measured(style, 0) : countOf(style);
}
