import { BRIGHT, type Canvas, INK, at } from './canvas.js';

/** Things that stand in pictures to be counted, by their names in the plural. */
export const PICTURE_THINGS = ['stars', 'balls', 'fish', 'leaves', 'cups', 'buttons'] as const;
export type PictureThing = (typeof PICTURE_THINGS)[number];
/** Things of pictures, and flat shapes. */
export type CountedThing = PictureThing | 'circles' | 'squares' | 'triangles';

/** `star` of `stars`. */
export const oneThing = (things: CountedThing): string =>
  things === 'fish' ? 'fish' : things === 'leaves' ? 'leaf' : things.replace(/s$/, '');

function drawStar(canvas: Canvas, cx: number, cy: number, r: number): void {
  const points = Array.from({ length: 10 }, (_, i): [number, number] => {
    const reach = i % 2 === 0 ? r : r * 0.45;
    const angle = (Math.PI / 5) * i - Math.PI / 2;
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
  });
  canvas.polygon(points, BRIGHT.yellow, INK.text);
}

function drawFish(canvas: Canvas, cx: number, cy: number, r: number): void {
  canvas.polygon(
    [
      [cx + r * 0.4, cy],
      [cx + r, cy - r * 0.6],
      [cx + r, cy + r * 0.6],
    ],
    BRIGHT.orange,
    INK.text,
  );
  canvas.path(
    `M${at(cx - r, cy)} Q${at(cx - r * 0.2, cy - r * 1.1)} ${at(cx + r * 0.6, cy)} Q${at(cx - r * 0.2, cy + r * 1.1)} ${at(cx - r, cy)}`,
    BRIGHT.orange,
    cy + r,
  );
  canvas.circle(cx - r * 0.5, cy - r * 0.12, 1.2, INK.text, INK.text);
}

function drawLeaf(canvas: Canvas, cx: number, cy: number, r: number): void {
  canvas.path(
    `M${at(cx, cy - r)} Q${at(cx + r, cy)} ${at(cx, cy + r)} Q${at(cx - r, cy)} ${at(cx, cy - r)}`,
    BRIGHT.green,
    cy + r,
  );
  canvas.line(cx, cy - r * 0.5, cx, cy + r, INK.text, 1);
}

function drawCup(canvas: Canvas, cx: number, cy: number, r: number): void {
  canvas.polygon(
    [
      [cx - r * 0.8, cy - r * 0.8],
      [cx + r * 0.8, cy - r * 0.8],
      [cx + r * 0.5, cy + r * 0.8],
      [cx - r * 0.5, cy + r * 0.8],
    ],
    BRIGHT.teal,
    INK.text,
  );
  canvas.line(cx - r * 0.66, cy - r * 0.2, cx + r * 0.66, cy - r * 0.2, INK.line);
}

/** One thing around a point, noted as countable. */
export function drawThing(canvas: Canvas, thing: CountedThing, cx: number, cy: number, r: number): void {
  if (thing === 'stars') drawStar(canvas, cx, cy, r);
  else if (thing === 'fish') drawFish(canvas, cx, cy, r);
  else if (thing === 'leaves') drawLeaf(canvas, cx, cy, r);
  else if (thing === 'cups') drawCup(canvas, cx, cy, r);
  else if (thing === 'circles') canvas.circle(cx, cy, r * 0.85, BRIGHT.orange, INK.text);
  else if (thing === 'squares')
    canvas.rect(cx - r * 0.8, cy - r * 0.8, r * 1.6, r * 1.6, BRIGHT.teal, { stroke: INK.text });
  else if (thing === 'triangles')
    canvas.polygon(
      [
        [cx, cy - r],
        [cx - r, cy + r * 0.8],
        [cx + r, cy + r * 0.8],
      ],
      BRIGHT.green,
      INK.text,
    );
  else {
    canvas.circle(cx, cy, r * 0.85, thing === 'balls' ? BRIGHT.blue : BRIGHT.violet, INK.text);
    if (thing === 'balls')
      canvas.path(`M${at(cx - r * 0.8, cy)} Q${at(cx, cy - r * 0.5)} ${at(cx + r * 0.8, cy)}`);
    else for (const dx of [-2.5, 2.5]) canvas.circle(cx + dx, cy, 1.2, INK.text, INK.text);
  }
  canvas.countable(cx, cy, 2 * r);
}
