/** A field's text and where its caret stands. */
export interface Typed {
  text: string;
  /** Selected from here … */
  start: number;
  /** … to here; the same where nothing is selected. */
  end: number;
}

const caretAt = (text: string, at: number): Typed => ({ text, start: at, end: at });

/** Writes at the caret, over what is selected. */
export function write({ text, start, end }: Typed, letters: string): Typed {
  return caretAt(text.slice(0, start) + letters + text.slice(end), start + letters.length);
}

/** A digit stands one space behind a unit: `1 m 2 cm`, where `1 m2` would be square metres. There is no key for a space. */
export function pressDigit(typed: Typed, digit: string): Typed {
  const isBehindUnit = /\p{L}$/u.test(typed.text.slice(0, typed.start));
  return write(typed, isBehindUnit ? ` ${digit}` : digit);
}

/** Takes away what is selected, else the letter before the caret. */
export function erase({ text, start, end }: Typed): Typed {
  const from = start === end ? Math.max(0, start - 1) : start;
  return caretAt(text.slice(0, from) + text.slice(end), from);
}

/** Moves the caret to the right. */
export function stepRight({ text, end }: Typed): Typed {
  return caretAt(text, Math.min(text.length, end + 1));
}

/**
 * The fraction key. After a number it writes the line and waits for the bottom: `3|` → `3/|`. With nothing before it, it
 * writes the line and waits for the top: `|` → `|/`. Before a line that is there already it goes on to the bottom, so
 * that the same key leads through the whole fraction.
 */
export function pressFraction(typed: Typed): Typed {
  const { text, end } = typed;
  if (text[end] === '/') return stepRight(typed);
  const next = write(typed, '/');
  const before = next.text.slice(0, next.start - 1);
  return /\d$/.test(before) ? next : caretAt(next.text, next.start - 1);
}

/**
 * The mixed-number key. After a whole number it makes room for the fraction: `2|` → `2 |/`. With nothing before it, it
 * waits for the whole number: `|` → `| /`; pressed again it goes on to the top, and then to the bottom.
 */
export function pressMixed(typed: Typed): Typed {
  const { text, end } = typed;
  if (text[end] === '/' || text.startsWith(' /', end)) return stepRight(typed);
  const next = write(typed, ' /');
  const before = next.text.slice(0, next.start - 2);
  return caretAt(next.text, /\d$/.test(before) ? next.start - 1 : next.start - 2);
}

/** A unit stands one space behind its number; the dollar before it. */
export function pressUnit(typed: Typed, unit: string): Typed {
  const { text, start } = typed;
  if (unit === '$') return write(typed, unit);
  return write(typed, start === 0 || text[start - 1] === ' ' ? unit : ` ${unit}`);
}
