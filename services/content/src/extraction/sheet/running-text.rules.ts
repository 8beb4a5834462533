import { isAnswersHeading } from './marker.rules.js';
import type { SheetLine } from './page-furniture.rules.js';

const QUESTION = /(?:question|qn|q)\s*\d{1,3}\s*[:.)]/i;
const ANSWER = /(?:answer|ans|a)\s*\d{1,3}\s*[:.)]/i;
const EITHER = /(?<=^|\s)(?=(?:(?:question|qn|q)|(?:answer|ans|a))\s*\d{1,3}\s*[:.)](?:\s|$))/i;

/**
 * The lines of a sheet with questions and answers that run on, `Question 1: … Answer 1: … Question 2: …`, with each of them
 * in a line of its own. Other sheets stay as they are.
 */
export function divideRunningText(lines: readonly SheetLine[]): readonly SheetLine[] {
  const first = lines.findIndex(({ text }) => QUESTION.test(text));
  const heading = lines.findIndex(({ text }, at) => at > first && isAnswersHeading(text));
  const end = heading === -1 ? lines.length : heading;
  const own = lines.slice(first, end);
  if (first === -1 || !own.some(runsOn)) return lines;
  const divided: SheetLine[] = [];
  let carried = '';
  for (const line of own) {
    const whole = carried === '' ? line.text : `${carried} ${line.text}`;
    carried = /(?:^|\s)(question|qn|answer|ans)$/i.exec(whole)?.[1] ?? '';
    const text = carried === '' ? whole : whole.slice(0, whole.length - carried.length).trimEnd();
    for (const [at, piece] of text.split(EITHER).entries()) {
      const last = divided.at(-1);
      const isNew = QUESTION.test(piece.slice(0, 14)) || ANSWER.test(piece.slice(0, 12));
      if (piece.trim() === '') continue;
      if (last && at === 0 && !isNew && !line.isFigure && !last.isFigure)
        divided[divided.length - 1] = { ...last, text: `${last.text} ${piece.trim()}` };
      else divided.push({ ...line, text: piece.trim() });
    }
    if (line.isFigure) divided.push(line);
  }
  return [...lines.slice(0, first), ...divided, ...lines.slice(end)];
}

/** Whether a question or a numbered answer begins within a line. */
function runsOn({ text }: SheetLine): boolean {
  return text.split(EITHER).length > 1 || /\S\s+(?:question|answer)$/i.test(text);
}
