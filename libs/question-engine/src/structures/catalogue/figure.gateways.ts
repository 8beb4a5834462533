import { listRoots, splitInThree, splitInTwo } from './split-amounts.js';
import type { Gateway } from '../structure.js';
import { SLIPS } from './gateways.slips.js';

const RECTANGLE: Gateway = {
  id: 'rectangle',
  parts: { gl: 'number', gw: 'number' },
  gives: 'gl * gw',
  split: (dice, held) => {
    const two = splitInTwo(dice, held, [3, 20]);
    return two && two[0] > two[1] && two[0] <= 40 ? { gl: two[0], gw: two[1] } : null;
  },
  slips: SLIPS.rectangle,
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
  slips: SLIPS['equal-sides'],
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
  slips: SLIPS.cube,
};

const CUBE_NET: Gateway = {
  id: 'cube-net',
  parts: { ge: 'number' },
  gives: '6 * ge * ge',
  split: (dice, held) => {
    const roots = listRoots(held, 16, (e) => 6 * e * e);
    return roots.length > 0 ? { ge: dice.pick(roots) } : null;
  },
  slips: SLIPS['cube-net'],
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
  slips: SLIPS['box-net'],
};

const CIRCLE: Gateway = {
  id: 'circle',
  parts: { gr: 'number' },
  gives: '22/7 * gr * gr',
  split: (_, held) => {
    const [gr] = listRoots(held, 42, (r) => (22 * r * r) / 7);
    return gr === undefined ? null : { gr };
  },
  slips: SLIPS.circle,
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
  slips: SLIPS['circle-part'],
};
const RING: Gateway = {
  id: 'ring',
  parts: { gd: 'number' },
  gives: '22/7 * gd',
  split: (_, held) => {
    const gd = (held * 7) / 22;
    return Number.isInteger(gd) && gd >= 7 && gd <= 140 ? { gd } : null;
  },
  slips: SLIPS.ring,
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
