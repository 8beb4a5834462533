import type { Dice } from '../../core/dice.js';
import type { PlanPiece } from '../../drawing/plan.drawing.js';
import { readPairs } from '../../numbers/pairs.js';

/** Flat shapes of Primary 1. */
export const FLAT_NAMES = [
  'rectangle',
  'square',
  'triangle',
  'circle',
  'half circle',
  'quarter circle',
] as const;
export type FlatName = (typeof FLAT_NAMES)[number];

/** Whether each shape of one name may be called by another: a square is a rectangle, too. */
export const isOneOf = (name: string, other: string): boolean =>
  name === other || (name === 'square' && other === 'rectangle');

/** A place of a figure. */
export type Point = readonly [number, number];

/** A flat shape, turned where that leaves its name as it is. */
export function pieceOf(dice: Dice, name: FlatName): PlanPiece {
  const turned = dice.chance(3);
  switch (name) {
    case 'square':
      return {
        shape: 'polygon',
        points: [...readPairs(turned ? '2:0 4:2 2:4 0:2' : '0:0 3:0 3:3 0:3')],
      };
    case 'rectangle':
      return {
        shape: 'polygon',
        points: [...readPairs(turned ? '0:0 2:0 2:4 0:4' : '0:0 5:0 5:2 0:2')],
      };
    case 'triangle':
      return {
        shape: 'polygon',
        points: [...readPairs(dice.pick(['0:3 4:3 2:0', '0:3 4:3 0:0', '0:0 4:0 3:3']))],
      };
    case 'circle':
      return { shape: 'disc', centre: [2, 2], radius: 2 };
    case 'half circle':
      return {
        shape: 'disc',
        centre: [2, 2],
        radius: 2,
        ...(turned ? { from: 90, to: 270 } : { from: 0, to: 180 }),
      };
    case 'quarter circle':
      return {
        shape: 'disc',
        centre: [2, 2],
        radius: 3,
        ...(turned ? { from: 0, to: 90 } : { from: 90, to: 180 }),
      };
  }
}

/** What a shape looks like without its name: all that tells it apart. */
export const LOOKS: Readonly<
  Record<FlatName, { sides: number; isEqual: boolean; isRound: boolean; says: string }>
> = {
  rectangle: {
    sides: 4,
    isEqual: false,
    isRound: false,
    says: 'A shape with 4 straight sides, two long and two short.',
  },
  square: {
    sides: 4,
    isEqual: true,
    isRound: false,
    says: 'A shape with 4 straight sides of the same length.',
  },
  triangle: { sides: 3, isEqual: false, isRound: false, says: 'A shape with 3 straight sides.' },
  circle: { sides: 0, isEqual: false, isRound: true, says: 'A round shape without a straight side.' },
  'half circle': {
    sides: 1,
    isEqual: false,
    isRound: true,
    says: 'A shape with one round side and one straight side.',
  },
  'quarter circle': {
    sides: 2,
    isEqual: false,
    isRound: true,
    says: 'A shape with one round side and two straight sides.',
  },
};
