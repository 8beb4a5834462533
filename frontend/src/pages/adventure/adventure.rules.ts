import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';

/** As many as a mix has questions. */
const STOPS = 5;

/** The topics whose pictures stand on the trail of a mix: those furthest from grown first, then the others. */
export function pickStops(places: readonly Place[]): string[] {
  const share = ({ answers, rightAtFirstTry }: Place): number =>
    answers === 0 ? 1 : rightAtFirstTry / answers;
  return places
    .toSorted((a, b) => share(a) - share(b))
    .slice(0, STOPS)
    .map(({ subStrandId }) => subStrandId);
}
