import { type Canvas, INK } from './canvas.js';

/** Where the front of a box in oblique view stands, and how far it goes back. */
interface BoxPlace {
  left: number;
  top: number;
  width: number;
  bottom: number;
  back: number;
}

/** The edges of a box that are seen: its front, its top and its right side. */
export function drawBoxEdges(canvas: Canvas, { left, top, width, bottom, back }: BoxPlace): void {
  const [right, far] = [left + width, left + width + back];
  const lines: ReadonlyArray<ReadonlyArray<readonly [number, number]>> = [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ],
    [
      [left, top],
      [left + back, top - back],
      [far, top - back],
      [right, top],
    ],
    [
      [far, top - back],
      [far, bottom - back],
      [right, bottom],
    ],
  ];
  for (const line of lines) canvas.polyline(line, INK.text);
}
