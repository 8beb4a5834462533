import type { Coverage } from '@sumfox/contracts/content/pregeneration';
import { type GradeLevel, PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import {
  HEURISTIC_IDS,
  type Heuristic,
  type HeuristicId,
  getHeuristic,
  listHeuristics,
} from '@sumfox/curriculum/heuristics';
import { listCombinations, listSubStrands } from '@sumfox/curriculum/sub-strands';

/** A pairing at a level: the smallest unit that should have a question. */
export interface Place {
  gradeLevel: GradeLevel;
  subStrandId: string;
  heuristicId: HeuristicId;
  level: ProficiencyLevel;
}

/** How many questions there are of a pairing at a level. */
interface PlaceCount extends Place {
  count: number;
}

/** Gaps that the summary names. */
const TOP_GAPS = 10;

/** Percent to one decimal; 0 for a share of zero. */
const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;

/** Every pairing of a grade at every level. */
export function listPlaces(grade: GradeLevel): Place[] {
  return listCombinations(grade).flatMap(({ subStrandId, heuristicId }) =>
    PROFICIENCY_LEVELS.map((level) => ({ gradeLevel: grade, subStrandId, heuristicId, level })),
  );
}

/**
 * Coverage of some grades of the curriculum by questions (CONSOLE-11). Empty units are part of every table; questions
 * outside the curriculum are of none.
 */
export function toCoverage(grades: readonly GradeLevel[], countOf: (place: Place) => number): Coverage {
  const cells = grades.flatMap(listPlaces).map((place): PlaceCount => ({ ...place, count: countOf(place) }));
  const total = sumOf(cells);
  const empty = cells.filter(({ count }) => count === 0);
  const share = (own: readonly PlaceCount[]) => ({
    count: sumOf(own),
    percentage: percentOf(sumOf(own), total),
  });
  return {
    summary: {
      totalQuestions: total,
      coverageScore: percentOf(cells.length - empty.length, cells.length),
      levelsWithGaps: new Set(empty.map(({ gradeLevel }) => gradeLevel)).size,
      topGaps: listTopGaps(grades, cells),
    },
    byLevel: grades.map((level) => ({
      level,
      ...share(cells.filter(({ gradeLevel }) => gradeLevel === level)),
    })),
    bySubStrand: bySubStrand(grades, cells),
    byHeuristic: heuristicsOf(grades).map(({ id, name }) => ({
      heuristicId: id,
      heuristicName: name,
      ...countLevels(cells.filter(({ heuristicId }) => heuristicId === id)),
    })),
    byProficiency: PROFICIENCY_LEVELS.map((proficiencyLevel) => ({
      proficiencyLevel,
      ...share(cells.filter(({ level }) => level === proficiencyLevel)),
    })),
  };
}

/** The sub-strands with the fewest questions first, for the table is shown by its beginning. */
function bySubStrand(grades: readonly GradeLevel[], cells: readonly PlaceCount[]): Coverage['bySubStrand'] {
  return grades
    .flatMap((grade) =>
      listSubStrands(grade).map(({ id, name }) => ({
        subStrandId: id,
        subStrandName: name,
        level: grade,
        ...countLevels(cells.filter((cell) => cell.gradeLevel === grade && cell.subStrandId === id)),
      })),
    )
    .toSorted((a, b) => a.count - b.count);
}

/** The sub-strands with the most empty pairings and levels. */
function listTopGaps(
  grades: readonly GradeLevel[],
  cells: readonly PlaceCount[],
): Coverage['summary']['topGaps'] {
  return grades
    .flatMap((grade) =>
      listSubStrands(grade).map(({ id, name }) => {
        const own = cells.filter((cell) => cell.gradeLevel === grade && cell.subStrandId === id);
        return { area: `${grade}: ${name}`, empty: own.filter(({ count }) => count === 0), of: own.length };
      }),
    )
    .filter(({ empty }) => empty.length > 0)
    .toSorted((a, b) => b.empty.length - a.empty.length)
    .slice(0, TOP_GAPS)
    .map(({ area, empty, of }) => ({ area, missing: missingText(empty, of) }));
}

const LEVEL_NAMES: Readonly<Record<ProficiencyLevel, string>> = {
  not_ready: 'Not Ready',
  guided: 'Guided',
  independent: 'Independent',
  mastery: 'Mastery',
};

/** `12 of 40 places for questions are empty: Guided 2, Mastery 10`. */
function missingText(empty: readonly Place[], of: number): string {
  const levels = PROFICIENCY_LEVELS.map((level) => ({
    level,
    missing: empty.filter((place) => place.level === level).length,
  })).filter(({ missing }) => missing > 0);
  const each = levels.map(({ level, missing }) => `${LEVEL_NAMES[level]} ${missing}`).join(', ');
  return `${empty.length} of ${of} places for questions are empty: ${each}`;
}

function heuristicsOf(grades: readonly GradeLevel[]): Heuristic[] {
  const known = new Set(grades.flatMap((grade) => listHeuristics(grade)));
  return HEURISTIC_IDS.map((id) => getHeuristic(id)).filter((heuristic) => known.has(heuristic));
}

function countLevels(cells: readonly PlaceCount[]) {
  const of = (level: ProficiencyLevel) => sumOf(cells.filter((cell) => cell.level === level));
  return {
    count: sumOf(cells),
    not_ready: of('not_ready'),
    guided: of('guided'),
    independent: of('independent'),
    mastery: of('mastery'),
  };
}

function sumOf(cells: readonly PlaceCount[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}
