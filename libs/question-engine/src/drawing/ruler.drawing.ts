import { BRIGHT, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** Straight things lying along one ruler; each is read from its two ends. */
export interface RulerSpec {
  kind: 'ruler';
  /** Whole units, drawn from 0 to `max`. */
  max: number;
  unit: 'cm' | 'm';
  /** A number stands at every so many units. */
  labelEvery: number;
  /** Drawn one above the other, the first on top. */
  things: Array<{ label: string; from: number; to: number }>;
  /** The mark at which a line starts that is to be drawn. */
  drawnFrom?: number;
  /** The mark at which a line starts that the pupil only thinks of. */
  startsAt?: number;
}

const LEFT = 20;
const RIGHT = DRAWING_WIDTH - 20;
const THING = 22;
const RULER = 54;
/** Above the ruler, for a line that is drawn. */
const ROOM_TO_DRAW = 64;
const TINTS = [BRIGHT.orange, BRIGHT.green, BRIGHT.blue] as const;
/** A part that is named by its colour has it. */
const TINT_OF: Readonly<Record<string, string>> = {
  blue: BRIGHT.blue,
  green: BRIGHT.green,
  white: INK.plain,
  yellow: BRIGHT.yellow,
};

/** A ruler with the things above it. Throws LayoutFault when its numbers or names do not fit. */
export function drawRuler(canvas: Canvas, spec: RulerSpec): string {
  const scale = (RIGHT - LEFT) / spec.max;
  const x = (units: number): number => LEFT + units * scale;
  if (textWidth(String(spec.max)) + 4 > scale * spec.labelEvery)
    throw new LayoutFault('ruler numbers do not fit');
  const dot = spec.drawnFrom ?? spec.startsAt;
  const room = dot === undefined ? 0 : ROOM_TO_DRAW / (spec.drawnFrom === undefined ? 2 : 1);
  const top = 8 + spec.things.length * (THING + 8) + room;
  spec.things.forEach((thing, i) => {
    if (thing.from < 0 || thing.to > spec.max || thing.from >= thing.to)
      throw new RangeError(`${thing.label} does not lie on the ruler`);
    const y = 8 + i * (THING + 8);
    const [from, to] = [x(thing.from), x(thing.to)];
    const width = textWidth(thing.label);
    const inside = width + 8 <= to - from;
    for (const edge of [from, to]) canvas.line(edge, y + THING, edge, top, INK.text, 0.7);
    canvas.rect(
      from,
      y,
      to - from,
      THING - 4,
      TINT_OF[thing.label.split(' ')[0] ?? ''] ?? TINTS[i % TINTS.length] ?? BRIGHT.orange,
      { radius: 3 },
    );
    if (inside) canvas.text((from + to) / 2, y + 14, thing.label);
    else if (to + 6 + width < DRAWING_WIDTH) canvas.text(to + 6, y + 14, thing.label, 'start');
    else throw new LayoutFault('name does not fit');
  });
  canvas.rect(LEFT - 14, top, RIGHT - LEFT + 28, RULER, BRIGHT.wood, { stroke: INK.text });
  for (let mark = 0; mark <= spec.max; mark += 1) {
    const numbered = mark % spec.labelEvery === 0;
    if (scale < 3.5 && mark % 5 !== 0) continue;
    canvas.line(x(mark), top, x(mark), top + (numbered ? 14 : 8), INK.text, numbered ? 1.5 : 1);
    if (numbered) canvas.text(x(mark), top + 29, String(mark));
  }
  canvas.text(RIGHT + 6, top + 48, spec.unit, 'end');
  const y = top - room / 2;
  const start = x(dot ?? 0);
  if (dot !== undefined) {
    canvas.circle(start, y, 4, INK.text, INK.text);
    canvas.line(start, y, start, top, INK.text, 0.7);
  }
  if (spec.startsAt !== undefined) canvas.text(start + 10, y + 4, 'start of the line', 'start');
  if (spec.drawnFrom !== undefined)
    canvas.board = {
      kind: 'line',
      at: [start, y],
      step: scale,
      from: spec.drawnFrom,
      snap: 1,
      most: spec.max - spec.drawnFrom,
      thick: 5,
      unit: ` ${spec.unit}`,
    };
  const dots = dot === undefined ? [] : [`A dot is at the ${dot} mark`];
  const ends = spec.things.map(
    (t) => `${t.label === 'line' ? 'A line' : t.label} lies from the ${t.from} mark to the ${t.to} mark`,
  );
  return `A ruler marked in ${spec.unit === 'cm' ? 'centimetres' : 'metres'}. ${[...ends, ...dots].join('. ')}.`;
}
