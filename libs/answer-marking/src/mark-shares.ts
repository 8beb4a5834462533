/**
 * Splits the whole marks of an item over its parts as evenly as whole marks allow; what does not divide goes to the
 * last parts, which build on the first. With fewer marks than parts the last parts bear one each, and the item is
 * to be marked all or nothing.
 */
export function shareMarks(marks: number, parts: number): number[] {
  const each = Math.floor(marks / parts);
  const left = marks - each * parts;
  return Array.from({ length: parts }, (_, index) => each + (index >= parts - left ? 1 : 0));
}
