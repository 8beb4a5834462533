import {
  type Difficulties,
  type ItemPlace,
  cellRatingOf,
  difficultyOf,
  itemRatingOf,
} from './difficulties.js';
import { type PupilAbility, abilityIn, newSkill } from './pupil.js';
import { type LogOdds, logOddsWithGuess, moderate, standAbove } from './rating.js';

const DAY_MS = 86_400_000;

/** Answers after which an item's own difficulty is known about as well as it is unknown. */
const KNOWN_ITEM = 4;
/** Likewise a pupil's own part. */
const KNOWN_PUPIL = 5;

/** What a forecast is asked about. */
export interface Asked extends Omit<ItemPlace, 'item'> {
  /** Null: an item of average difficulty, drawn from the cell. */
  item: string | null;
  /** When it is asked, in milliseconds since 1970; null when unknown. */
  at: number | null;
  /** Log-odds expected of the item while it has no answers, such as the demand of its level. */
  start?: number;
  /** Chance of a right guess, 0 to 1: one in the number of options, 0 for a written answer. */
  guess: number;
}

/** Names of the head's features, in the order of its weights. Each is about -1 to 1 for a usual answer. */
export const FEATURES = [
  'constant',
  'base log-odds',
  'careful log-odds',
  'base log-odds with a new item',
  'base log-odds of a new pupil',
  'new item',
  'difficulty of the item',
  'difficulty of the cell',
  'general level',
  'level in the skill',
  'slow surprise of the item',
  'quick surprise',
  'slow surprise',
  'surprise in the skill',
  'last answer in the skill',
  'second last answer in the skill',
  'third last answer in the skill',
  'streak in the skill',
  'right answers in the skill',
  'other answers in the skill',
  'right answers',
  'other answers',
  'item met before',
  'last outcome on the item',
  'same skill as before',
  'days since the skill',
  'days since any answer',
] as const;

export type FeatureName = (typeof FEATURES)[number];

/** The base model: how far the pupil stands above the item. */
export function standing(pupil: PupilAbility, difficulties: Difficulties, asked: Asked): LogOdds {
  const ability = abilityIn(pupil, asked.skill, asked.kind);
  return standAbove(ability, difficultyOf(difficulties, asked, asked.start));
}

/** The features of one forecast, from what was known before the answer. */
export function listFeatures(
  pupil: PupilAbility,
  difficulties: Difficulties,
  asked: Asked,
  base: LogOdds,
): Float64Array {
  const quick = logOddsWithGuess(base.value, asked.guess);
  const own = itemRatingOf(difficulties, asked.item, asked.start);
  const record = pupil.skills.get(asked.skill) ?? newSkill();
  const met = asked.item === null ? undefined : pupil.items.get(asked.item);
  const newItem = asked.item === null ? 0 : 1 / (1 + own.answers / KNOWN_ITEM);
  const newPupil = 1 / (1 + pupil.general.answers / KNOWN_PUPIL);
  return Float64Array.of(
    1,
    quick,
    logOddsWithGuess(moderate(base), asked.guess),
    quick * newItem,
    quick * newPupil,
    newItem,
    own.value,
    cellRatingOf(difficulties, asked).value,
    pupil.general.value,
    record.rating.value,
    (4 * own.surprise) / (own.answers + KNOWN_ITEM),
    2 * pupil.surprise.fast,
    4 * pupil.surprise.slow,
    2 * record.surprise,
    signed(record.last[0]),
    signed(record.last[1]),
    signed(record.last[2]),
    logOf(record.streak),
    logOf(record.right),
    logOf(record.answers - record.right),
    logOf(pupil.right),
    logOf(pupil.general.answers - pupil.right),
    met === undefined ? 0 : 1,
    signed(met),
    pupil.lastSkill === asked.skill ? 1 : 0,
    daysSince(record.at, asked.at),
    daysSince(pupil.at, asked.at),
  );
}

/** -1 for a wrong answer to 1 for a right one; 0 for none. */
function signed(outcome: number | undefined): number {
  return outcome === undefined ? 0 : 2 * outcome - 1;
}

function logOf(count: number): number {
  return Math.log1p(count) / 2;
}

/** Logarithm of the days since a moment; 0 when either is unknown or the clock was set back. */
function daysSince(before: number | null, at: number | null): number {
  return before === null || at === null ? 0 : Math.log1p(Math.max(0, at - before) / DAY_MS) / 2;
}
