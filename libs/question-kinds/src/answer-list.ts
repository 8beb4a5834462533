/** Rules for an answer that is a list of texts. */

export function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}

export function countFilled(list: readonly string[] | null | undefined): number {
  return (list ?? []).filter((text) => !isBlank(text)).length;
}

/** The list with each blank replaced by the previous text of its place. */
export function keepBehindBlanks(list: readonly string[], before: readonly string[] | null): string[] {
  return list.map((text, i) => (isBlank(text) ? (before?.[i] ?? text) : text));
}

/** `count` texts: those of the list, with `text` for each blank or missing one. */
export function fillList(list: readonly string[] | null, count: number, text: string): string[] {
  return Array.from({ length: count }, (_, i) => (list?.[i]?.trim() ? list[i] : text));
}

/** A text as lines to show; none for a blank. */
export function toLines(text: string): string[] {
  return text.trim() === '' ? [] : [text.trim()];
}

/** Lines with the unit that was printed beside the box: it belongs to what the pupil meant. */
export function withUnit(lines: string[], unit: string | null): string[] {
  if (unit === null) return lines;
  return lines.map((line) => {
    if (!/^[\d\s.,/]+$/.test(line)) return line;
    return unit === '$' ? `$${line}` : `${line} ${unit}`;
  });
}
