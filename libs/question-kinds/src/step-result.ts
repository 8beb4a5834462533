/** A number as a line of working writes it. */
interface WrittenResult {
  /** Without its unit: `37 150`, `12.5`, `2/3`, `1 1/2`. */
  result: string;
  value: number;
}

/** A line of working, cut before its result. */
export interface StepResult extends WrittenResult {
  /** Up to the first equals sign, which it ends with. */
  before: string;
  unit: string | null;
}

const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?:\.\d+)?|\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?`;
const UNIT = String.raw`%|°|(?: ?[\p{L}²³'’-][\p{L}²³/'’-]*){1,4}`;
const QUANTITY = String.raw`(?<sign>\$?)(?<number>${NUMBER})(?<unit>${UNIT})?`;
/** Operands on both sides of a sign, no further sentence behind the result. */
const LINE = new RegExp(
  String.raw`^(?<before>(?:[^=:]*: )?[^=:]*\d[^=:]*[+−×÷][^=:]*\d[^=:]*=)(?:[^=:]*=)*\s*${QUANTITY}$`,
  'u',
);
const ALONE = new RegExp(`^${QUANTITY}$`, 'u');

/** What a line that calculates comes to; null for every other line. */
export function readResult(line: string): StepResult | null {
  const groups = LINE.exec(line)?.groups;
  const { before = '', number = '', sign, unit } = groups ?? {};
  if (!groups) return null;
  return { before, ...toWritten(number), unit: sign ? '$' : unit ? unit.trim() : null };
}

/** The number of an answer with or without a unit; null for every other answer. */
export function readResultIn(answer: string): WrittenResult | null {
  const number = ALONE.exec(answer)?.groups?.['number'];
  return number === undefined ? null : toWritten(number);
}

function toWritten(number: string): WrittenResult {
  const [, whole = '0', top = '', bottom = ''] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(number) ?? [];
  const value =
    bottom === '' ? Number(number.replace(/ /g, '')) : Number(whole) + Number(top) / Number(bottom);
  return { result: number, value };
}

/** Pairs of steps to a neighbour, so that the right result is neither always the smallest nor in the middle. */
const STEPS = [
  [1, 2],
  [-1, 1],
  [-2, -1],
] as const;

/** Numbers near a result in its own form, the ones to offer first; none of them is zero or less. */
export function listNeighbours({ result, value }: WrittenResult): WrittenResult[] {
  const fraction = /^(?<whole>\d+ )?(?<top>\d+)\/(?<bottom>\d+)$/.exec(result)?.groups;
  const digits = Number(result.replace(/\D/g, ''));
  const [first, second] = STEPS[digits % STEPS.length] ?? STEPS[1];
  const steps = [first, second, 1, -1, 2, 3];
  if (fraction) {
    const { whole = '', top = '', bottom = '' } = fraction;
    const tops = steps.map((step) => Number(top) + step).filter((near) => near > 0);
    return tops.map((near) => toWritten(`${whole}${near}/${bottom}`));
  }
  const places = result.split('.')[1]?.length ?? 0;
  const unit = 10 ** -places;
  return steps
    .map((step) => value + step * unit)
    .filter((near) => near > unit / 2)
    .map((near) => toWritten(grouped(near.toFixed(places), result)));
}

/** With the thousands apart, where the result has them so. */
function grouped(number: string, like: string): string {
  return /\d \d/.test(like) ? number.replace(/\B(?=(?:\d{3})+(?!\d))/g, ' ') : number;
}
