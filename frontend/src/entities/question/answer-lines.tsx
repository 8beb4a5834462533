import { MathText } from '../../shared/ui/math-text.js';

/** An answer line by line; a dash for one that is not there. */
export function AnswerLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return '–';
  return lines.map((line, at) => (
    <div key={at}>
      <MathText text={line} />
    </div>
  ));
}
