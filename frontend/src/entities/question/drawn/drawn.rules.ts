import {
  angleText,
  partsText,
  pointText,
  readAngle,
  readParts,
  readPoint,
  readSize,
  readSquares,
  squaresText,
} from '@sumfox/answer-marking/drawn-text';
import type { DrawnThing } from '@sumfox/contracts/question/manipulative';

type Place = readonly [x: number, y: number];
/** The kinds by which something is put at a place; the others shade. */
export type PlacedThing = Extract<DrawnThing, { kind: 'point' | 'bar' | 'line' | 'angle' }>;
export type ShadedThing = Exclude<DrawnThing, PlacedThing>;

/** What a drawing puts on the picture, in units of the picture. */
export type DrawnMark =
  | { mark: 'dot'; at: Place; name: string }
  | { mark: 'area'; points: readonly Place[] }
  | { mark: 'line'; from: Place; to: Place; thick: number; name: string };

/** An arm turns by the small marks of the protractor. */
const TURN = 5;
const HALF_TURN = 180;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** A region to shade: what it is called in the answer, and its corners. */
export interface Region {
  name: string;
  corners: readonly Place[];
  isGiven: boolean;
}

const columnName = (column: number): string => String.fromCodePoint(97 + column);

/** Regions in the order of the arrow keys, and how many of them stand in a row. */
export function listRegions(thing: ShadedThing): { regions: Region[]; perRow: number } {
  if (thing.kind === 'parts')
    return {
      regions: thing.parts.map((corners, i) => ({ name: String(i + 1), corners, isGiven: false })),
      perRow: 1,
    };
  const [columns, rows] = thing.size;
  const [left, top] = thing.at;
  const regions = Array.from({ length: columns * rows }, (_, i): Region => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [left + column * thing.step, top + row * thing.step];
    const [right, bottom] = [x + thing.step, y + thing.step];
    const name = `${columnName(column)}${row + 1}`;
    const corners: Place[] = [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
    return { name, corners, isGiven: thing.given.includes(name) };
  });
  return { regions, perRow: columns };
}

/** Names of the regions that a text shades. */
export function listShaded(thing: ShadedThing, text: string): string[] {
  const names = thing.kind === 'parts' ? readParts(text)?.map(String) : readSquares(text);
  return names ?? [];
}

/** The text after a region is shaded, or wiped again. */
export function toggleRegion(thing: ShadedThing, text: string, name: string): string {
  const shaded = listShaded(thing, text);
  const next = shaded.includes(name) ? shaded.filter((one) => one !== name) : [...shaded, name];
  return thing.kind === 'parts'
    ? partsText(next.map(Number).toSorted((a, b) => a - b))
    : squaresText(next.toSorted());
}

/** How far a step across goes to the right, and how far up. */
const stepOf = ({ step, isometric }: PlacedThing & { kind: 'point' }): Place =>
  isometric ? [step * Math.sqrt(0.75), step / 2] : [step, 0];

/** The text of what is drawn by a press at a place of the picture; null where it draws nothing. */
export function drawAt(thing: PlacedThing, [x, y]: Place): string | null {
  const [right, up] = [x - thing.at[0], thing.at[1] - y];
  switch (thing.kind) {
    case 'point': {
      const [columns, rows] = thing.size;
      const [across, rise] = stepOf(thing);
      const x = within(Math.round(right / across), columns);
      return pointText({ x, y: within(Math.round((up - x * rise) / thing.step), rows) });
    }
    case 'bar':
    case 'line':
      return toSize(thing, (thing.kind === 'bar' ? up : right) / thing.step);
    case 'angle': {
      const degrees = (Math.atan2(up, right) * HALF_TURN) / Math.PI;
      // Below the protractor the nearer end counts.
      const reading = degrees < 0 ? (right < 0 ? HALF_TURN : 0) : degrees;
      return toAngle(thing, reading - thing.from);
    }
  }
}

const toSize = (thing: PlacedThing & { kind: 'bar' | 'line' }, size: number): string =>
  `${within(Math.round(size / thing.snap) * thing.snap, thing.most)}${thing.unit}`;

function toAngle(thing: PlacedThing & { kind: 'angle' }, turn: number): string | null {
  const reading = Math.round((thing.from + turn) / TURN) * TURN;
  const degrees = within(reading, HALF_TURN) - thing.from;
  return degrees === 0 ? null : angleText(degrees, thing.arm);
}

/** The text after a step to the right and up; it starts where nothing is drawn. */
export function stepBy(thing: PlacedThing, text: string, right: number, up: number): string | null {
  const by = right === 0 ? up : right;
  switch (thing.kind) {
    case 'point': {
      const { x, y } = readPoint(text) ?? { x: 0, y: 0 };
      const [columns, rows] = thing.size;
      return pointText({ x: within(x + right, columns), y: within(y + up, rows) });
    }
    case 'bar':
    case 'line':
      return toSize(thing, (readSize(text) ?? 0) + by * thing.snap);
    case 'angle': {
      // Up and to the right is a smaller reading of the inner scale.
      const turn = (readAngle(text) ?? 0) + (right === 0 ? up : -right) * TURN;
      return toAngle(thing, turn === 0 ? turn + (right === 0 ? up : -right) * TURN : turn);
    }
  }
}

/** Where the end of what is drawn lies on the scales of the picture; null where nothing is drawn. */
export function readingOf(thing: PlacedThing, text: string): readonly [number, number?] | null {
  if (thing.kind === 'point') {
    const point = readPoint(text);
    const isOnGrid = point !== null && point.x <= thing.size[0] && point.y <= thing.size[1];
    return isOnGrid ? [point.x, point.y] : null;
  }
  const size = thing.kind === 'angle' ? readAngle(text) : readSize(text);
  if (size === null) return null;
  const reading = thing.from + size;
  const most = thing.kind === 'angle' ? HALF_TURN : thing.from + thing.most;
  return reading < 0 || reading > most ? null : [reading];
}

/** What a text draws on the picture; nothing where it is no drawing of this kind. */
export function marksOf(thing: DrawnThing, text: string): DrawnMark[] {
  if (thing.kind === 'parts' || thing.kind === 'squares') {
    const shaded = listShaded(thing, text);
    return listRegions(thing)
      .regions.filter(({ name }) => shaded.includes(name))
      .map(({ corners }) => ({ mark: 'area', points: corners }));
  }
  const reading = readingOf(thing, text);
  if (!reading) return [];
  const [x, y] = thing.at;
  const [first, second = 0] = reading;
  switch (thing.kind) {
    case 'point': {
      const [across, rise] = stepOf(thing);
      const at: Place = [x + first * across, y - second * thing.step - first * rise];
      const lines = thing.joined.map((from): DrawnMark => ({
        mark: 'line',
        from,
        to: at,
        thick: 2.5,
        name: '',
      }));
      return [...lines, { mark: 'dot', at, name: thing.name }];
    }
    case 'bar': {
      const [half, top] = [thing.thick / 2, y - first * thing.step];
      return [
        {
          mark: 'area',
          points: [
            [x - half, y],
            [x + half, y],
            [x + half, top],
            [x - half, top],
          ],
        },
      ];
    }
    case 'line': {
      const end = x + (first - thing.from) * thing.step;
      return [{ mark: 'line', from: [x, y], to: [end, y], thick: thing.thick, name: '' }];
    }
    case 'angle': {
      const turn = (first * Math.PI) / HALF_TURN;
      const to: Place = [x + thing.step * Math.cos(turn), y - thing.step * Math.sin(turn)];
      return [{ mark: 'line', from: [x, y], to, thick: 2.5, name: thing.name }];
    }
  }
}
