import type { Gateway } from '../structure.js';
import { listRoots, splitInTwo } from './split-amounts.js';
import { readPairs } from '../../numbers/pairs.js';

/** The distance round a semicircle or a quarter circle, with its straight edges. */
const OUTLINE: Gateway = {
  id: 'circle-part-outline',
  parts: { gr: 'number', gn: 'number' },
  gives: '22/7 * 2 * gr / gn + 2 * gr',
  split: (dice, held) => {
    const gn = dice.pick([2, 4]);
    const [gr] = listRoots(held, 84, (r) => (44 * r) / (7 * gn) + 2 * r);
    return gr === undefined ? null : { gr, gn };
  },
  slips: [
    {
      code: 'straight-edges-forgotten',
      says: 'The straight edges belong to the outline too.',
      instead: '22/7 * 2 * gr / gn',
    },
    {
      code: 'whole-circle',
      says: 'Only a part of the circumference belongs to the outline.',
      instead: '22/7 * 2 * gr + 2 * gr',
    },
    {
      code: 'one-edge-only',
      says: 'Find both straight edges of the outline.',
      instead: '22/7 * 2 * gr / gn + gr',
    },
  ],
};

/** Two straight sides of equal length with a semicircle at each end. */
const TRACK: Gateway = {
  id: 'track',
  parts: { gl: 'number', gd: 'number' },
  gives: '2 * gl + 22/7 * gd',
  split: (dice, held) => {
    const gd = dice.pick([7, 14, 14, 21, 28, 35, 42]);
    const gl = (held - (22 * gd) / 7) / 2;
    return Number.isInteger(gl) && gl > gd && gl <= 3 * gd && gl <= 90 ? { gl, gd } : null;
  },
  slips: [
    {
      code: 'one-side-only',
      says: 'The outline has two straight sides.',
      instead: 'gl + 22/7 * gd',
    },
    {
      code: 'one-semicircle-only',
      says: 'The two semicircles make a whole circle.',
      instead: '2 * gl + 22/7 * gd / 2',
    },
    {
      code: 'diameter-doubled',
      says: 'The circumference is pi times the diameter. Do not double the diameter.',
      instead: '2 * gl + 22/7 * gd * 2',
    },
  ],
};

/** A rectangle with a semicircle on the whole of a shorter side. */
const RECTANGLE_AND_SEMICIRCLE: Gateway = {
  id: 'rectangle-and-semicircle',
  parts: { gl: 'number', gr: 'number' },
  gives: 'gl * (2 * gr) + 22/7 * gr * gr / 2',
  split: (dice, held) => {
    const gr = dice.pick([7, 7, 14]);
    const gl = (held - (11 * gr * gr) / 7) / (2 * gr);
    return Number.isInteger(gl) && gl > 2 * gr && gl <= 60 ? { gl, gr } : null;
  },
  slips: [
    {
      code: 'whole-circle',
      says: 'Half of the circle is joined on.',
      instead: 'gl * (2 * gr) + 22/7 * gr * gr',
    },
    { code: 'only-one-part', says: 'Add the area of the semicircle too.', instead: 'gl * (2 * gr)' },
    {
      code: 'radius-for-breadth',
      says: 'The breadth of the rectangle is the diameter.',
      instead: 'gl * gr + 22/7 * gr * gr / 2',
    },
  ],
};

/** A rectangle without a quarter circle at each corner. */
const CORNERS_CUT: Gateway = {
  id: 'corners-cut',
  parts: { gl: 'number', gw: 'number', gr: 'number' },
  gives: 'gl * gw - 22/7 * gr * gr',
  split: (dice, held) => {
    const gr = dice.pick([7, 7, 14]);
    const two = splitInTwo(dice, held + (22 * gr * gr) / 7, [2 * gr + 1, 45]);
    const fits = two && two[0] > two[1] && two[0] <= 60;
    return fits ? { gl: two[0], gw: two[1], gr } : null;
  },
  slips: [
    { code: 'cut-forgotten', says: 'The corners are not shaded. Take them away.', instead: 'gl * gw' },
    {
      code: 'one-corner-only',
      says: 'A quarter circle is cut off at each corner.',
      instead: 'gl * gw - 22/7 * gr * gr / 4',
    },
    {
      code: 'circumference-for-area',
      says: 'For the area, multiply the radius by itself.',
      instead: 'gl * gw - 22/7 * 2 * gr',
    },
  ],
};

/** A part of a tank, told by its edges and a fraction. */
const PART_OF_TANK: Gateway = {
  id: 'part-of-tank',
  parts: { gl: 'number', gw: 'number', gh: 'number', gt: 'number', gb: 'number' },
  gives: 'gl * gw * gh / gb * gt',
  split: (dice, held) => {
    const [gt, gb] = dice.pick(readPairs('1:2 1:3 2:3 1:4 3:4 2:5 3:5'));
    const full = (held / gt) * gb;
    const first = Number.isInteger(full) ? splitInTwo(dice, full, [6, 20]) : null;
    const base = first && splitInTwo(dice, first[0], [5, 20]);
    if (!first || !base || base[0] <= base[1] || base[0] > 40) return null;
    const [gl, gw, gh] = [base[0], base[1], first[1]];
    return new Set([gl, gw, gh]).size < 3 ? null : { gl, gw, gh, gt, gb };
  },
  slips: [
    { code: 'whole-taken', says: 'Only a fraction of the tank is filled.', instead: 'gl * gw * gh' },
    { code: 'gave-the-rest', says: 'This is the empty part.', instead: 'gl * gw * gh / gb * (gb - gt)' },
    {
      code: 'base-only',
      says: 'Multiply the area of the base by the height, too.',
      instead: 'gl * gw / gb * gt',
    },
  ],
};

/** Several cubes of one size. */
const EQUAL_CUBES: Gateway = {
  id: 'equal-cubes',
  parts: { ge: 'number', gn: 'number' },
  gives: 'ge * ge * ge * gn',
  split: (dice, held) => {
    const fitting = [2, 3, 4, 5, 6, 7, 8, 9, 10].filter(
      (e) => held % e ** 3 === 0 && held / e ** 3 > 1 && held / e ** 3 <= 24 && held / e ** 3 !== e,
    );
    if (fitting.length === 0) return null;
    const ge = dice.pick(fitting);
    return { ge, gn: held / ge ** 3 };
  },
  slips: [
    { code: 'one-cube-only', says: 'There are {gn} cubes, not 1.', instead: 'ge * ge * ge' },
    { code: 'face-only', says: 'This uses the area of one face.', instead: 'ge * ge * gn' },
    { code: 'edges-added', says: 'Multiply the edges of a cube. Do not add them.', instead: '3 * ge * gn' },
  ],
};

/** The net of a box without a lid. */
const OPEN_BOX_NET: Gateway = {
  id: 'open-box-net',
  parts: { gl: 'number', gw: 'number', gh: 'number' },
  gives: 'gl * gw + 2 * (gl * gh + gw * gh)',
  split: (dice, held) => {
    const fitting: Array<readonly [number, number, number]> = [];
    for (let w = 3; w <= 12; w += 1)
      for (let h = 2; h <= 12; h += 1) {
        const l = (held - 2 * w * h) / (w + 2 * h);
        if (Number.isInteger(l) && l > w && l !== h && w !== h && l <= 20) fitting.push([l, w, h]);
      }
    if (fitting.length === 0) return null;
    const [gl, gw, gh] = dice.pick(fitting);
    return { gl, gw, gh };
  },
  slips: [
    {
      code: 'lid-counted',
      says: 'The box is open. It has no lid.',
      instead: '2 * (gl * gw + gw * gh + gl * gh)',
    },
    {
      code: 'each-face-once',
      says: 'Opposite faces are the same. Count each of them twice.',
      instead: 'gl * gw + gl * gh + gw * gh',
    },
    {
      code: 'volume-for-area',
      says: 'The net is flat. Add the areas of its rectangles.',
      instead: 'gl * gw * gh',
    },
  ],
};

/** The distance round a rectangle. */
const RECTANGLE_OUTLINE: Gateway = {
  id: 'rectangle-outline',
  parts: { gl: 'number', gw: 'number' },
  gives: 'gl + gw + gl + gw',
  split: (dice, held) => {
    const half = held / 2;
    if (!Number.isInteger(half) || half < 7) return null;
    const gw = dice.int(2, Math.ceil(half / 2) - 1);
    return half - gw <= 60 ? { gl: half - gw, gw } : null;
  },
  slips: [
    { code: 'two-sides-only', says: 'These are two sides only. Use all four.', instead: 'gl + gw' },
    { code: 'area-for-perimeter', says: 'This uses the area. Add the sides instead.', instead: 'gl * gw' },
    { code: 'one-side-left-out', says: 'One side is left out. Add all four.', instead: '2 * gl + gw' },
  ],
};

/** The area of a square. */
const SQUARE_SHEET: Gateway = {
  id: 'square-sheet',
  parts: { gs: 'number' },
  gives: 'gs * gs',
  split: (dice, held) => {
    const roots = listRoots(held, 20, (s) => s * s).filter((s) => s > 4);
    return roots.length > 0 ? { gs: dice.pick(roots) } : null;
  },
  slips: [
    {
      code: 'perimeter-for-area',
      says: 'This is the perimeter. Multiply the side by itself.',
      instead: '4 * gs',
    },
    { code: 'side-doubled', says: 'Multiply the side by itself. Do not double it.', instead: '2 * gs' },
  ],
};

/** Figures that are put together of simple ones, and parts of solids. */
export const JOINED_FIGURE_GATEWAYS: readonly Gateway[] = [
  OUTLINE,
  TRACK,
  RECTANGLE_AND_SEMICIRCLE,
  CORNERS_CUT,
  PART_OF_TANK,
  EQUAL_CUBES,
  OPEN_BOX_NET,
  RECTANGLE_OUTLINE,
  SQUARE_SHEET,
];
