import type { AssessmentType } from '@sumfox/contracts/assessment/paper.endpoints';

const DAY_MS = 86_400_000;
/** Midnight in Singapore is eight hours before that of UTC, all year. */
const SINGAPORE_MS = 8 * 3_600_000;

/** One time that the demo pupil sits down to a paper. */
export interface Sitting {
  /** The same at each start of the product, so that a sitting is made once. */
  requestId: string;
  type: AssessmentType;
  startedAt: Date;
}

/** Days ago, minutes after noon, and the kind of paper: about three a week for four weeks, none today. */
const SITTINGS: ReadonlyArray<readonly [daysAgo: number, minutes: number, type: AssessmentType]> = [
  [27, 255, 'diagnostic'],
  [25, 310, 'adaptive'],
  [23, 265, 'targeted'],
  [20, 335, 'adaptive'],
  [18, 250, 'adaptive'],
  [16, 300, 'review'],
  [13, 270, 'adaptive'],
  [11, 320, 'targeted'],
  [9, 260, 'adaptive'],
  [6, 330, 'adaptive'],
  [4, 280, 'review'],
  [2, 305, 'targeted'],
  [1, 290, 'adaptive'],
];

/** The sittings of four weeks before `now`, the oldest first. */
export function listSittings(now: Date): Sitting[] {
  const today = Math.floor((now.getTime() + SINGAPORE_MS) / DAY_MS) * DAY_MS - SINGAPORE_MS;
  return SITTINGS.map(([daysAgo, minutes, type], index) => ({
    requestId: `de300000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    type,
    startedAt: new Date(today - daysAgo * DAY_MS + DAY_MS / 2 + minutes * 60_000),
  }));
}
