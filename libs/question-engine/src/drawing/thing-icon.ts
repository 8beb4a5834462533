import { BRIGHT, type Canvas, INK, at } from './canvas.js';

/** Things that stand in pictures to be counted, by their names in the plural. */
export const PICTURE_THINGS = ['stars', 'balls', 'fish', 'flowers', 'cookies', 'oranges', 'buttons'] as const;
export type PictureThing = (typeof PICTURE_THINGS)[number];
/** Things of pictures, and flat shapes. */
export type CountedThing = PictureThing | 'circles' | 'squares' | 'triangles';

/** `star` of `stars`. */
export const oneThing = (things: CountedThing): string =>
  things === 'fish' ? 'fish' : things.replace(/s$/, '');

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

function drawFlower(canvas: Canvas, cx: number, cy: number, r: number): void {
  for (const turn of [0, 1, 2, 3, 4]) {
    const angle = (Math.PI / 5) * 2 * turn - Math.PI / 2;
    const [x, y] = [cx + r * 0.55 * Math.cos(angle), cy + r * 0.55 * Math.sin(angle)];
    canvas.circle(x, y, r * 0.4, BRIGHT.violet, INK.text);
  }
  canvas.circle(cx, cy, r * 0.38, BRIGHT.yellow, INK.text);
}

function drawCookie(canvas: Canvas, cx: number, cy: number, r: number): void {
  canvas.circle(cx, cy, r * 0.9, BRIGHT.wood, INK.text);
  for (const [dx, dy] of [
    [-0.4, -0.3],
    [0.35, -0.4],
    [-0.15, 0.25],
    [0.45, 0.3],
  ] as const)
    canvas.circle(cx + dx * r, cy + dy * r, r * 0.13, INK.text, INK.text);
}

function drawOrange(canvas: Canvas, cx: number, cy: number, r: number): void {
  canvas.circle(cx, cy + r * 0.12, r * 0.8, BRIGHT.orange, INK.text);
  canvas.line(cx, cy - r * 0.55, cx + r * 0.1, cy - r, INK.text);
  canvas.path(
    `M${at(cx + r * 0.1, cy - r * 0.7)} Q${at(cx + r * 0.6, cy - r * 1.2)} ${at(cx + r * 0.75, cy - r * 0.7)} Q${at(cx + r * 0.4, cy - r * 0.5)} ${at(cx + r * 0.1, cy - r * 0.7)}`,
    BRIGHT.green,
    cy + r,
  );
}

/** One thing around a point, noted as countable. */
export function drawThing(canvas: Canvas, thing: CountedThing, cx: number, cy: number, r: number): void {
  if (thing === 'stars') drawStar(canvas, cx, cy, r);
  else if (thing === 'fish') drawFish(canvas, cx, cy, r);
  else if (thing === 'flowers') drawFlower(canvas, cx, cy, r);
  else if (thing === 'cookies') drawCookie(canvas, cx, cy, r);
  else if (thing === 'oranges') drawOrange(canvas, cx, cy, r);
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
