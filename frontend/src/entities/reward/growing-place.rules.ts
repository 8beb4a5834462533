import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';

/** The place that practice grows next: the one begun and furthest from grown, else a new one. */
export function findGrowingPlace(places: readonly Place[]): Place | null {
  const begun = places.filter(({ stage, needsCare }) => stage === 'sprout' || stage === 'tree' || needsCare);
  const share = ({ answers, rightAtFirstTry }: Place): number => rightAtFirstTry / answers;
  return (
    begun.toSorted((a, b) => share(a) - share(b))[0] ?? places.find(({ stage }) => stage === 'seed') ?? null
  );
}
