import type { Gateway } from '../structure.js';
import { listRoots, splitInTwo } from './split-amounts.js';
import { readPairs } from '../../numbers/pairs.js';
import { SLIPS } from './gateways.slips.js';

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
  slips: SLIPS['circle-part-outline'],
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
  slips: SLIPS.track,
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
  slips: SLIPS['rectangle-and-semicircle'],
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
  slips: SLIPS['corners-cut'],
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
  slips: SLIPS['part-of-tank'],
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
  slips: SLIPS['equal-cubes'],
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
  slips: SLIPS['open-box-net'],
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
  slips: SLIPS['rectangle-outline'],
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
  slips: SLIPS['square-sheet'],
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
