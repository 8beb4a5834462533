import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import type { CoreCell } from './core-cell.js';

const CHANGES = [
  'gain',
  'loss',
  'move',
  'gain-packets',
  'loss-packets',
  'loss-share',
  'share-rest',
] as const satisfies CoreCell['tells'];

/** What the cells of a heuristic are about, whatever their worlds measure. */
const ABOUT: Readonly<Record<string, Pick<CoreCell, 'heuristicId' | 'structures' | 'tells'>>> = {
  compared: {
    heuristicId: 'h1_make_whole_model',
    structures: ['sum-and-difference', 'more-and-less', 'times-and-some-more', 'times-as-many'],
    tells: [],
  },
  changed: {
    heuristicId: 'h2_before_after',
    structures: ['in-and-out', 'come-and-go', 'rest-shared', 'share-then-gain'],
    tells: CHANGES,
  },
  early: {
    heuristicId: 'h2_before_after',
    structures: ['something-comes', 'something-goes', 'come-and-go'],
    tells: CHANGES,
  },
  moved: {
    heuristicId: 'h3_internal_transfer',
    structures: ['transfer-to-equal', 'transfer-to-times', 'still-more'],
    tells: ['move'],
  },
};

const cellsOf = (
  place: Omit<CoreCell, 'heuristicId' | 'structures' | 'tells'>,
  about: ReadonlyArray<keyof typeof ABOUT>,
): CoreCell[] => about.flatMap((name) => (ABOUT[name] ? [{ ...place, ...ABOUT[name] }] : []));

const counts = (subStrandId: string, isLarge = false) => ({
  subStrandId,
  kinds: ['count'] as const,
  isLarge,
});
const money = (subStrandId: string) => ({ subStrandId, kinds: ['money'] as const, isLarge: false });

/** The cells that the core draws, by grade. A cell stands here or among the shapes, never in both. */
const CORE_CELLS: Readonly<Record<GradeLevel, readonly CoreCell[]>> = {
  'Primary 1': [],
  'Primary 2': cellsOf(counts('addition_subtraction_basic'), ['early']),
  'Primary 3': cellsOf(counts('four_operations'), ['compared', 'changed', 'moved']),
  'Primary 4': [
    ...cellsOf(counts('whole_numbers', true), ['compared', 'changed', 'moved']),
    ...cellsOf(money('money'), ['compared', 'changed']),
  ],
  'Primary 5': [
    ...cellsOf(counts('whole_numbers', true), ['compared', 'moved']),
    ...cellsOf(money('money'), ['compared']),
  ],
  'Primary 6': cellsOf(counts('whole_numbers', true), ['compared', 'moved']),
};

/** The cells of a grade that the core draws. */
export const listCoreCells = (grade: GradeLevel): readonly CoreCell[] => CORE_CELLS[grade];

/** Null for a cell that the core does not draw. */
export const findCoreCell = (
  grade: GradeLevel,
  subStrandId: string,
  heuristicId: HeuristicId,
): CoreCell | null =>
  CORE_CELLS[grade].find((c) => c.subStrandId === subStrandId && c.heuristicId === heuristicId) ?? null;
