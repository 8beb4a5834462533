import type * as z from 'zod/mini';
import { numberPlaceholders } from './placeholders.js';
import { markPrepared } from './prepared-text.js';

/** A statement with constant text and `?` for each value; it must not contain any other question mark. */
export class PreparedStatement<Row extends z.ZodMiniType<object>> {
  /** The same text with `$1`, `$2` …, as the server's own protocol has it, marked with the name. */
  readonly marked: string;

  /** `name` is this statement's alone in its database; `row` is the schema of one of its rows. */
  constructor(
    readonly name: string,
    readonly row: Row,
    readonly text: string,
  ) {
    this.marked = markPrepared(numberPlaceholders(text).numbered, name);
  }
}
