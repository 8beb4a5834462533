import { BATCH_DEFAULTS } from '@sumfox/contracts/content/pregeneration';

/** Whole percent of each question type in a batch. */
export interface Shares {
  openEndedPercentage: number;
  mcqPercentage: number;
  fillBlankPercentage: number;
}
export type ShareName = keyof Shares;

/** In the order of the form. */
export const SHARE_NAMES = ['openEndedPercentage', 'mcqPercentage', 'fillBlankPercentage'] as const;

export const DEFAULT_SHARES: Shares = {
  openEndedPercentage: BATCH_DEFAULTS.openEndedPercentage,
  mcqPercentage: BATCH_DEFAULTS.mcqPercentage,
  fillBlankPercentage: BATCH_DEFAULTS.fillBlankPercentage,
};

export function totalOf(shares: Shares): number {
  return SHARE_NAMES.reduce((total, name) => total + shares[name], 0);
}

/**
 * The percentages after an edit (CONSOLE-3): within 0–100, and where the total would pass 100, the other two shrink
 * in proportion until it is 100. They never grow by themselves.
 */
export function withShare(shares: Shares, name: ShareName, percent: number): Shares {
  const edited = { ...shares };
  edited[name] = Math.min(100, Math.max(0, Math.round(percent)));
  if (totalOf(edited) <= 100) return edited;
  const others = SHARE_NAMES.filter((each) => each !== name);
  const fitted = fit(
    others.map((each) => edited[each]),
    100 - edited[name],
  );
  others.forEach((each, at) => {
    edited[each] = fitted[at] ?? 0;
  });
  return edited;
}

/** The shares in the same proportion at a total of exactly 100; the usual ones where all of them are 0. */
export function scaledTo100(shares: Shares): Shares {
  if (totalOf(shares) === 0) return DEFAULT_SHARES;
  const fitted = fit(
    SHARE_NAMES.map((name) => shares[name]),
    100,
  );
  const [openEndedPercentage = 0, mcqPercentage = 0, fillBlankPercentage = 0] = fitted;
  return { openEndedPercentage, mcqPercentage, fillBlankPercentage };
}

/**
 * Whole numbers in the proportion of these that add up to `total` exactly: each is rounded down, and what is left over
 * goes to those that lost most (the largest remainders), the earlier first.
 * @param parts not negative, not all 0.
 */
function fit(parts: readonly number[], total: number): number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  const exact = parts.map((part) => (part * total) / sum);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((all, part) => all + part, 0);
  const lostMost = exact
    .map((value, at) => ({ at, lost: value - Math.floor(value) }))
    .toSorted((a, b) => b.lost - a.lost || a.at - b.at)
    .slice(0, left);
  for (const { at } of lostMost) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
