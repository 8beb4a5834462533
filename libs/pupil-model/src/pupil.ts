import { type LogOdds, type Rating, type Surprise, moveRating, newRating } from './rating.js';

/** Share of the newest answer in a moving average of surprise. */
const AVERAGE_PACE = { fast: 0.25, slow: 0.06, skill: 0.3 } as const;

/** Answers of a skill that are remembered one by one. */
export const REMEMBERED_ANSWERS = 3;

/** What the answers of a pupil have shown in one skill. */
export interface SkillRecord {
  /** Log-odds beside the pupil's general level. */
  rating: Rating;
  answers: number;
  /** Answers right at the first try. */
  right: number;
  /** Right answers since the last one that was not. */
  streak: number;
  /** Moving average of surprise, -1 to 1. */
  surprise: number;
  /** The last outcomes, newest first, 0 to 1. */
  last: number[];
  /** When the last answer was given, in milliseconds since 1970; null when unknown. */
  at: number | null;
}

/** A pupil's own part of the model. It depends on the pupil's answers and the difficulties they met alone. */
export interface PupilAbility {
  /** Log-odds over all skills. */
  general: Rating;
  /** Log-odds with each kind (heuristic) beside the general level. */
  kinds: Map<string, Rating>;
  skills: Map<string, SkillRecord>;
  right: number;
  /** Moving averages of surprise over all skills, -1 to 1. */
  surprise: { fast: number; slow: number };
  /** Skill and time of the last answer. */
  lastSkill: string | null;
  at: number | null;
  /** The last outcome on each item met. */
  items: Map<string, number>;
}

export function newPupil(): PupilAbility {
  return {
    general: newRating('pupil'),
    kinds: new Map(),
    skills: new Map(),
    right: 0,
    surprise: { fast: 0, slow: 0 },
    lastSkill: null,
    at: null,
    items: new Map(),
  };
}

export function newSkill(): SkillRecord {
  return {
    rating: newRating('pupilSkill'),
    answers: 0,
    right: 0,
    streak: 0,
    surprise: 0,
    last: [],
    at: null,
  };
}

/** The pupil's level in a cell, met or not. */
export function abilityIn(pupil: PupilAbility, skill: string, kind: string | null): LogOdds {
  const { general } = pupil;
  const own = pupil.skills.get(skill)?.rating ?? NEW_SKILL;
  const way = kind === null ? NO_KIND : (pupil.kinds.get(kind) ?? NEW_KIND);
  return {
    value: general.value + own.value + way.value,
    mean: general.mean + own.mean + way.mean,
    variance: general.variance + own.variance + way.variance,
  };
}

const NEW_SKILL: Readonly<Rating> = newRating('pupilSkill');
const NEW_KIND: Readonly<Rating> = newRating('pupilKind');
const NO_KIND: LogOdds = { value: 0, mean: 0, variance: 0 };

/** Certainty of a pupil's level in a cell, 0 (no answer) to 1: the share of its first variance that answers took away. */
export function certaintyIn(pupil: PupilAbility, skill: string, kind: string | null): number {
  const none = abilityIn(NEW_PUPIL, skill, kind).variance;
  return Math.max(0, 1 - abilityIn(pupil, skill, kind).variance / none);
}

const NEW_PUPIL: Readonly<PupilAbility> = newPupil();

/** An answer as the pupil's part learns from it. */
export interface Learned {
  item: string;
  skill: string;
  kind: string | null;
  /** What the answer counts, 0 to 1. */
  outcome: number;
  /** Right at the first try. */
  isRight: boolean;
  at: number | null;
}

/** Moves a pupil's own part by one answer. Returns how far the level in the answer's cell moved, in log-odds. */
export function movePupil(pupil: PupilAbility, answer: Learned, surprise: Surprise): number {
  const before = abilityIn(pupil, answer.skill, answer.kind).value;
  const skill = pupil.skills.get(answer.skill) ?? newSkill();
  moveRating(pupil.general, 'pupil', surprise, 1);
  moveRating(skill.rating, 'pupilSkill', surprise, 1);
  if (answer.kind !== null) {
    const kind = pupil.kinds.get(answer.kind) ?? newRating('pupilKind');
    moveRating(kind, 'pupilKind', surprise, 1);
    pupil.kinds.set(answer.kind, kind);
  }
  remember(skill, answer, surprise.quick);
  pupil.skills.set(answer.skill, skill);
  pupil.right += answer.isRight ? 1 : 0;
  pupil.surprise.fast = average(pupil.surprise.fast, surprise.quick, AVERAGE_PACE.fast);
  pupil.surprise.slow = average(pupil.surprise.slow, surprise.quick, AVERAGE_PACE.slow);
  pupil.lastSkill = answer.skill;
  pupil.at = later(pupil.at, answer.at);
  pupil.items.set(answer.item, answer.outcome);
  return abilityIn(pupil, answer.skill, answer.kind).value - before;
}

function remember(skill: SkillRecord, { outcome, isRight, at }: Learned, surprise: number): void {
  skill.answers += 1;
  skill.right += isRight ? 1 : 0;
  skill.streak = isRight ? skill.streak + 1 : 0;
  skill.surprise = average(skill.surprise, surprise, AVERAGE_PACE.skill);
  skill.last = [outcome, ...skill.last].slice(0, REMEMBERED_ANSWERS);
  skill.at = later(skill.at, at);
}

function average(before: number, value: number, pace: number): number {
  return before + pace * (value - before);
}

/** The later moment, so that a clock set back makes no future answer. */
function later(before: number | null, at: number | null): number | null {
  if (before === null || at === null) return at ?? before;
  return Math.max(before, at);
}
