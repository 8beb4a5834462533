import { type LogOdds, type Rating, type Surprise, moveRating, newRating } from './rating.js';

/** Identifies an item in the model. Names of skill, kind and item are opaque to it. */
export interface ItemPlace {
  item: string;
  /** The sub-strand. */
  skill: string;
  /** The heuristic; null where the item has none. */
  kind: string | null;
  /** One question among those of the item, where it is asked of many pupils; null or absent otherwise. */
  question?: string | null;
}

/** Difficulties of all items, learned from answers of all pupils. Holds nothing about a pupil. */
export interface Difficulties {
  /** Answers learned from; each stored answer names the version by which it was forecast. */
  version: number;
  /** Ease of all items together, in log-odds: higher is easier. */
  base: Rating;
  /** Mean difficulty of each cell, by skill and kind, in log-odds around the base: higher is harder. */
  cells: Map<string, Map<string, Rating>>;
  /** Each item's difference from its cell, in log-odds. */
  items: Map<string, ItemRating>;
  /** Differences from their items of questions with enough answers (`openQuestion`), in log-odds. */
  questions: Map<string, Rating>;
}

/** An item's own difficulty and how well forecasts fitted it. */
export interface ItemRating extends Rating {
  /** Sum of answer less forecast: above 0 the item is easier than forecast. */
  surprise: number;
}

export function newDifficulties(): Difficulties {
  return { version: 0, base: newRating('base'), cells: new Map(), items: new Map(), questions: new Map() };
}

/** Stands for the kind of items without one. */
export const NO_KIND = '';

/** Difficulty of an item: its cell's and its own, less the ease of all items. A new item starts at its cell's mean. */
export function difficultyOf(
  difficulties: Difficulties,
  place: Omit<ItemPlace, 'item'> & { item: string | null },
  start = 0,
): LogOdds {
  const cell = cellRatingOf(difficulties, place);
  const own = itemRatingOf(difficulties, place.item, start);
  const alone = questionRatingOf(difficulties, place) ?? NO_DIFFERENCE;
  const { base } = difficulties;
  return {
    value: cell.value + own.value + alone.value - base.value,
    mean: cell.mean + own.mean + alone.mean - base.mean,
    variance: cell.variance + own.variance + alone.variance + base.variance,
  };
}

const NO_DIFFERENCE: LogOdds = { value: 0, mean: 0, variance: 0 };

function questionRatingOf(
  { questions }: Difficulties,
  { question }: Pick<ItemPlace, 'question'>,
): Rating | undefined {
  return question ? questions.get(question) : undefined;
}

/** Gives a question a difficulty of its own from the next answer on. A repeat changes nothing. */
export function openQuestion({ questions }: Difficulties, question: string): void {
  if (!questions.has(question)) questions.set(question, newRating('question'));
}

export function cellRatingOf(
  { cells }: Difficulties,
  { skill, kind }: Pick<ItemPlace, 'skill' | 'kind'>,
): Rating {
  return cells.get(skill)?.get(kind ?? NO_KIND) ?? newRating('cell');
}

/** An item's own part; `start` is what is known of a new item, such as the demand of its level. */
export function itemRatingOf({ items }: Difficulties, item: string | null, start = 0): ItemRating {
  const known = item === null ? undefined : items.get(item);
  return known ?? { ...newRating('item', start), surprise: 0 };
}

/** Moves the difficulties by one answer: a right one makes base, cell, item and an open question easier. */
export function moveDifficulties(
  difficulties: Difficulties,
  place: ItemPlace,
  surprise: Surprise,
  start = 0,
): void {
  const cell = cellRatingOf(difficulties, place);
  const own = itemRatingOf(difficulties, place.item, start);
  moveRating(difficulties.base, 'base', surprise, 1);
  moveRating(cell, 'cell', surprise, -1);
  moveRating(own, 'item', surprise, -1);
  const alone = questionRatingOf(difficulties, place);
  if (alone) moveRating(alone, 'question', surprise, -1);
  own.surprise += surprise.quick;
  const kinds = difficulties.cells.get(place.skill) ?? new Map<string, Rating>();
  kinds.set(place.kind ?? NO_KIND, cell);
  difficulties.cells.set(place.skill, kinds);
  difficulties.items.set(place.item, own);
  difficulties.version += 1;
}
