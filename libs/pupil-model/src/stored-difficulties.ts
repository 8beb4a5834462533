import * as z from 'zod/mini';
import type { Difficulties } from './difficulties.js';
import type { Rating } from './rating.js';

/** A rating as stored: quick value, careful mean, its variance, answers. */
const StoredRatingSchema = z.tuple([z.number(), z.number(), z.number(), z.int()]);

/** Difficulties as stored. Names of skills, kinds and items only: nothing leads to a pupil. */
export const StoredDifficultiesSchema = z.object({
  base: StoredRatingSchema,
  cells: z.array(z.object({ skill: z.string(), kind: z.string(), rating: StoredRatingSchema })),
  items: z.array(z.object({ item: z.string(), rating: StoredRatingSchema, surprise: z.number() })),
  /** Questions with a difficulty of their own; absent in what was stored before there were any. */
  questions: z._default(z.array(z.object({ question: z.string(), rating: StoredRatingSchema })), []),
});

export type StoredDifficulties = z.output<typeof StoredDifficultiesSchema>;

type StoredRating = z.output<typeof StoredRatingSchema>;

const storeRating = ({ value, mean, variance, answers }: Rating): StoredRating => [
  value,
  mean,
  variance,
  answers,
];

const readRating = ([value, mean, variance, answers]: StoredRating): Rating => ({
  value,
  mean,
  variance,
  answers,
});

/** The difficulties as an object for JSON; the version is stored beside it. */
export function storeDifficulties({ base, cells, items, questions }: Difficulties): StoredDifficulties {
  return {
    base: storeRating(base),
    cells: [...cells].flatMap(([skill, kinds]) =>
      [...kinds].map(([kind, rating]) => ({ skill, kind, rating: storeRating(rating) })),
    ),
    items: [...items].map(([item, own]) => ({ item, rating: storeRating(own), surprise: own.surprise })),
    questions: [...questions].map(([question, own]) => ({ question, rating: storeRating(own) })),
  };
}

/** The difficulties of a stored object. */
export function readDifficulties(stored: StoredDifficulties, version: number): Difficulties {
  const cells: Difficulties['cells'] = new Map();
  for (const { skill, kind, rating } of stored.cells)
    cells.set(skill, (cells.get(skill) ?? new Map<string, Rating>()).set(kind, readRating(rating)));
  const items = stored.items.map(({ item, rating, surprise }) => {
    return [item, { ...readRating(rating), surprise }] as const;
  });
  return {
    version,
    base: readRating(stored.base),
    cells,
    items: new Map(items),
    questions: new Map(stored.questions.map(({ question, rating }) => [question, readRating(rating)])),
  };
}
