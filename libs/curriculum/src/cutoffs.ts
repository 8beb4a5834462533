import type { ProficiencyLevel } from './grades.js';

/**
 * Every percentage at which the product changes its words or colours, once. Screens and services
 * import the name, never the number (the specification gives several meanings of "mastered").
 */
export const CUTOFFS = {
  /** Readiness from proficiency percent (PROFICIENCY-1). */
  readiness: { mastery: 85, independent: 70, guided: 50 },
  /** Practice goes to what is below (PAPER-4); what counts as proficient is decided by `isMastered` of the pupil model. */
  proficient: 75,
  /** A strength; counts as mastered in parents' reports (PROFICIENCY-3). */
  strength: 70,
  /** Below this: a focus area (PROFICIENCY-3). */
  focus: 50,
  /** In the label of the Child Progress card, "Above 80% proficiency" (PROFICIENCY-4). */
  childProgressCard: 80,
  /** Score colours: 80 and more green, 60 and more amber, else orange (PROFICIENCY-6). */
  scoreGreen: 80,
  scoreAmber: 60,
} as const;

/** Minimum of answers in a concept or heuristic for a percentage; with fewer, screens show grey and the count. */
export const ENOUGH_ANSWERS = 5;

/** Readiness level of a percentage 0–100 (PROFICIENCY-1). */
export function readinessLevel(percent: number): ProficiencyLevel {
  if (percent >= CUTOFFS.readiness.mastery) return 'mastery';
  if (percent >= CUTOFFS.readiness.independent) return 'independent';
  if (percent >= CUTOFFS.readiness.guided) return 'guided';
  return 'not_ready';
}

export interface ScoreBand {
  label: 'Confident' | 'Proficient' | 'Progressing' | 'Developing' | 'Emerging' | 'New';
  /** 1 (New) … 6 (Confident). */
  level: number;
}

/** Score band of a percentage 0–100 (PROFICIENCY-5). */
export function scoreBand(percent: number): ScoreBand {
  if (percent >= 90) return { label: 'Confident', level: 6 };
  if (percent >= 75) return { label: 'Proficient', level: 5 };
  if (percent >= 65) return { label: 'Progressing', level: 4 };
  if (percent >= 45) return { label: 'Developing', level: 3 };
  if (percent >= 20) return { label: 'Emerging', level: 2 };
  return { label: 'New', level: 1 };
}

/** Score colour of a percentage 0–100. Children never see red for a score. */
export function scoreColour(percent: number): 'green' | 'amber' | 'orange' {
  if (percent >= CUTOFFS.scoreGreen) return 'green';
  if (percent >= CUTOFFS.scoreAmber) return 'amber';
  return 'orange';
}
