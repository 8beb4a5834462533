import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Exact } from '../numbers/exact.js';
import type { Person } from '../core/people.js';
import type { Groups, Measure, Tell } from './told-amount.js';

/** One change (or part) of the story in its sentences; `q`, `m` and `n` come as written. */
export interface LegWords {
  told: (q: string) => string;
  some: string;
  /** The same number of equal amounts. */
  groups: (n: string, m: string) => string;
  groupsSome: (n: string) => string;
  /** What the groups come to: "the flour for the cakes". */
  all: string;
  blankAll: string;
  ask: string;
  blank: string;
  askEach: string;
  blankEach: string;
  label: string;
  labelOne: string;
}

/** A story of one amount: start (or whole), what goes out (or the parts), what comes in, end (or rest). */
export interface ChainScene {
  measure: Measure;
  start: {
    told: (q: string) => string;
    some: string;
    shown: string;
    ask: string;
    blank: string;
    blankShown: string;
  };
  /** Used in turn by the legs that go out. */
  outs: readonly LegWords[];
  ins: readonly LegWords[];
  half: string;
  /** The same where it comes first. */
  halfFirst: string;
  end: {
    told: (q: string) => string;
    shown: string;
    ask: string;
    blank: string;
    blankShown: string;
    shared: (k: string) => string;
    askShare: string;
    blankShare: string;
  };
  /** Beside the picture. */
  pictureLabel: string;
}

export interface Leg {
  what: 'out' | 'in' | 'half';
  tell: Tell;
}

/** Which amounts are told, and how; exactly one is asked. */
export interface ChainPlan {
  id: string;
  level: ProficiencyLevel;
  start: Tell;
  legs: readonly Leg[];
  end: Tell;
  /** A bar beside the story (one leg only). */
  bar?: boolean;
}

/** Words of the relation, the same for every scene. */
export interface ChainWords {
  hint: string;
  start: string;
  end: string;
  between: string;
  back: string;
}

export interface ChainPack {
  scenes: ReadonlyArray<(person: Person) => ChainScene>;
  words: ChainWords;
}

/** Everything drawn for one story. */
export interface DrawnLeg {
  what: Leg['what'];
  tell: Tell;
  value: Exact;
  groups: Groups | null;
  words: LegWords | null;
}
