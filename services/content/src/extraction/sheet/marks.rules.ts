/** `[2]`, `[2m]`, `(2 marks)`, `( 2 )`, at the end of a line or alone in it. */
const MARKS =
  /(?:^|\s)(?:\[\s*(\d{1,2})\s*(?:m|marks?)?\s*\]|\(\s*(\d{1,2})\s*(?:m|marks?)\s*\)|\(\s+(\d{1,2})\s+\))\s*$/i;
/** `(2)` behind a sentence or far to the right: in papers of Singapore it numbers options otherwise. */
const BARE_MARKS = /(?:^|[.?!:]\s+|\t)\((\d{1,2})\)\s*$/;
/** Room for the number of the chosen option. */
const ROOM = /(?:^|\s)\(\s*\)\s*$/;
/** A line of options has another label in it. */
const OPTIONS = /^\(?[1A]\)|\([1-5]\).*\([1-5]\)/;

/** A number in brackets alone in its line is one of marks from so far to the right, in points. */
const FAR_RIGHT = 150;

/** A line without the marks or the room for an option's number at its end, and the marks; null without marks. */
export function readMarks(line: string, indent = 0): { text: string; marks: number | null } {
  const alone = /^\((\d)\)$/.exec(line.trim());
  if (alone) return indent < FAR_RIGHT ? { text: line, marks: null } : { text: '', marks: Number(alone[1]) };
  const found = MARKS.exec(line) ?? (OPTIONS.test(line) ? null : BARE_MARKS.exec(line));
  if (!found) return { text: line.replace(ROOM, '').trimEnd(), marks: null };
  const text = line.slice(0, found.index) + found[0].replace(/[[(][^[\]()]*[\])]\s*$/, '');
  return { text: text.trimEnd(), marks: Number(found[1] ?? found[2] ?? found[3]) };
}
