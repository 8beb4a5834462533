import type { Cell, Shape } from '../../core/draft.js';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { chainShapes } from '../../engines/amount-chain.engine.js';
import type { ChainPlan, ChainScene, ChainWords, Leg } from '../../engines/amount-chain.scene.js';
import type { Measure, Tell } from '../../engines/told-amount.js';
import type { Person } from '../../core/people.js';
import { type Kind, MEASURES, type Size } from './measure-kinds.js';
import { STOCKS } from './stock.words.js';
import { sizeAt, stockScene } from './stock.scenes.js';
import { WHOLES, wholeScene } from './whole.scenes.js';

const out = (tell: Tell): Leg => ({ what: 'out', tell });
const into = (tell: Tell): Leg => ({ what: 'in', tell });
const HALF: Leg = { what: 'half', tell: 'plain' };
type Four = readonly [ChainPlan, ...ChainPlan[]];

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;
type Line = readonly [start: Tell, legs: readonly Leg[], end: Tell];

/** Four plans from their tellings, one for each level; a bar where one part is told without a picture. */
function plans(id: 'part' | 'change' | 'undo', lines: readonly [Line, Line, Line, Line], bars = false): Four {
  const made = lines.map(([start, legs, end], i): ChainPlan => {
    const level = LEVELS[i] ?? 'mastery';
    return { id: `${id}-${level}`, level, start, legs, end, ...(bars && i < 2 ? { bar: true } : {}) };
  });
  const [first, ...rest] = made;
  if (!first) throw new RangeError('no plans');
  return [first, ...rest];
}

/** How amounts are told: by pictures (Primary 2, and money in Primary 3), in two units (Primary 3), in groups (Primary 4). */
const PARTS = {
  pictures: plans('part', [
    ['shown', [out('plain')], 'asked'],
    ['plain', [out('asked')], 'shown'],
    ['shown', [out('plain'), out('plain')], 'asked'],
    ['shown', [out('groups'), out('plain')], 'asked'],
  ]),
  cash: plans('part', [
    ['shown', [out('plain')], 'asked'],
    ['plain', [out('asked')], 'shown'],
    ['shown', [out('groups'), out('plain')], 'asked'],
    ['asked', [out('groups'), out('plain')], 'shown'],
  ]),
  units: plans(
    'part',
    [
      ['told', [out('plain')], 'asked'],
      ['told', [out('groups')], 'asked'],
      ['asked', [out('groups'), out('plain')], 'told'],
      ['told', [out('groups'), out('plain')], 'shared'],
    ],
    true,
  ),
  groups: plans(
    'part',
    [
      ['plain', [out('groups')], 'asked'],
      ['plain', [out('groups'), out('plain')], 'asked'],
      ['plain', [out('each-asked')], 'plain'],
      ['plain', [out('groups'), out('plain')], 'shared'],
    ],
    true,
  ),
};

const CHANGES = {
  pictures: plans('change', [
    ['shown', [out('plain')], 'asked'],
    ['shown', [into('plain')], 'asked'],
    ['shown', [into('plain'), out('asked')], 'plain'],
    ['shown', [out('groups'), into('plain')], 'asked'],
  ]),
  cash: plans('change', [
    ['shown', [out('plain')], 'asked'],
    ['shown', [out('plain'), into('plain')], 'asked'],
    ['shown', [into('groups'), out('asked')], 'plain'],
    ['plain', [out('groups'), into('groups'), out('asked')], 'shown'],
  ]),
  units: plans(
    'change',
    [
      ['told', [out('plain')], 'asked'],
      ['told', [out('plain'), into('plain')], 'asked'],
      ['told', [into('groups'), out('asked')], 'told'],
      ['told', [out('groups'), HALF, into('plain')], 'asked'],
    ],
    true,
  ),
  groups: plans(
    'change',
    [
      ['plain', [out('groups')], 'asked'],
      ['plain', [out('groups'), into('plain')], 'asked'],
      ['plain', [into('groups'), out('asked')], 'plain'],
      ['plain', [out('groups'), HALF, into('plain')], 'asked'],
    ],
    true,
  ),
};

const UNDOS = {
  cash: plans('undo', [
    ['asked', [out('plain')], 'shown'],
    ['asked', [out('plain'), into('plain')], 'shown'],
    ['asked', [out('groups'), into('plain')], 'shown'],
    ['asked', [out('groups'), into('groups'), out('plain')], 'shown'],
  ]),
  units: plans(
    'undo',
    [
      ['asked', [out('plain')], 'told'],
      ['asked', [out('plain'), into('plain')], 'told'],
      ['asked', [out('groups'), into('plain')], 'told'],
      ['asked', [out('groups'), HALF, into('plain')], 'told'],
    ],
    true,
  ),
  groups: plans(
    'undo',
    [
      ['asked', [out('groups')], 'plain'],
      ['asked', [out('groups'), into('plain')], 'plain'],
      ['asked', [HALF, out('groups')], 'plain'],
      ['asked', [out('groups'), HALF, into('plain')], 'plain'],
    ],
    true,
  ),
};

const PART_WORDS: ChainWords = {
  hint: 'Which parts make up the whole? Draw them on one bar.',
  start: 'Altogether',
  end: 'The rest',
  between: 'What is left of the whole',
  back: 'These parts together',
};
const CHANGE_WORDS: ChainWords = {
  hint: 'What was there at first? Then what changed?',
  start: 'At first',
  end: 'Now',
  between: 'Left after that',
  back: 'Before that',
};
const UNDO_WORDS: ChainWords = {
  ...CHANGE_WORDS,
  hint: 'Start from the end of the story and go back, one change at a time.',
};

/** The curriculum's sub-strand of a kind at a grade. */
export interface ChainSubStrand {
  id: string;
  kinds: readonly Kind[];
  /** The heuristics of it that are drawn from shapes; all of them where none is named. */
  only?: readonly HeuristicId[];
}

function shapesOf(
  grade: 2 | 3 | 4,
  kinds: readonly Kind[],
  source: 'stocks' | 'wholes',
  words: ChainWords,
  plansFor: (kind: Kind) => readonly ChainPlan[],
): Shape[] {
  const measures = MEASURES[`Primary ${grade}`];
  return kinds.flatMap((kind) =>
    (['small', 'large'] as const).flatMap((size: Size) => {
      const measure: Measure = measures[kind][size];
      const scenes: Array<(p: Person) => ChainScene> =
        source === 'stocks'
          ? STOCKS[kind].filter((w) => sizeAt(w.at, grade) === size).map((w) => stockScene(w, measure))
          : WHOLES[kind].filter((w) => sizeAt(w.at, grade) === size).map((w) => wholeScene(w, measure));
      if (scenes.length === 0) return [];
      const named = plansFor(kind).map((plan) => ({ ...plan, id: `${plan.id}-${kind}-${size}` }));
      return chainShapes({ scenes, words }, named, measure);
    }),
  );
}

/** h1, h2 and, from Primary 3, h7 of one sub-strand. */
export function chainCells(grade: 2 | 3 | 4, { id, kinds, only }: ChainSubStrand): Cell[] {
  const pick =
    <T>(sets: { pictures?: T; cash: T; units: T; groups: T }) =>
    (kind: Kind): T => {
      if (grade === 2) return sets.pictures ?? sets.cash;
      if (grade === 4) return sets.groups;
      return kind === 'money' ? sets.cash : sets.units;
    };
  const makers: ReadonlyArray<readonly [HeuristicId, () => Shape[]]> = [
    ['h1_make_whole_model', () => shapesOf(grade, kinds, 'wholes', PART_WORDS, pick(PARTS))],
    ['h2_before_after', () => shapesOf(grade, kinds, 'stocks', CHANGE_WORDS, pick(CHANGES))],
    ...(grade >= 3
      ? ([['h7_working_backwards', () => shapesOf(grade, kinds, 'stocks', UNDO_WORDS, pick(UNDOS))]] as const)
      : []),
  ];
  return makers
    .filter(([heuristicId]) => only?.includes(heuristicId) ?? true)
    .map(([heuristicId, make]) => ({ subStrandId: id, heuristicId, shapes: make() }));
}
