import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Style } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { gateway, relation } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { type Person, drawPerson } from '../core/people.js';

/** h2 and h7, a fraction of a set goes and something else comes. */
export interface ShareLossScene {
  style: Style;
  /** Range of the set. */
  low: number;
  high: number;
  /** Range of one group that comes. */
  each: [number, number];
  start: (s: string) => string;
  startUnknown: string;
  loses: (p: string) => string;
  /** A known amount goes first (mastery, backwards). */
  losesFirst: (x: string) => string;
  losesOfRest: (p: string) => string;
  adds: (x: string) => string;
  groups: (n: string, m: string) => string;
  groupsUnknown: (n: string) => string;
  end: (e: string) => string;
  askNow: string;
  blankNow: string;
  askStart: string;
  blankStart: string;
  askEach: string;
  blankEach: string;
  /** What was left after the fraction went. */
  blankLeft: string;
}

export interface ShareLossPack {
  scenes: ReadonlyArray<(person: Person) => ShareLossScene>;
  share: (dice: Dice, level: ProficiencyLevel) => Exact;
}

/** Skill and relation that both directions share. */
export const GONE = gateway('gone = p * start');
export const LEFT = relation('left = start - gone');

/** Draws one story. */
export function openLoss(pack: ShareLossPack) {
  return (dice: Dice, level: ProficiencyLevel) => {
    const scene = dice.pick(pack.scenes)(drawPerson(dice));
    const p = pack.share(dice, level);
    const d = Number(p.d);
    const [from, to] = [Math.ceil(scene.low / d), Math.floor(scene.high / d)];
    if (to < from) return null;
    const start = exact(d * dice.int(from, to));
    const gone = start.mul(p);
    const add = exact(dice.int(scene.each[0] * 2, scene.each[1] * 3));
    const count = dice.int(2, 6);
    const each = exact(dice.int(...scene.each));
    const { style } = scene;
    return { scene, style, p, start, gone, left: start.sub(gone), add, count, each, came: each.mul(count) };
  };
}
