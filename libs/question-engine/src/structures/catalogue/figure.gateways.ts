import { listRoots, splitInThree, splitInTwo } from './split-amounts.js';
import type { Gateway } from '../structure.js';

const RECTANGLE: Gateway = {
  id: 'rectangle',
  parts: { gl: 'number', gw: 'number' },
  gives: 'gl * gw',
  split: (dice, held) => {
    const two = splitInTwo(dice, held, [3, 20]);
    return two && two[0] > two[1] && two[0] <= 40 ? { gl: two[0], gw: two[1] } : null;
  },
  slips: [
    {
      code: 'perimeter-for-area',
      says: 'This is the perimeter. The area is length times breadth.',
      instead: '(gl + gw) * 2',
    },
    { code: 'sides-added', says: 'The area is length times breadth, not their sum.', instead: 'gl + gw' },
  ],
};

/** A figure of equal sides that wire or ribbon goes round. */
const EQUAL_SIDES: Gateway = {
  id: 'equal-sides',
  parts: { gs: 'number', gn: 'number' },
  gives: 'gn * gs',
  split: (dice, held) => {
    const n = dice.pick([3, 4, 4]);
    const s = held / n;
    return Number.isInteger(s) && s > 4 && s <= 60 ? { gs: s, gn: n } : null;
  },
  slips: [
    { code: 'one-side-only', says: 'All the sides are equal. Use every side.', instead: 'gs' },
    { code: 'two-sides-only', says: 'All the sides are equal. Use every side.', instead: '2 * gs' },
    { code: 'area-for-perimeter', says: 'Add the sides. Do not multiply them.', instead: 'gs * gs' },
  ],
};
const SQUARE: Gateway = {
  ...EQUAL_SIDES,
  id: 'square',
  parts: { gs: 'number' },
  gives: '4 * gs',
  split: (_, held) => (held % 4 === 0 && held > 12 && held <= 240 ? { gs: held / 4 } : null),
};

const BOX: Gateway = {
  id: 'box',
  parts: { gl: 'number', gw: 'number', gh: 'number' },
  gives: 'gl * gw * gh',
  split: (dice, held) => {
    const edges = splitInThree(dice, held);
    return edges && { gl: Math.max(edges[0], edges[1]), gw: Math.min(edges[0], edges[1]), gh: edges[2] };
  },
  slips: [
    { code: 'base-only', says: 'This is the area of the base. Use the height too.', instead: 'gl * gw' },
    { code: 'edges-added', says: 'The volume is the product of the three edges.', instead: 'gl + gw + gh' },
  ],
};
const CUBE: Gateway = {
  id: 'cube',
  parts: { ge: 'number' },
  gives: 'ge * ge * ge',
  split: (dice, held) => {
    const roots = listRoots(held, 15, (e) => e ** 3);
    return roots.length > 0 ? { ge: dice.pick(roots) } : null;
  },
  slips: [
    {
      code: 'face-only',
      says: 'This is the area of one face. Multiply by the edge again.',
      instead: 'ge * ge',
    },
    { code: 'edges-added', says: 'Multiply the three edges. Do not add them.', instead: '3 * ge' },
  ],
};

const CUBE_NET: Gateway = {
  id: 'cube-net',
  parts: { ge: 'number' },
  gives: '6 * ge * ge',
  split: (dice, held) => {
    const roots = listRoots(held, 16, (e) => 6 * e * e);
    return roots.length > 0 ? { ge: dice.pick(roots) } : null;
  },
  slips: [
    {
      code: 'four-faces',
      says: 'The net of a cube has a top and a base too. Count all its squares.',
      instead: '4 * ge * ge',
    },
    {
      code: 'five-faces',
      says: 'The net of a closed cube has more squares. Count them again.',
      instead: '5 * ge * ge',
    },
    {
      code: 'volume-for-area',
      says: 'The net is flat. Add the areas of its squares.',
      instead: 'ge * ge * ge',
    },
  ],
};
const BOX_NET: Gateway = {
  id: 'box-net',
  parts: { gl: 'number', gw: 'number', gh: 'number' },
  gives: '2 * (gl * gw + gw * gh + gl * gh)',
  split: (dice, held) => {
    const fitting: Array<readonly [number, number, number]> = [];
    for (let w = 2; w <= 12; w += 1)
      for (let h = 2; h <= 12; h += 1) {
        const l = (held / 2 - w * h) / (w + h);
        if (Number.isInteger(l) && l > w && l > h && w !== h && l <= 20) fitting.push([l, w, h]);
      }
    if (fitting.length === 0) return null;
    const [gl, gw, gh] = dice.pick(fitting);
    return { gl, gw, gh };
  },
  slips: [
    {
      code: 'each-face-once',
      says: 'Each rectangle of the net is there twice.',
      instead: 'gl * gw + gw * gh + gl * gh',
    },
    {
      code: 'volume-for-area',
      says: 'The net is flat. Add the areas of its rectangles.',
      instead: 'gl * gw * gh',
    },
  ],
};

const CIRCLE: Gateway = {
  id: 'circle',
  parts: { gr: 'number' },
  gives: '22/7 * gr * gr',
  split: (_, held) => {
    const [gr] = listRoots(held, 42, (r) => (22 * r * r) / 7);
    return gr === undefined ? null : { gr };
  },
  slips: [
    {
      code: 'circumference-for-area',
      says: 'This is the circumference. For the area, multiply the radius by itself.',
      instead: '22/7 * 2 * gr',
    },
    {
      code: 'diameter-for-radius',
      says: 'The area is found with the radius, not with the diameter.',
      instead: '22/7 * (2 * gr) * (2 * gr)',
    },
  ],
};
const SECTOR: Gateway = {
  id: 'circle-part',
  parts: { gr: 'number', gn: 'number' },
  gives: '22/7 * gr * gr / gn',
  split: (dice, held) => {
    const gn = dice.pick([2, 4]);
    const [gr] = listRoots(held, 42, (r) => (22 * r * r) / (7 * gn));
    return gr === undefined ? null : { gr, gn };
  },
  slips: [
    { code: 'whole-circle', says: 'This is the area of the whole circle.', instead: '22/7 * gr * gr' },
    {
      code: 'circumference-for-area',
      says: 'For the area, multiply the radius by itself.',
      instead: '22/7 * 2 * gr / gn',
    },
  ],
};
const RING: Gateway = {
  id: 'ring',
  parts: { gd: 'number' },
  gives: '22/7 * gd',
  split: (_, held) => {
    const gd = (held * 7) / 22;
    return Number.isInteger(gd) && gd >= 7 && gd <= 140 ? { gd } : null;
  },
  slips: [
    {
      code: 'diameter-doubled',
      says: 'The circumference is pi times the diameter. Do not double the diameter.',
      instead: '22/7 * gd * 2',
    },
    {
      code: 'radius-for-diameter',
      says: 'Use the whole diameter, not half of it.',
      instead: '22/7 * gd / 2',
    },
  ],
};

export const FIGURE_GATEWAYS: readonly Gateway[] = [
  RECTANGLE,
  EQUAL_SIDES,
  SQUARE,
  BOX,
  CUBE,
  CUBE_NET,
  BOX_NET,
  CIRCLE,
  SECTOR,
  RING,
];
