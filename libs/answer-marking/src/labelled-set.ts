import { withoutFillers } from './phrasing.js';
import { withEqualsSigns } from './quantity.reader.js';
import { incorrect, worstOf, type Finding } from './verdict.js';

/** A value with the name it belongs to. */
export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

/** The label alone, as compared: lower case, no brackets, no stop. */
export function labelKey(label: string): string {
  return label.toLowerCase().replace(/[().]/g, '').replace(/\s+/g, ' ').trim();
}

/** The labelled values of a model answer (`Ali = 5, Bala = 7`, `(a) 12, (b) 15`); null when it has no labels. */
export function findExpectedSet(expected: string): LabelledValue[] | null {
  const pieces = expected.split(/[;\n]|, (?=[A-Za-z(])| and (?=[A-Za-z(][^,;]*[=:])|(?<=\S) (?=\([a-h]\))/);
  const values: LabelledValue[] = [];
  for (const piece of pieces) {
    const pair =
      /^([A-Za-z][A-Za-z ']{0,40}?) ?[=:] ?([^=]+)$/.exec(piece.trim()) ??
      /^\(([a-h])\) ?[=:]? ?([^=]+)$/.exec(piece.trim());
    if (pair?.[1] === undefined || pair[2] === undefined) return null;
    values.push({ label: pair[1].trim(), value: pair[2].trim() });
  }
  const isDistinct = new Set(values.map((one) => labelKey(one.label))).size === values.length;
  return values.length > 0 && isDistinct ? values : null;
}

/**
 * The answer under each label, in the order of the labels; null for a missing label. The whole is null when a label
 * stands twice or text precedes the first one, since the assignment is then unclear.
 */
export function findLabelledValues(text: string, labels: readonly string[]): (string | null)[] | null {
  const stated = withoutFillers(text);
  const lower = stated.toLowerCase();
  const found: { index: number; from: number; to: number }[] = [];
  for (const [index, label] of labels.entries()) {
    const places = listPlaces(lower, labelKey(label));
    if (places.length > 1) return null;
    const [from] = places;
    if (from !== undefined) found.push({ index, from, to: from + labelKey(label).length });
  }
  if (found.length === 0) return null;
  found.sort((a, b) => a.from - b.from);
  if (stated.slice(0, found[0]?.from).replace(/[( ]/g, '') !== '') return null;
  const values: (string | null)[] = labels.map(() => null);
  found.forEach((place, order) => {
    const raw = stated.slice(place.to, found[order + 1]?.from ?? stated.length);
    values[place.index] = withoutJoints(raw);
  });
  return values;
}

/** Places where the label stands as a word. A label inside a longer word or name does not count. */
function listPlaces(text: string, label: string): number[] {
  const places: number[] = [];
  for (let from = text.indexOf(label); from >= 0 && places.length < 3; from = text.indexOf(label, from + 1)) {
    const before = text[from - 1] ?? ' ';
    const after = text[from + label.length] ?? ' ';
    if (!/[a-z]/.test(before) && !/[a-z]/.test(after)) places.push(from);
  }
  return places;
}

function withoutJoints(raw: string): string {
  return raw
    .replace(/^[)\]]?\.? ?(?:[=:]|-(?= )|is |has |gets |are |was )? ?/i, '')
    .replace(/[\s,;(]*(?:\band\b|&)?[\s,;(]*$/i, '')
    .trim();
}

/** Judges one labelled value against the model's. */
export type ValueJudge = (expected: LabelledValue, response: string) => Finding;

/** Judges a set of two or more labelled values; null when the labels are not there to be read. */
export function findSetFinding(
  expected: readonly LabelledValue[],
  response: string,
  judge: ValueJudge,
): Finding | null {
  const values = findLabelledValues(
    response,
    expected.map((one) => one.label),
  );
  if (!values) return null;
  const findings: Finding[] = [];
  const texts: string[] = [];
  for (const [index, one] of expected.entries()) {
    const value = values[index] ?? null;
    if (value === null || value === '') return incorrect('missing-part', texts.join(', ') || null);
    const finding = judge(one, value);
    findings.push(finding);
    texts.push(`${one.label} = ${finding.readAs ?? value}`);
  }
  return worstOf(findings, texts.join(', '));
}

/** The rest after removing the one label of `x = 5`; `otherLabel` for another letter. */
export function withoutOwnLabel(text: string, label: string): { value: string; isOtherLabel: boolean } {
  const stated = withEqualsSigns(withoutFillers(text));
  const key = labelKey(label);
  const sides = stated.split('=').map((side) => side.trim());
  const first = sides[0] ?? '';
  if (sides.length > 1 && labelKey(first) === key)
    return { value: sides.slice(1).join(' = '), isOtherLabel: false };
  const last = sides.at(-1) ?? '';
  if (sides.length > 1 && labelKey(last) === key)
    return { value: sides.slice(0, -1).join(' = '), isOtherLabel: false };
  if (sides.length > 1 && /^[A-Za-z]$/.test(first)) return { value: '', isOtherLabel: true };
  const places = listPlaces(stated.toLowerCase(), key);
  if (places[0] === 0) {
    const rest = /^\)?(?: ?:| is\b) ?(.+)$/i.exec(stated.slice(key.length));
    if (rest?.[1] !== undefined) return { value: rest[1], isOtherLabel: false };
  }
  return { value: stated, isOtherLabel: /^[A-Za-z] ?(?::| is )/.test(stated) };
}
