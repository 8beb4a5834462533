import { PAPER_DEFAULTS } from '@sumfox/contracts/assessment/paper.endpoints';
import type { ItemRequest } from '@sumfox/contracts/content/draw.calls';
import { QUESTION_KINDS, type QuestionKind } from '@sumfox/contracts/question/item';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { answeringOf } from '@sumfox/question-kinds/registry';

/** A pairing that can be asked, with what the pupil is likely to manage in it. */
export interface Candidate {
  subStrandId: string;
  heuristicId: HeuristicId;
  /** Forecast for an average item of the pairing, 0–1. */
  forecast: number;
  /** The forecast is high, and certain enough. */
  isStrong: boolean;
  /** The level at which practice teaches most. */
  level: ProficiencyLevel;
  /** A known pairing that is due. */
  isDue: boolean;
  /** Levels that may be asked, from easiest; every one by default. */
  levels?: readonly ProficiencyLevel[];
}

/** Where the first question of a kind stands, as a share of the distance to its second one. */
const FIRST_PLACE = 0.3;

/** Kinds in the order in which a paper asks for them (PAPER-8): each as often as it says, evenly spread. */
const KIND_CYCLE: readonly QuestionKind[] = QUESTION_KINDS.flatMap((questionType) => {
  const count = answeringOf({ questionType }).questionsInTen;
  return Array.from({ length: count }, (_, i) => ({ questionType, place: (i + FIRST_PLACE) / count }));
})
  .toSorted((a, b) => a.place - b.place)
  .map(({ questionType }) => questionType);

/** Levels of a diagnostic, the easiest first. Mastery is for practice: a first paper shows what a child can do. */
export const DIAGNOSTIC_LEVELS: readonly ProficiencyLevel[] = ['not_ready', 'guided', 'independent'];
/** Questions at the lowest level before the others. */
const GENTLE_QUESTIONS = 2;

/** The nearest level that a diagnostic asks. */
export function gentleLevel(level: ProficiencyLevel): ProficiencyLevel {
  return nearestLevel(level, DIAGNOSTIC_LEVELS);
}

/** Where nothing is known of the pupil: guided for the easier half of the topics, independent for the others. */
function usualLevel(index: number, count: number): ProficiencyLevel {
  if (index < GENTLE_QUESTIONS) return 'not_ready';
  return index < count / 2 ? 'guided' : 'independent';
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) throw new RangeError('an empty list has nothing to choose from');
  return value;
}

/** How the heuristics of a diagnostic are dealt. */
export interface DiagnosticRequest {
  /** From 0; shifts the start, so that sittings differ. */
  turn: number;
  /** False: heuristics need not take turns. */
  isVaried?: boolean;
  /** Questions asked of each pairing so far, and how many of each are wanted over all sittings. */
  coverage?: {
    asked: ReadonlyArray<{ subStrandId: string; heuristicId: string; questionsAttempted: number }>;
    wanted: number;
  };
  /** Level of a question where the pupil's level is certain; null, or absent, for the usual mix. */
  levelOf?: (pairing: Pick<Candidate, 'subStrandId' | 'heuristicId'>) => ProficiencyLevel | null;
}

/**
 * One question per sub-strand (PAPER-3) in the given order, the easiest first; the first two at the lowest level. Of the pairings of a
 * sub-strand comes first what earlier sittings have asked least, up to the number wanted. Heuristics take turns, so that
 * as many as possible occur and none repeats before all have occurred.
 */
export function diagnosticBlueprint(
  subStrandIds: readonly string[],
  pairings: ReadonlyArray<Pick<Candidate, 'subStrandId' | 'heuristicId'>>,
  { turn, isVaried = true, coverage = { asked: [], wanted: 0 }, levelOf = () => null }: DiagnosticRequest,
): ItemRequest[] {
  const coveredOf = (subStrandId: string, heuristicId: string): number => {
    const own = coverage.asked.find((a) => a.subStrandId === subStrandId && a.heuristicId === heuristicId);
    return Math.min(own?.questionsAttempted ?? 0, coverage.wanted);
  };
  const used = new Map<HeuristicId, number>();
  return subStrandIds.flatMap((subStrandId, index) => {
    const options = pairings.filter((p) => p.subStrandId === subStrandId).map((p) => p.heuristicId);
    if (options.length === 0) return [];
    const shifted = options.map((_, i) => at(options, i + turn + index));
    const usesOf = (id: HeuristicId): number => (isVaried ? (used.get(id) ?? 0) : 0);
    const [heuristicId] = shifted.sort(
      (a, b) => coveredOf(subStrandId, a) - coveredOf(subStrandId, b) || usesOf(a) - usesOf(b),
    );
    if (!heuristicId) return [];
    used.set(heuristicId, (used.get(heuristicId) ?? 0) + 1);
    const certain = levelOf({ subStrandId, heuristicId });
    return [
      {
        subStrandId,
        heuristicId,
        level:
          certain === null || index < GENTLE_QUESTIONS
            ? usualLevel(index, subStrandIds.length)
            : gentleLevel(certain),
        questionType: at(KIND_CYCLE, index + turn),
      },
    ];
  });
}

/** Request for a practice paper. */
export interface PracticeRequest {
  count: number;
  /** Shifts the deal of question types, so that papers differ. */
  turn: number;
  /** Every question at this level; else each at the level at which it teaches most. */
  level?: ProficiencyLevel | undefined;
  /** Only these levels, each question at the nearest of them. */
  levels?: readonly ProficiencyLevel[] | undefined;
  /** False: the weakest pairings come first, though they share a sub-strand. */
  isVaried?: boolean;
  /** Shares of what is strong and what is weak; the usual ones by default (PAPER-4). */
  balance?: { proficientRatio: number; weakAreasRatio: number } | undefined;
}

/** The share of weak pairings in a balance; its two parts need not make a whole. */
function weakShareOf({ proficientRatio, weakAreasRatio }: NonNullable<PracticeRequest['balance']>): number {
  const whole = proficientRatio + weakAreasRatio;
  return whole === 0 ? PAPER_DEFAULTS.proficiencyBalance.weakAreasRatio : weakAreasRatio / whole;
}

/**
 * Mostly what is weak (not strong by forecast and certainty; the lowest forecast first), the rest from what is strong,
 * what is due again before all. A sub-strand comes twice only when all others came once. The order of the candidates
 * decides between equals, so the caller shuffles them.
 */
export function practiceBlueprint(candidates: readonly Candidate[], wish: PracticeRequest): ItemRequest[] {
  const { count, turn, level, levels, isVaried = true, balance = PAPER_DEFAULTS.proficiencyBalance } = wish;
  const take = isVaried ? spread : (list: readonly Candidate[], most: number) => list.slice(0, most);
  const able = candidates.filter((c) => hasLevelOf(c, levels));
  const usable = able.length > 0 ? able : candidates;
  const weak = usable.filter((c) => !c.isStrong).toSorted((a, b) => a.forecast - b.forecast);
  const strong = usable.filter((c) => c.isStrong).toSorted((a, b) => Number(b.isDue) - Number(a.isDue));
  const wantedWeak = Math.min(Math.round(count * weakShareOf(balance)), count);
  const chosen = [...take(weak, wantedWeak), ...take(strong, count - wantedWeak)];
  const more = take(
    usable.filter((c) => !chosen.includes(c)),
    count - chosen.length,
  );
  const first = [...chosen, ...more];
  // Fewer pairings than questions: a narrow focus is asked more than once, with other numbers.
  const all = Array.from({ length: first.length === 0 ? 0 : count }, (_, i) => at(first, i));
  return all.map((c, index) => ({
    subStrandId: c.subStrandId,
    heuristicId: c.heuristicId,
    level: askedLevel(c, level, levels),
    questionType: at(KIND_CYCLE, index + turn),
  }));
}

/** Whether a pairing has one of the wanted levels. */
const hasLevelOf = (
  { levels: possible = PROFICIENCY_LEVELS }: Candidate,
  wanted: readonly ProficiencyLevel[] = PROFICIENCY_LEVELS,
): boolean => wanted.some((level) => possible.includes(level));

/** The wanted level, or the nearest that the pairing has. */
function askedLevel(
  { level: own, levels: possible = PROFICIENCY_LEVELS }: Candidate,
  level: ProficiencyLevel | undefined,
  levels: readonly ProficiencyLevel[] = PROFICIENCY_LEVELS,
): ProficiencyLevel {
  const both = levels.filter((one) => possible.includes(one));
  return nearestLevel(level ?? nearestLevel(own, levels), both.length > 0 && !level ? both : possible);
}

function nearestLevel(wanted: ProficiencyLevel, among: readonly ProficiencyLevel[]): ProficiencyLevel {
  const rank = (level: ProficiencyLevel): number => PROFICIENCY_LEVELS.indexOf(level);
  const [first, ...others] = among;
  return others.reduce(
    (best, one) => (Math.abs(rank(one) - rank(wanted)) < Math.abs(rank(best) - rank(wanted)) ? one : best),
    first ?? wanted,
  );
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
