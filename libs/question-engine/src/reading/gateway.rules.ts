import { toSum } from './equations.js';
import { type Rule, form, holdingOf, namesOf, numberOf, ownerOf } from './memory.js';

const N = String.raw`\$?(\d+(?: \d{3})*(?:\.\d+)?)(?: [a-zℓ²³/]+(?: [a-z]+)?)?`;
const WHEN = String.raw`(?: altogether)?(?: (at first|in the end|on Day \d+))?`;
const PI = 22 / 7;

/** A sentence `... had <head> (altogether) (at first) <tail>`, and what its numbers come to. */
const had = (head: string, tail: string, worth: (...numbers: number[]) => number): Rule => [
  form(`(.+?)(?: together)? had ${head}${WHEN}${tail}`),
  (memory, [, who = '', ...rest], when) => {
    const day = rest.find((text) => text?.startsWith('on Day '))?.slice('on Day '.length);
    const isFirst = rest.some((text) => text === 'at first');
    const moment = day !== undefined ? `day${day}` : isFirst ? 'first' : when;
    const numbers = rest.filter((text) => /^\d/.test(text ?? '')).map((text) => numberOf(text));
    memory.sums.push(
      toSum(
        namesOf(who).map((name) => [holdingOf(memory, name, moment), 1] as const),
        worth(...numbers),
      ),
    );
  },
];

/** What a sector of a drawn pie chart stands for. */
export const SECTOR_STATES: readonly Rule[] = [
  [
    form(
      `(.+?) had as many [a-z ]+?${WHEN} as Sector ([A-Z]) of the pie chart, which stands for ${N} altogether`,
    ),
    (memory, [, who = '', moment = '', sector = '', whole], when) => {
      const angle = memory.angles.get(sector);
      if (angle === undefined) return;
      memory.sums.push(
        toSum(
          namesOf(who).map(
            (name) => [holdingOf(memory, name, moment === 'at first' ? 'first' : when), 1] as const,
          ),
          (numberOf(whole) / 360) * angle,
        ),
      );
    },
  ],
];

/** An expression in x, and who has x. */
export const LETTER_STATES: readonly Rule[] = [
  [
    form('let the (?:number|amount) of .+? that (.+?) had be x(?: [a-zℓ²³]+)?'),
    (memory, [, who = '']) => {
      memory.letter = holdingOf(memory, ownerOf(who), 'now');
    },
  ],
  [
    form(String.raw`(.+?) had \(?(\d+)x(?: \+ (\d+(?:\.\d+)?)\))? .+`),
    (memory, [, who = '', times, plus = '0'], when) =>
      memory.sums.push(
        toSum(
          [
            [holdingOf(memory, ownerOf(who), when), 1],
            [memory.letter, -Number(times)],
          ],
          Number(plus),
        ),
      ),
  ],
];

/** What goes on in equal steps, day by day. */
export const ROW_STATES: readonly Rule[] = [
  [
    form(
      '(?:each day, )?the (?:number|amount) of .+? that (.+?) had increased by the same (?:number|amount)(?: each day)?',
    ),
    (memory, [, who = '']) => void memory.growing.add(ownerOf(who)),
  ],
];

const ENOUGH = 'just enough [a-z ]+?';
const CM = String.raw`(\d+) cm`;

/** Sentences that tell an amount by other numbers; read by formulas of the reader's own. */
export const GATEWAY_STATES: readonly Rule[] = [
  [form(String.raw`take π = 22/7`), () => undefined],
  [
    form('(?:the sides of the rectangle are parallel to the axes|each unit on the axes is 1 m)'),
    () => undefined,
  ],
  had(
    'as (?:many|much) [a-z ]+?',
    String.raw` as .+ in (\d+) [a-z]+ at ${N} per [a-z]+`,
    (time, rate) => time * rate,
  ),
  had(
    'as much [a-z ]+?',
    String.raw` as .+ in (\d+) [a-z]+ at a speed of (\d+) [a-z]+/[a-z]+`,
    (time, speed) => time * speed,
  ),
  had(
    String.raw`(\d+) [a-z]+ of [a-z ]+?`,
    ` with an average of ${N} in each [a-z]+`,
    (count, each) => count * each,
  ),
  had(ENOUGH, ` to cut out a circle with a radius of ${CM}`, (r) => PI * r ** 2),
  had(ENOUGH, ` to cut out a semicircle with a radius of ${CM}`, (r) => (PI * r ** 2) / 2),
  had(ENOUGH, ` to cut out a quarter circle with a radius of ${CM}`, (r) => (PI * r ** 2) / 4),
  had(ENOUGH, ` to form a circle with a diameter of ${CM}`, (d) => PI * d),
  had(ENOUGH, ` to cut out the net of a cube with edges of ${CM}`, (e) => 6 * e ** 2),
  had(
    ENOUGH,
    String.raw` for the net of a cuboid with edges of (\d+), (\d+) and (\d+) cm`,
    (l = 0, w = 0, h = 0) => 2 * l * w + 2 * w * h + 2 * h * l,
  ),
  had(ENOUGH, ` to make a cuboid with edges of ${CM}, ${CM} and ${CM}`, (l, w, h) => l * w * h),
  had(ENOUGH, ` to make a cube with edges of ${CM}`, (e) => e ** 3),
  had(ENOUGH, ` to cover a rectangle ${CM} long and ${CM} wide`, (l, w) => l * w),
  had(ENOUGH, ` to form an equilateral triangle with sides of ${CM}`, (s) => s + s + s),
  had(ENOUGH, ` to form a (?:rhombus|square) with sides of ${CM}`, (s) => s + s + s + s),
  had(
    ENOUGH,
    String.raw` to cover a rectangle with opposite corners \((\d+), (\d+)\) and \((\d+), (\d+)\)`,
    (left, low, right, high) => (right - left) * (high - low),
  ),
  had(
    'as many [a-z ]+?',
    String.raw` as the larger part of ${N} divided in the ratio (\d+) : (\d+)`,
    (whole, p, q) => (whole * p) / (p + q),
  ),
  had(String.raw`(\d+)% of the ${N} in a box`, '', (percent, whole) => (whole / 100) * percent),
  had(String.raw`(\d+)/(\d+) of the ${N} in a box`, '', (top, bottom, whole) => (whole * top) / bottom),
  had(
    String.raw`\((\d+)[a-z] \+ (\d+)\) [a-z ]+?`,
    String.raw`, where [a-z] = (\d+)`,
    (times, plus, letter) => times * letter + plus,
  ),
];
