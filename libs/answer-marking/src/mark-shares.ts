/**
 * Splits the whole marks of an item over its parts as evenly as possible; the remainder goes to the last parts, which
 * build on the first. With fewer marks than parts the last parts get one each, and the item is marked all or nothing.
 */
export function shareMarks(marks: number, parts: number): number[] {
  const each = Math.floor(marks / parts);
  const left = marks - each * parts;
  return Array.from({ length: parts }, (_, index) => each + (index >= parts - left ? 1 : 0));
}
