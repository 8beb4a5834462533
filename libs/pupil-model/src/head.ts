import { FEATURES, type FeatureName } from './features.js';
import { toProbability } from './rating.js';

const SIZE = FEATURES.length;

/** Variance of a weight before any answer: small, so that few answers change little. */
const START_VARIANCE = 0.1;
/** Drift of the constant's variance with each answer: pupils of another strength may follow. */
const CONSTANT_DRIFT = 2e-6;
/** Forecasts stay within these log-odds, so that one surprise cannot throw the weights. */
const MAX_LOG_ODDS = 6;

/**
 * The recency head: a logistic regression over the features, learned by one pass of Bayesian updates (an extended
 * Kalman filter with one covariance for all weights). It starts as the base forecast itself, so it departs from the
 * base as far as answers prove better.
 */
export interface Head {
  /** Answers learned from. */
  answers: number;
  weights: Float64Array;
  /** Covariance of the weights, row by row. */
  covariance: Float64Array;
}

/** Weights of a head that has learned from no answer: it weighs the two estimates of the base, and is off otherwise. */
const START_WEIGHTS: Partial<Record<FeatureName, number>> = { 'base log-odds': 0.3, 'careful log-odds': 0.7 };

/** A head without answers. */
export function newHead(): Head {
  const weights = Float64Array.from(FEATURES, (name) => START_WEIGHTS[name] ?? 0);
  const covariance = new Float64Array(SIZE * SIZE);
  for (let i = 0; i < SIZE; i += 1) covariance[i * SIZE + i] = START_VARIANCE;
  return { answers: 0, weights, covariance };
}

/** Weights fitted offline, as a file of the repository keeps them; features without a weight have 0. */
export interface StoredHead {
  /** 0 while no head has been fitted; each fit raises it by 1. */
  version: number;
  /** Answers that the weights were fitted from; 0 for version 0. */
  answers: number;
  weights: Partial<Record<FeatureName, number>>;
}

/** The head of stored weights; one that is off for version 0. */
export function readHead({ version, answers, weights }: StoredHead): Head {
  if (version === 0) return newHead();
  return { ...newHead(), answers, weights: Float64Array.from(FEATURES, (name) => weights[name] ?? 0) };
}

/** Whether the head has learned from answers. One that has not is off: it weighs the two estimates alone. */
export function isHeadOn({ answers }: Head): boolean {
  return answers > 0;
}

/** Log-odds of the head for some features. */
export function headLogOdds({ weights }: Head, features: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < SIZE; i += 1) sum += (weights[i] ?? 0) * (features[i] ?? 0);
  return Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, sum));
}

/** Learns from one answer. */
export function learnHead(head: Head, features: Float64Array, outcome: number): void {
  const { weights, covariance } = head;
  const chance = toProbability(headLogOdds(head, features));
  // Slope of the chance by the log-odds, and variance of an answer.
  const slope = Math.max(1e-4, chance * (1 - chance));
  covariance[0] = (covariance[0] ?? 0) + CONSTANT_DRIFT;
  const spread = new Float64Array(SIZE);
  let uncertainty = 0;
  for (let i = 0; i < SIZE; i += 1) {
    let sum = 0;
    const row = i * SIZE;
    for (let j = 0; j < SIZE; j += 1) sum += (covariance[row + j] ?? 0) * (features[j] ?? 0);
    spread[i] = sum;
    uncertainty += sum * (features[i] ?? 0);
  }
  const total = slope * uncertainty + 1;
  const gain = (outcome - chance) / total;
  const shrink = slope / total;
  for (let i = 0; i < SIZE; i += 1) {
    const own = spread[i] ?? 0;
    weights[i] = (weights[i] ?? 0) + gain * own;
    const row = i * SIZE;
    for (let j = 0; j < SIZE; j += 1)
      covariance[row + j] = (covariance[row + j] ?? 0) - shrink * own * (spread[j] ?? 0);
  }
  head.answers += 1;
}
