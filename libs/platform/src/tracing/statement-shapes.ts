import { toStatementShape } from './statement-text.rules.js';

/** Texts that are remembered. A process has a few hundred; a list of values of another length is another text. */
const MAX_TEXTS = 1_000;
/** Longer ones have values in their text, and each is another one. */
const MAX_LENGTH = 4_000;

/** The shapes of statements, each text read once: a process sends the same few hundred again and again. */
export class StatementShapes {
  private readonly shapes = new Map<string, string>();

  /** See {@link toStatementShape}. */
  readonly toShape = (text: string): string => {
    const known = this.shapes.get(text);
    if (known !== undefined) return known;
    const shape = toStatementShape(text);
    if (text.length > MAX_LENGTH) return shape;
    if (this.shapes.size >= MAX_TEXTS) this.shapes.clear();
    this.shapes.set(text, shape);
    return shape;
  };
}
