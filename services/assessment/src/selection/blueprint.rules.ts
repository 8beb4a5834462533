import type { ItemRequest } from '@product/contracts/content/draw.calls';
import type { QuestionType } from '@product/contracts/question/item';
import { CUTOFFS, readinessLevel } from '@product/curriculum/cutoffs';
import type { ProficiencyLevel } from '@product/curriculum/grades';
import type { HeuristicId } from '@product/curriculum/heuristics';

/** A pairing that can be asked, with what the pupil has shown in it. */
export interface Candidate {
  subStrandId: string;
  heuristicId: HeuristicId;
  /** Percent of marks in the pairing, or in its sub-strand where the pairing is new; null when both are. */
  percent: number | null;
}

/** About half open-ended, two in five multiple choice, one in ten with blanks (B§9), in an order that varies. */
const TYPE_CYCLE: readonly QuestionType[] = [
  'open-ended',
  'mcq',
  'open-ended',
  'fill-in-the-blank',
  'mcq',
  'open-ended',
  'mcq',
  'open-ended',
  'mcq',
  'open-ended',
];

/** A diagnostic mixes levels: answers at one level alone say little about the others. */
const DIAGNOSTIC_LEVELS: readonly ProficiencyLevel[] = ['guided', 'independent'];

/** Share of an adaptive paper that practises what is weak (A§9). */
const WEAK_SHARE = 0.8;

function at<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) throw new RangeError('an empty list has nothing to choose from');
  return value;
}

/**
 * One question per sub-strand, in curriculum order, with the heuristics dealt round so that as many as possible are
 * met and none twice before all others once. `turn` (0 and up) shifts the deal, so that sittings differ.
 */
export function diagnosticBlueprint(
  subStrandIds: readonly string[],
  pairings: ReadonlyArray<Pick<Candidate, 'subStrandId' | 'heuristicId'>>,
  turn: number,
): ItemRequest[] {
  const used = new Map<HeuristicId, number>();
  return subStrandIds.flatMap((subStrandId, index) => {
    const options = pairings.filter((p) => p.subStrandId === subStrandId).map((p) => p.heuristicId);
    if (options.length === 0) return [];
    const shifted = options.map((_, i) => at(options, i + turn + index));
    const [heuristicId] = shifted.sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
    if (!heuristicId) return [];
    used.set(heuristicId, (used.get(heuristicId) ?? 0) + 1);
    return [
      {
        subStrandId,
        heuristicId,
        level: at(DIAGNOSTIC_LEVELS, index + turn),
        questionType: at(TYPE_CYCLE, index + turn),
      },
    ];
  });
}

/**
 * Mostly what is weak (below the proficient cut-off, or never met; weakest first), the rest from what is strong.
 * A sub-strand comes twice only when all others came once. Each question is set at the pupil's readiness. The order of
 * the candidates decides between equals, so the caller shuffles them.
 */
export function practiceBlueprint(
  candidates: readonly Candidate[],
  count: number,
  turn: number,
  level?: ProficiencyLevel,
): ItemRequest[] {
  const isStrong = (c: Candidate) => c.percent !== null && c.percent >= CUTOFFS.proficient;
  const strength = (c: Candidate) => c.percent ?? CUTOFFS.focus;
  const weak = candidates.filter((c) => !isStrong(c)).sort((a, b) => strength(a) - strength(b));
  const strong = candidates.filter(isStrong);
  const wantedWeak = Math.min(Math.round(count * WEAK_SHARE), count);
  const chosen = [...spread(weak, wantedWeak), ...spread(strong, count - wantedWeak)];
  const more = spread(
    candidates.filter((c) => !chosen.includes(c)),
    count - chosen.length,
  );
  return [...chosen, ...more].map((c, index) => ({
    subStrandId: c.subStrandId,
    heuristicId: c.heuristicId,
    level: level ?? (c.percent === null ? 'guided' : readinessLevel(c.percent)),
    questionType: at(TYPE_CYCLE, index + turn),
  }));
}

/** The first `count` of a list, taking a sub-strand again only when every other has had its turn. */
function spread(list: readonly Candidate[], count: number): Candidate[] {
  const chosen: Candidate[] = [];
  const left = [...list];
  const times = new Map<string, number>();
  while (chosen.length < count && left.length > 0) {
    const fewest = Math.min(...left.map((c) => times.get(c.subStrandId) ?? 0));
    const index = left.findIndex((c) => (times.get(c.subStrandId) ?? 0) === fewest);
    const [next] = left.splice(index, 1);
    if (!next) break;
    times.set(next.subStrandId, fewest + 1);
    chosen.push(next);
  }
  return chosen;
}
