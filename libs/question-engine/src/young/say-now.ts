/** Several who have something, of whom nobody would say "has". */
const SEVERAL = /\b(?:and|both|Both|all|All|they|They)\b/;

/**
 * What a solution or a hint says of the end, as the question of the youngest asks for it: `So Siti has 9 beads now.` It
 * stays as it is where several have something.
 */
export const sayNow = (text: string): string =>
  text
    .split(/(?<=[.?!] )/)
    .map(sayOneNow)
    .join('');

function sayOneNow(text: string): string {
  if (!text.includes(' in the end')) return text;
  const now = text.replace(/ had (.*?)\bin the end\b/, ' has $1now');
  return now === text || !SEVERAL.test(text.split(' had ')[0] ?? '')
    ? now.replace(/ in the end\b/, ' now')
    : text;
}

/** Whether a pupil is asked for what is now, where the story told of the end. */
export const asksForNow = (shown: string, told: string): boolean =>
  /\bnow[?.]/.test(shown) && !/\b[Nn]ow\b/.test(told) && told.includes(' in the end');
