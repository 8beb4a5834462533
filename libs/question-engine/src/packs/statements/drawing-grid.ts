import type { PanelMark } from '../../drawing/panels.drawing.js';
import type { Point } from './flat-shapes.js';

/** Squares across and down of the grid that a figure is drawn on. */
export const WIDE = 10;
export const HIGH = 7;
/** Names of the points that a figure may be completed with. */
export const END_NAMES = ['P', 'Q', 'R', 'S'] as const;
export const isOnGrid = ([x, y]: Point): boolean => x >= 0 && x <= WIDE && y >= 0 && y <= HIGH;
/** A point as it is read off the grid, from the left and from the bottom. */
export const at = ([x, y]: Point): string => `(${x}, ${HIGH - y})`;
/** A dot with its name beside it. */
export const named = (point: Point, text: string): PanelMark[] => [
  { mark: 'dot', at: point },
  { mark: 'label', at: point, text, dx: 10, dy: -9 },
];
