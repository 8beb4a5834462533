import { PEN, visibleInk, type Sketch } from './sketch.rules.js';

/** A point of a stroke: place in paper units (screen pixels at full size), and pressure 0 to 1. */
export type InkPoint = [x: number, y: number, pressure: number];

export interface Stroke {
  tool: 'pen' | 'eraser';
  points: InkPoint[];
}

/** The pen is 2 wide, the eraser 20, the paper 300 high (PAPER-18). */
export const PEN_WIDTH = 2;
export const ERASER_WIDTH = 20;
export const PAPER_HEIGHT = 300;

const ERASER = 'e';
/** Points nearer than this to the last one show nothing new. */
const NEAR = 0.6;
/**
 * A stroke as one short text: the tool, then tenths of a unit and hundredths of pressure, each as the step from the
 * point before. A journal is stored at every edit, and texts are stored fastest.
 */
export function encodeStroke({ tool, points }: Stroke): string {
  let last = [0, 0, 0];
  const steps = points.map(([x, y, pressure]) => {
    const whole = [Math.round(x * 10), Math.round(y * 10), Math.round(pressure * 100)];
    const step = whole.map((value, i) => value - (last[i] ?? 0));
    last = whole;
    return step.join(' ');
  });
  return (tool === 'pen' ? PEN : ERASER) + steps.join(' ');
}

export function decodeStroke(text: string): Stroke {
  const numbers = text.slice(1).split(' ').map(Number);
  const points: InkPoint[] = [];
  let [x, y, pressure] = [0, 0, 0];
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    pressure += numbers[at + 2] ?? 0;
    points.push([x / 10, y / 10, pressure / 100]);
  }
  return { tool: text.startsWith(PEN) ? 'pen' : 'eraser', points };
}

/** A point kept on the paper, so that the paper need not shrink to show it. */
export function keepOnPaper([x, y, pressure]: InkPoint, paper: Size): InkPoint {
  const within = (value: number, most: number): number => Math.min(Math.max(0, value), most - 0.1);
  return [within(x, paper.width), within(y, paper.height), pressure];
}

/** Adds a point unless it lies on the last one. */
export function addPoint(points: InkPoint[], point: InkPoint): void {
  const last = points.at(-1);
  if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= NEAR) points.push(point);
}

export interface Size {
  width: number;
  height: number;
}

/** How far what is drawn reaches to the right and down; nothing for an empty paper. */
export function inkReach(sketch: Pick<Sketch, 'ink' | 'backdrop'>, backdrop: Size | null): Size {
  const { strokes, backdrop: shown } = visibleInk(sketch);
  const reach = shown !== null && backdrop ? { ...backdrop } : { width: 0, height: 0 };
  for (const stroke of strokes.filter((each) => each.startsWith(PEN)))
    for (const [x, y] of decodeStroke(stroke).points) {
      reach.width = Math.max(reach.width, x);
      reach.height = Math.max(reach.height, y);
    }
  return reach;
}

/**
 * How large a unit of the paper is on a screen that gives it this much room: full size, or as small as it must be for all
 * that is drawn to be seen. A drawing made on a wide screen so comes whole onto a narrow one.
 */
export function paperScale(reach: Size, room: Size): number {
  return Math.min(1, room.width / Math.max(1, reach.width), room.height / Math.max(1, reach.height));
}

type InkPatch = Pick<Sketch, 'ink' | 'undone'>;

/** A new stroke or clearing; what had been taken back before it is gone. */
export function addInk(sketch: InkPatch, stroke: string): InkPatch {
  return { ink: [...sketch.ink, stroke], undone: [] };
}

/** Takes the last stroke or clearing back; null when there is none. */
export function undoInk({ ink, undone }: InkPatch): InkPatch | null {
  const last = ink.at(-1);
  return last === undefined ? null : { ink: ink.slice(0, -1), undone: [...undone, last] };
}

/** Brings back what was last taken back; null when there is nothing. */
export function redoInk({ ink, undone }: InkPatch): InkPatch | null {
  const last = undone.at(-1);
  return last === undefined ? null : { ink: [...ink, last], undone: undone.slice(0, -1) };
}
