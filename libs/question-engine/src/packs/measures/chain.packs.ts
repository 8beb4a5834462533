import type { Cell, Shape } from '../../core/draft.js';
import { chainShapes } from '../../engines/amount-chain.engine.js';
import type { ChainPlan, ChainScene, ChainWords, Leg } from '../../engines/amount-chain.scene.js';
import type { Measure, Tell } from '../../engines/told-amount.js';
import type { Person } from '../../core/people.js';
import { type Kind, P2_MEASURES, type Size } from './measure-kinds.js';
import { STOCKS } from './stock.words.js';
import { stockScene } from './stock.scenes.js';
import { WHOLES, wholeScene } from './whole.scenes.js';

const out = (tell: Tell): Leg => ({ what: 'out', tell });
const into = (tell: Tell): Leg => ({ what: 'in', tell });

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;
type Line = readonly [start: Tell, legs: readonly Leg[], end: Tell];

/** Four plans from their tellings, one for each level. */
const plans = (id: 'part' | 'change', lines: readonly [Line, Line, Line, Line]): readonly ChainPlan[] =>
  lines.map(([start, legs, end], i) => {
    const level = LEVELS[i] ?? 'mastery';
    return { id: `${id}-${level}`, level, start, legs, end };
  });

const PARTS = plans('part', [
  ['shown', [out('plain')], 'asked'],
  ['plain', [out('asked')], 'shown'],
  ['shown', [out('plain'), out('plain')], 'asked'],
  ['shown', [out('groups'), out('plain')], 'asked'],
]);
const CHANGES = plans('change', [
  ['shown', [out('plain')], 'asked'],
  ['shown', [into('plain')], 'asked'],
  ['shown', [into('plain'), out('asked')], 'plain'],
  ['shown', [out('groups'), into('plain')], 'asked'],
]);

const PART_WORDS: ChainWords = {
  hint: 'Which parts make up the whole? Draw them on one bar.',
  start: 'Altogether',
  end: 'The rest',
  between: 'Remaining part',
  back: 'These parts together',
};
const CHANGE_WORDS: ChainWords = {
  hint: 'What was there at first? Then what changed?',
  start: 'At first',
  end: 'In the end',
  between: 'Left after that',
  back: 'Before that',
};
/** A sub-strand and what is measured in it. */
interface ChainSubStrand {
  id: string;
  kinds: readonly Kind[];
}

function shapesOf(
  kinds: readonly Kind[],
  source: 'stocks' | 'wholes',
  words: ChainWords,
  planned: readonly ChainPlan[],
): Shape[] {
  return kinds.flatMap((kind) =>
    (['small', 'large'] as const).flatMap((size: Size) => {
      const measure: Measure = P2_MEASURES[kind][size];
      const scenes: Array<(p: Person) => ChainScene> =
        source === 'stocks'
          ? STOCKS[kind].filter((w) => w.size === size).map((w) => stockScene(w, measure))
          : WHOLES[kind].filter((w) => w.size === size).map((w) => wholeScene(w, measure));
      if (scenes.length === 0) return [];
      const named = planned.map((plan) => ({ ...plan, id: `${plan.id}-${kind}-${size}` }));
      return chainShapes({ scenes, words }, named, measure);
    }),
  );
}

/** h1 and h2 of one sub-strand: amounts that are read from a picture. */
export const chainCells = ({ id, kinds }: ChainSubStrand): Cell[] => [
  {
    subStrandId: id,
    heuristicId: 'h1_make_whole_model',
    shapes: shapesOf(kinds, 'wholes', PART_WORDS, PARTS),
  },
  {
    subStrandId: id,
    heuristicId: 'h2_before_after',
    shapes: shapesOf(kinds, 'stocks', CHANGE_WORDS, CHANGES),
  },
];
