import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Style } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Exact } from '../../numbers/exact.js';
import { type Person, capital } from '../../core/people.js';
import type { PatternScene } from '../../engines/pattern.engine.js';
import { type Range, drawFrom } from './group-sizes.js';

/** One scene for one person. */
export type Make = (p: Person) => PatternScene;

/** Ranges of the first term and of the step. */
export interface Sizes {
  first: Range;
  step: Range;
  most?: number;
}

/** Numbers by scene. */
export function patternNumbers(sizes: readonly Sizes[]) {
  return (
    dice: Dice,
    _level: ProficiencyLevel,
    scene: number,
  ): { first: Exact; step: Exact; most?: number } => {
    const size = sizes[scene];
    if (!size) throw new RangeError(`no sizes for scene ${scene}`);
    const [first, step] = [drawFrom(dice, size.first), drawFrom(dice, size.step)];
    return { first, step, ...(size.most === undefined ? {} : { most: size.most }) };
  };
}

/** Something counted or measured row by row, day by day. */
export interface Growth {
  style: Style;
  /** "Row", "Day", "Week". */
  place: string;
  /** Opening sentence with three values. */
  opening: (a: string, b: string, c: string) => string;
  goesOn: string;
  /** "How many seats are there in Row 9?" without the place. */
  ask: string;
  /** Between the question and the place: "in", "on". */
  at: string;
  /** Statement with the blank, without the place. */
  blank: string;
  /** "In which row are there 45 seats?" */
  which: (t: string) => string;
  whichBlank: (t: string) => string;
  sum: (n: string) => string;
  blankSum: (n: string) => string;
}

/** A scene from its sentences; `inUnit` names the unit asked for. */
export function growth(g: Growth, inUnit = '', answerStyle: Style = g.style): PatternScene {
  return {
    style: g.style,
    answerStyle,
    tell: ([a, b, c]) => [g.opening(a, b, c), g.goesOn],
    askTerm: (n) => `${g.ask} ${g.at} ${g.place} ${n}${inUnit}?`,
    blankTerm: (n) => `${capital(g.at)} ${g.place} ${n}, ${g.blank}.`,
    askWhich: g.which,
    blankWhich: g.whichBlank,
    askSum: g.sum,
    blankSum: g.blankSum,
  };
}
