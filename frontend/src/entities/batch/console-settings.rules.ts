import { BATCH_DEFAULTS, BATCH_LIMITS } from '@sumfox/contracts/content/pregeneration';
import { DEFAULT_SHARES, SHARE_NAMES, totalOf, type Shares } from './shares.rules.js';
import { BATCH } from './batch.messages.js';

/** The settings of one admin's console (CONSOLE-14). */
export interface ConsoleSettings {
  /** What a new batch starts with; they add up to 100. */
  shares: Shares;
  /** What a new batch starts with. */
  targetQuestions: number;
  /** Whether figures and batches are fetched again by themselves. */
  polls: boolean;
}

export const USUAL_SETTINGS: ConsoleSettings = {
  shares: DEFAULT_SHARES,
  targetQuestions: BATCH_DEFAULTS.targetQuestions,
  polls: true,
};

/** A whole number of questions that one batch may have, of what was typed; null for anything else. */
export function findTarget(text: string): number | null {
  const count = Number(text);
  const isAllowed = count >= BATCH_LIMITS.minQuestions && count <= BATCH_LIMITS.maxQuestions;
  return /^\d+$/.test(text.trim()) && isAllowed ? count : null;
}

/** What is said of a number that {@link findTarget} does not take. */
export const readTargetFault = () =>
  BATCH.get().targetFault({ least: BATCH_LIMITS.minQuestions, most: BATCH_LIMITS.maxQuestions });

/** The settings of a stored text; whatever is not understood (of another release, or spoilt) is as usual. */
export function parseSettings(stored: string | null): ConsoleSettings {
  const found = parseEntries(stored);
  const target = findTarget(String(found.get('targetQuestions')));
  return {
    shares: parseShares(found.get('shares')) ?? USUAL_SETTINGS.shares,
    targetQuestions: target ?? USUAL_SETTINGS.targetQuestions,
    polls: found.get('polls') !== false,
  };
}

function parseShares(found: unknown): Shares | null {
  const entries = toEntries(found);
  const shares = { ...DEFAULT_SHARES };
  for (const name of SHARE_NAMES) {
    const percent = entries.get(name);
    if (!Number.isInteger(percent) || Number(percent) < 0) return null;
    shares[name] = Number(percent);
  }
  return totalOf(shares) === 100 ? shares : null;
}

function parseEntries(text: string | null): ReadonlyMap<string, unknown> {
  try {
    return toEntries(JSON.parse(text ?? '{}'));
  } catch {
    return new Map();
  }
}

function toEntries(found: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(typeof found === 'object' && found !== null ? found : {}));
}
