/** A statement whose text never changes, with `?` for each value; it may hold no other question mark. */
export class PreparedStatement {
  /** The same text with `$1`, `$2` …, as the server's own protocol has it. */
  readonly numbered: string;

  /** `name` is this statement's alone in its database. */
  constructor(
    readonly name: string,
    readonly text: string,
  ) {
    let count = 0;
    this.numbered = text.replaceAll('?', () => `$${(count += 1)}`);
  }
}
