import { toSum } from './equations.js';
import { COMING_PAST } from './lexicon.js';
import { type Memory, type Rule, form, holdingOf, namesOf, numberOf, ownerOf } from './memory.js';

const N = String.raw`\$?(\d+(?: \d{3})*(?:\.\d+)?)(?: [a-zℓ²³/]+(?: [a-z]+)?)?`;
const PI = 22 / 7;
/** What things are put in. */
const BOX = '(?:album|box|crate|jar|shelf|tub)';

/** A sentence `... had <what>`, and what its numbers come to. */
const had = (what: string, worth: (...numbers: number[]) => number): Rule => [
  form(`(.+?)(?: together)? had ${what}`),
  (memory, [, who = '', ...numbers], when) =>
    holds(memory, who, when, worth(...numbers.map((text) => numberOf(text)))),
];

/** One or more owners have so much together at a moment. */
const holds = (memory: Memory, who: string, moment: string, worth: number): void =>
  void memory.sums.push(
    toSum(
      namesOf(who).map((name) => [holdingOf(memory, name, moment), 1] as const),
      worth,
    ),
  );

/** Whose amount a figure tells, by the lengths that stand in it. */
const enoughFor = (
  figure: string,
  worth: (lengths: Memory['lengths']) => number,
  verbs = 'cut out|form|make|cover',
): Rule => [
  form(`(.+?)(?: together)? had just enough [a-z ]+? to (?:${verbs}) (?:the )?${figure}`),
  (memory, [, who = ''], when) => holds(memory, who, when, worth(memory.lengths)),
];

/** Twice the area of a figure with corners in order, by its coordinates. */
function doubleArea(corners: ReadonlyArray<readonly [number, number]>): number {
  return Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [0, 0];
      return sum + x * nextY - y * nextX;
    }, 0),
  );
}

/** Units along the grid lines from each point to the next, and back to the first one where the figure is closed. */
function countUnits(points: ReadonlyArray<readonly [number, number]>, isClosed: boolean): number {
  const ways = isClosed ? points : points.slice(0, -1);
  return ways.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + Math.abs(nextX - x) + Math.abs(nextY - y);
  }, 0);
}

/** Whose length a figure on a grid tells, where each of its units stands for some metres. */
const onGrid = (figure: string, units: (lengths: Memory['lengths']) => number): Rule => [
  form(
    `(.+?)(?: together)? had just enough [a-z ]+? to ${figure} on the grid, where each square is (\\d+) m long`,
  ),
  (memory, [, who = '', metres], when) => holds(memory, who, when, units(memory.lengths) * numberOf(metres)),
];

/** Figures whose lengths stand in the drawing; read by formulas of the reader's own. */
export const FIGURE_STATES: readonly Rule[] = [
  enoughFor('circle in the figure', ({ radius = 0, diameter }) =>
    diameter === undefined ? PI * radius ** 2 : PI * diameter,
  ),
  enoughFor('semicircle in the figure', ({ radius = 0 }) => (PI * radius ** 2) / 2),
  enoughFor('quarter circle in the figure', ({ radius = 0 }) => (PI * radius ** 2) / 4),
  enoughFor('net of a cube in the figure', ({ edges = 0 }) => 6 * edges ** 2),
  enoughFor(
    'net of a cuboid in the figure',
    ({ length: l = 0, breadth: b = 0, height: h = 0 }) => 2 * l * b + 2 * b * h + 2 * h * l,
  ),
  enoughFor('cuboid in the figure', ({ length = 0, breadth = 0, height = 0 }) => length * breadth * height),
  enoughFor('cube in the figure', ({ edges = 0 }) => edges ** 3),
  enoughFor('rectangle in the figure', ({ length = 0, breadth = 0 }) => length * breadth, 'cover'),
  enoughFor('rectangle in the figure', ({ length = 0, breadth = 0 }) => 2 * length + 2 * breadth, 'form'),
  enoughFor('square in the figure', ({ sides = 0 }) => sides ** 2, 'cover'),
  enoughFor('equilateral triangle in the figure', ({ sides = 0 }) => sides + sides + sides),
  enoughFor('(?:rhombus|square) in the figure', ({ sides = 0 }) => sides + sides + sides + sides),
  enoughFor('outline of the semicircle in the figure', ({ radius = 0 }) => PI * radius + radius + radius),
  enoughFor(
    'outline of the quarter circle in the figure',
    ({ radius = 0 }) => (PI * radius) / 2 + radius + radius,
  ),
  enoughFor(
    'outline of the model track in the figure',
    ({ straight = 0, diameter = 0 }) => straight + straight + PI * diameter,
  ),
  enoughFor(
    'rectangle and the semicircle in the figure',
    ({ length = 0, radius = 0 }) => 2 * radius * length + (PI / 2) * radius ** 2,
  ),
  enoughFor(
    'shaded part of the rectangle',
    ({ length = 0, breadth = 0, radius = 0 }) => length * breadth - PI * radius ** 2,
  ),
  enoughFor(
    'net of an open box in the figure',
    ({ length: l = 0, breadth: b = 0, height: h = 0 }) => l * b + (l + b) * 2 * h,
  ),
  [
    form(`(.+?)(?: together)? had just enough [a-z ]+? to fill (\\d+)/(\\d+) of the tank in the figure`),
    (memory, [, who = '', top, bottom], when) => {
      const { length = 0, breadth = 0, height = 0 } = memory.lengths;
      holds(memory, who, when, (numberOf(top) * length * breadth * height) / numberOf(bottom));
    },
  ],
  [
    form(`(.+?)(?: together)? had just enough [a-z ]+? to make (\\d+) cubes like the one in the figure`),
    (memory, [, who = '', count], when) =>
      holds(memory, who, when, numberOf(count) * (memory.lengths['edges'] ?? 0) ** 3),
  ],
  enoughFor('(?:rectangle ABCD|triangle ABC) on the grid', ({ doubled = 0 }) => doubled / 2),
  onGrid('mark (?:line AB|path ABC)', ({ open = 0 }) => open),
  onGrid('go round rectangle ABCD', ({ closed = 0 }) => closed),
];

/** Lengths in the text of a drawing: `radius of 7 cm`, `length 8 cm`; points on a grid make lengths, and an area that is doubled. */
export function readLengths(shown: string): Memory['lengths'] {
  const named = [
    ...shown.matchAll(
      /\b(radius|diameter|length|breadth|height|edges|sides|straight)(?: of| is| sides of)? (\d+) cm/g,
    ),
  ].map(([, name = '', length]) => [name, Number(length)] as const);
  const [, baseLong, baseBroad] = /base is (\d+) cm by (\d+) cm/.exec(shown) ?? [];
  const corners = [...shown.matchAll(/\b[A-D] at \((\d+), (\d+)\)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  return {
    ...Object.fromEntries(named),
    ...(baseLong && baseBroad ? { length: Number(baseLong), breadth: Number(baseBroad) } : {}),
    ...(corners.length > 1 ? { open: countUnits(corners, false), closed: countUnits(corners, true) } : {}),
    ...(corners.length > 2 ? { doubled: doubleArea(corners) } : {}),
  };
}

/** The angle of a sector; one of three that the drawing says nothing of has what the two others leave. */
function angleOf({ angles }: Memory, sector: string): number | null {
  const told = angles.get(sector);
  if (told !== undefined) return told;
  return angles.size < 2 ? null : [...angles.values()].reduce((rest, angle) => rest - angle, 360);
}

/** What a sector of a drawn pie chart stands for, by the whole circle or by another sector; or a told part of a box. */
export const SECTOR_STATES: readonly Rule[] = [
  [
    form(String.raw`[Aa] [a-z]+ box, a [a-z]+ box and a [a-z]+ box can hold ${N} altogether`),
    (memory, [, whole]) => void (memory.circle = numberOf(whole)),
  ],
  [form('[Tt]he pie chart shows how many .+ can hold'), () => undefined],
  [
    form(String.raw`[Tt]he ([a-z]+) box can hold ${N}`),
    (memory, [, sector = '', part]) =>
      void (memory.circle = (360 / (angleOf(memory, sector) ?? 0)) * numberOf(part)),
  ],
  [
    form(`(.+?)(?: together)? had just enough [a-z ]+ to fill the ([a-z]+) ${BOX}`),
    (memory, [, who = '', box = ''], when) => {
      const angle = angleOf(memory, box);
      const part = memory.parts.get(box) ?? (angle === null ? null : (memory.circle / 360) * angle);
      if (part !== null) holds(memory, who, when, part);
    },
  ],
];

/** An expression in x, and who has x. */
export const LETTER_STATES: readonly Rule[] = [
  [
    form('let the (?:number|amount) of .+? that (.+?) had be \\$?x(?: [a-zℓ²³]+)?'),
    (memory, [, who = '']) => {
      memory.letter = holdingOf(memory, ownerOf(who), 'now');
    },
  ],
  [
    form(String.raw`(.+?) had \$?(?:(\d+)x|\((\d+)x \+ (\d+(?: \d{3})*(?:\.\d+)?)\))(?: .+)?`),
    (memory, [, who = '', alone, times = alone, plus = '0'], when) =>
      memory.sums.push(
        toSum(
          [
            [holdingOf(memory, ownerOf(who), when), 1],
            [memory.letter, -Number(times)],
          ],
          numberOf(plus),
        ),
      ),
  ],
];

/** What goes on in equal steps, day by day. */
export const ROW_STATES: readonly Rule[] = [
  [
    form(
      `(?:each day, )?(.+?) (?:${COMING_PAST}) (?:the same|a fixed) (?:number|amount) of .+?(?: each day)?`,
    ),
    (memory, [, who = '']) => {
      if (!/^(?:he|she|it)$/.test(who)) memory.last = ownerOf(who);
      memory.growing.add(memory.last);
    },
  ],
];

/** Sentences that tell an amount by other numbers; read by formulas of the reader's own. */
export const GATEWAY_STATES: readonly Rule[] = [
  [form(String.raw`take π = 22/7`), () => undefined],
  [form('each unit on the axes is 1 m'), () => undefined],
  [
    form(String.raw`[Aa]n? [a-z ]+ (?:at a speed of ${N}|${N}(?: [a-z ]+)? per [a-z]+)`),
    (memory, [, speed, rate]) => void memory.parts.set('rate', numberOf(speed ?? rate)),
  ],
  [
    form(
      String.raw`(.+?)(?: together)? had as (?:many|much) [a-z ]+? as the [a-z ]+ in (\d+) (?:hours|minutes|seconds)`,
    ),
    (memory, [, who = '', time], when) =>
      holds(memory, who, when, (memory.parts.get('rate') ?? NaN) * numberOf(time)),
  ],
  had(
    String.raw`(\d+) [a-z]+ of [a-z ]+? with an average of ${N} in each [a-z]+`,
    (count, each) => count * each,
  ),
  [form(`[Aa]n? ${BOX} can hold ${N}`), (memory, [, whole]) => void memory.parts.set('box', numberOf(whole))],
  [
    form(String.raw`(.+?)(?: together)? had just enough [a-z ]+ to fill (\d+)(?:/(\d+)|%) of the ${BOX}`),
    (memory, [, who = '', top, bottom = '100'], when) =>
      holds(memory, who, when, ((memory.parts.get('box') ?? NaN) / numberOf(bottom)) * numberOf(top)),
  ],
  [
    form(
      String.raw`[Aa] large ${BOX} and a small ${BOX} can hold ${N} altogether, in the ratio (\d+) : (\d+)`,
    ),
    (memory, [, whole, p, q]) =>
      void memory.parts.set('large', (numberOf(whole) * numberOf(p)) / (numberOf(p) + numberOf(q))),
  ],
  [form('a quarter circle is cut from each corner of the rectangle in the figure'), () => undefined],
  had(String.raw`(\d+) h (\d+) min of [a-z ]+`, (hours, minutes) => minutes + hours * 60),
  had(
    String.raw`\((\d+)[a-z] \+ (\d+)\) [a-z ]+?, where [a-z] = (\d+)`,
    (times, plus, letter) => times * letter + plus,
  ),
];
