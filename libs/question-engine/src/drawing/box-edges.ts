import { type Canvas, INK } from './canvas.js';
import { rectangleOf } from './rectangle.js';

/** Where the front of a box in oblique view stands, and how far it goes back. */
interface BoxPlace {
  left: number;
  top: number;
  width: number;
  bottom: number;
  back: number;
}

type Corners = ReadonlyArray<readonly [number, number]>;

/** The faces of a box that are seen, each from its left upper corner: the lid round by the back. */
export function facesOf({
  left,
  top,
  width,
  bottom,
  back,
}: BoxPlace): Record<'front' | 'lid' | 'side', Corners> {
  const [right, far] = [left + width, left + width + back];
  return {
    front: rectangleOf(left, top, right, bottom),
    lid: [
      [left, top],
      [left + back, top - back],
      [far, top - back],
      [right, top],
    ],
    side: [
      [right, top],
      [far, top - back],
      [far, bottom - back],
      [right, bottom],
    ],
  };
}

/** The edges of a box that are seen: its front, its top and its right side. */
export function drawBoxEdges(canvas: Canvas, box: BoxPlace): void {
  const { front, lid, side } = facesOf(box);
  for (const line of [[...front, ...front.slice(0, 1)], lid, side.slice(1)]) canvas.polyline(line, INK.text);
}
