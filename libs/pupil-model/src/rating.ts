/** A number of the model on the log-odds scale, learned from answers at two paces. */
export interface Rating {
  /** The quick estimate, in log-odds: moved by steps, so it follows a pupil who changes. */
  value: number;
  /** The careful estimate, in log-odds: moved by what its variance leaves open. */
  mean: number;
  /** Variance of the careful estimate, in log-odds squared; the certainty of a forecast comes from it. */
  variance: number;
  /** Answers learned from. */
  answers: number;
}

/** How far an answer moves a rating: the first answers far, later ones less, never below the least. */
export interface Step {
  /** Log-odds for each unit of surprise at the first answer. */
  first: number;
  /** The bound below; learning must show after any number of answers. */
  least: number;
  /** How quickly the step shrinks with the number of answers. */
  slowing: number;
}

/**
 * Steps measured on two public logs of middle-school pupils (278 336 and 90 586 answers, five folds by pupil).
 * Shrinking steps as in Pelánek, "Applications of the Elo rating system in adaptive educational systems" (2016).
 */
export const STEPS = {
  /** The level of all answers; it takes up what a new bank of items has in common. */
  base: { first: 0.3, least: 0.003, slowing: 0.05 },
  pupil: { first: 0.6, least: 0.1, slowing: 0.05 },
  /** A pupil in one skill. */
  pupilSkill: { first: 0.3, least: 0.08, slowing: 0.12 },
  /** A pupil with one kind: as in a skill until answers of the product say otherwise; untested on real logs. */
  pupilKind: { first: 0.3, least: 0.08, slowing: 0.12 },
  /** The mean difficulty of a cell, which is a skill asked in one kind. */
  cell: { first: 0.3, least: 0.03, slowing: 0.003 },
  /** An item's own difference from its cell. */
  item: { first: 0.6, least: 0.15, slowing: 0.01 },
  /** One question's difference from its item, once it has enough answers: half an item's, untested on real logs. */
  question: { first: 0.3, least: 0.08, slowing: 0.01 },
} as const satisfies Record<string, Step>;

/** Spread of a rating before any answer, and how much it may drift from one answer to the next (log-odds squared). */
export interface Prior {
  variance: number;
  drift: number;
}

/**
 * Priors of the careful estimates, from simulated pupils (`simulation/`). The drift of a pupil stands for learning and
 * forgetting; items do not drift.
 */
export const PRIORS = {
  base: { variance: 1, drift: 0 },
  pupil: { variance: 0.8, drift: 0.004 },
  pupilSkill: { variance: 0.5, drift: 0.02 },
  pupilKind: { variance: 0.2, drift: 0.004 },
  cell: { variance: 0.5, drift: 0 },
  item: { variance: 1.2, drift: 0 },
  question: { variance: 0.3, drift: 0 },
} as const satisfies Record<keyof typeof STEPS, Prior>;

export type RatingRole = keyof typeof STEPS;

/** A rating without answers; `start` is what is known of it beforehand. */
export function newRating(role: RatingRole, start = 0): Rating {
  return { value: start, mean: start, variance: PRIORS[role].variance, answers: 0 };
}

/** An answer less its forecast, as every rating of the forecast learns from it. */
export interface Surprise {
  /** Answer less the quick forecast, -1 to 1. */
  quick: number;
  /** How far a careful estimate of variance 1 moves, in log-odds. */
  careful: number;
  /** Share of a variance of 1 that the answer takes away. */
  told: number;
}

/** A sum of ratings, as two log-odds and the variance of the careful one. */
export interface LogOdds {
  value: number;
  mean: number;
  variance: number;
}

/** Size of the next move of a quick estimate for each unit of surprise. */
export function stepSize(step: Step, answers: number): number {
  return Math.max(step.least, step.first / (1 + step.slowing * answers));
}

/** Moves a rating by an answer; `direction` is 1 where a right answer raises it, -1 where it lowers it. */
export function moveRating(rating: Rating, role: RatingRole, surprise: Surprise, direction: 1 | -1): void {
  rating.value += direction * stepSize(STEPS[role], rating.answers) * surprise.quick;
  rating.mean += direction * rating.variance * surprise.careful;
  rating.variance += PRIORS[role].drift - rating.variance * rating.variance * surprise.told;
  rating.answers += 1;
}

/**
 * The surprise of an answer: for the quick estimates its distance from the forecast, for the careful ones the step of an
 * extended Kalman filter, as in Glicko (Glickman 1999).
 */
export function surpriseOf(logOdds: LogOdds, guess: number, outcome: number): Surprise {
  const known = toProbability(logOdds.mean);
  const chance = guess + (1 - guess) * known;
  // Slope of the chance by the log-odds: where guessing helps, an answer tells less.
  const slope = (1 - guess) * known * (1 - known);
  const noise = Math.max(1e-4, chance * (1 - chance));
  const total = slope * slope * logOdds.variance + noise;
  return {
    quick: outcome - withGuess(logOdds.value, guess),
    careful: (slope * (outcome - chance)) / total,
    told: (slope * slope) / total,
  };
}

/** The logistic function: a probability from log-odds. */
export function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Chance of a right answer, from the log-odds of knowing it and the chance of guessing it. */
export function withGuess(logOdds: number, guess: number): number {
  return guess + (1 - guess) * toProbability(logOdds);
}

/** Careful log-odds drawn towards an even chance by what is not known (MacKay 1992). */
export function moderate({ mean, variance }: LogOdds): number {
  return mean / Math.sqrt(1 + (Math.PI * variance) / 8);
}

/** How far one sum of ratings stands above another. */
export function standAbove(own: LogOdds, other: LogOdds): LogOdds {
  return {
    value: own.value - other.value,
    mean: own.mean - other.mean,
    variance: own.variance + other.variance,
  };
}

/** Log-odds of a right answer, from the log-odds of knowing it and the chance of guessing it. */
export function logOddsWithGuess(logOdds: number, guess: number): number {
  if (guess === 0) return logOdds;
  // A wrong answer is neither known nor guessed.
  return Math.log(withGuess(logOdds, guess)) - Math.log(1 - guess) + Math.log1p(Math.exp(logOdds));
}
