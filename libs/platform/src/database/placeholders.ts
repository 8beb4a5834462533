/** Numbers the placeholders of a statement: each `?` becomes `$1`, `$2` …; it may hold no other question mark. */
export function numberPlaceholders(text: string): { numbered: string; count: number } {
  let count = 0;
  const numbered = text.replaceAll('?', () => `$${(count += 1)}`);
  return { numbered, count };
}
