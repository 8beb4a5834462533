import type { DrawingSpec } from './drawing-spec.js';

/** Fields that hold what is written at a card, bar, sector, point or figure. */
const LABEL_FIELDS = ['name', 'label', 'text'] as const;
const MOST_LABELS = 6;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isOneOf = (answer: string, label: string): boolean =>
  [/^\p{Lu}$/u, /^\p{Ll}$/u].every((letter) => !letter.test(answer) || letter.test(label));

/** Whether the question starts from this letter, as in "the height to the base q": it is no answer. */
const isGiven = (stem: string, label: string): boolean =>
  /^\p{L}$/u.test(label) && new RegExp(`\\b(?:corner|base) ${label}\\b`, 'u').test(stem);

/** The labels of the first list in which one is the answer; the list itself comes before what is in it. */
function findList(value: unknown, answer: string): string[] | null {
  if (!isObject(value)) return null;
  const members = Object.values(value);
  if (Array.isArray(value))
    for (const field of LABEL_FIELDS) {
      const labels = members.flatMap((one) => (isObject(one) && one[field] ? [String(one[field])] : []));
      if (labels.includes(answer)) return labels;
    }
  for (const member of members) {
    const labels = findList(member, answer);
    if (labels) return labels;
  }
  return null;
}

/**
 * All labels of a drawing of which the answer is one, in the order drawn; null where it is none, or where they do not
 * fit on keys. The whole list is given, so that it tells nothing of the answer.
 */
export function listAnswerLabels(exhibit: DrawingSpec | null, answer: string, stem: string): string[] | null {
  if (exhibit === null || /\d/.test(answer)) return null;
  // What the cards below a figure say is no label of it.
  if (exhibit.kind === 'figure-with-card') return listAnswerLabels(exhibit.figure, answer, stem);
  const found = findList(exhibit, answer)?.filter(
    (label) => isOneOf(answer, label) && (label === answer || !isGiven(stem, label)),
  );
  const labels = [...new Set(found)];
  return labels.length > 1 && labels.length <= MOST_LABELS ? labels : null;
}
