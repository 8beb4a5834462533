import type { Visual } from '@sumfox/contracts/question/item';
import { INK } from '../drawing/canvas.js';
import { LIQUID_COLOURS, liquidColour } from '../drawing/liquid-colours.js';
import { type Outline, type PagePoint, hasPiece, listOutlines } from '../drawing/outlines.js';

/** What the words of a drawing say of containers with a scale: `milk: the liquid is at the 6 ℓ mark`. */
const CONTAINERS = /^(?:A container|\d containers) with a scale/;
const HELD = /(?:^|\. )(?:(?<name>[^.:]+): the|The) liquid is (?!not there)/g;

/** Liquids in the colour of another one. Each container that is not empty has one rectangle in a liquid's colour. */
export function listLiquidFaults({ svg, alt }: Visual, story: string): string[] {
  if (!CONTAINERS.test(alt)) return [];
  const drawn = [...svg.matchAll(/<rect [^>]*fill="(#[0-9A-F]{6})"/g)]
    .map(([, fill = '']) => fill)
    .filter((fill) => LIQUID_COLOURS.has(fill));
  const wanted = [...alt.matchAll(HELD)].map(({ groups }) => liquidColour(groups?.['name'] ?? '', story));
  return drawn.length === wanted.length && drawn.every((fill, i) => fill === wanted[i])
    ? []
    : ['visual: a liquid is not drawn in its own colour'];
}

/** A little more than the rounding of the markup. */
const NEAR = 0.3;
const isNear = ([ax, ay]: PagePoint, [bx, by]: PagePoint): boolean =>
  Math.abs(ax - bx) <= NEAR && Math.abs(ay - by) <= NEAR;

const isOnPiece = ([x, y]: PagePoint, [x1, y1]: PagePoint, [x2, y2]: PagePoint): boolean => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const off = Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
  const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
  return off <= NEAR && along >= -NEAR && along <= length + NEAR;
};

const listOn = (one: Outline, other: Outline): PagePoint[] =>
  one.points.filter((point) => hasPiece(other, (from, to) => isOnPiece(point, from, to)));

/** Whether two faces share a piece of an edge: two corners of theirs lie on the border of the other one. */
function areJoined(a: Outline, b: Outline): boolean {
  const shared = [...listOn(a, b), ...listOn(b, a)];
  return shared.some((point) => !isNear(point, shared[0] ?? point));
}

/** How many bodies the faces of a drawing make. */
export function countBodies(faces: readonly Outline[]): number {
  const body = faces.map((_, i) => i);
  faces.forEach((face, i) =>
    faces.slice(0, i).forEach((other, j) => {
      const [own, joined] = [body[i], body[j]];
      if (own !== joined && areJoined(face, other))
        body.forEach((one, k) => {
          if (one === own) body[k] = joined ?? 0;
        });
    }),
  );
  return new Set(body).size;
}

const CUBES = /^Solids made of unit cubes\. /;
const NAMED_SOLID = /(?:^|\. )[A-Z]: /g;

/** Cubes of a solid that are drawn apart from it: each solid is one body of faces that share edges. */
export function listApartFaults({ svg, alt }: Visual): string[] {
  if (!CUBES.test(alt)) return [];
  const told = alt.replace(CUBES, '');
  const solids = Math.max(1, `. ${told}`.match(NAMED_SOLID)?.length ?? 0);
  const faces = listOutlines(svg).filter(({ isClosed, stroke }) => isClosed && stroke === INK.text);
  return countBodies(faces) === solids ? [] : ['visual: a solid is not joined'];
}
