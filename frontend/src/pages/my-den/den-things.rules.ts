import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { findGrowingPlace } from '../../entities/reward/index.js';
import { dateFormat } from '../../shared/messages/language.js';
import { MY_DEN } from './my-den.messages.js';

/** What comes into the den with a badge, the first of them with the first finished paper. */
export const KEEPSAKES = [
  { id: 'kite', badgeId: 'problem-solver' },
  { id: 'suns', badgeId: 'two-days' },
  { id: 'toolbox', badgeId: 'first-fix' },
] as const;
export type KeepsakeId = (typeof KEEPSAKES)[number]['id'];

/** A thing of the den: there, or an outline of what comes. */
export interface DenThing {
  id: string;
  name: string;
  /** When it came (ISO 8601); null while it is still to come. */
  cameAt: string | null;
  /** What the fox says of it. */
  line: string;
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

/** The object of a place: it comes once the place is grown. */
export function toShelfThing({ subStrandId, name, grownAt }: Place): DenThing {
  const t = MY_DEN.get();
  const line =
    grownAt === null
      ? t.comesWhenItsPlace({ name })
      : t.itCameOn({ name, day: dateFormat(DAY).format(new Date(grownAt)) });
  return { id: subStrandId, name, cameAt: grownAt, line };
}

/** The things that come with badges. */
export function listKeepsakes(badges: readonly Badge[]): Array<DenThing & { id: KeepsakeId }> {
  return KEEPSAKES.map(({ id, badgeId }) => {
    const words = MY_DEN.get().keepsakes[id];
    const cameAt = badges.find((badge) => badge.id === badgeId)?.earnedAt ?? null;
    return { id, name: words.name, cameAt, line: cameAt === null ? words.comes : words.came };
  });
}

/** What the fox speaks of first: what came last, else the kite, which comes with the first paper. */
export function findSpokenOf(
  keepsakes: readonly DenThing[],
  shelf: readonly DenThing[],
): DenThing | undefined {
  const here = [...keepsakes, ...shelf].filter(({ cameAt }) => cameAt !== null);
  return here.toSorted((a, b) => (b.cameAt ?? '').localeCompare(a.cameAt ?? ''))[0] ?? keepsakes[0];
}

/** The object of the place that practice grows next; null when all are there. */
export function findNextId(places: readonly Place[]): string | null {
  const next = findGrowingPlace(places.filter(({ stage }) => stage !== 'grown'));
  return next?.subStrandId ?? null;
}
