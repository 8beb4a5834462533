import type { readinessMatrix } from '@sumfox/contracts/assessment/progress.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import { listHeuristics } from '@sumfox/curriculum/heuristics';
import { listCombinations, listSubStrands } from '@sumfox/curriculum/sub-strands';

export type PairingRecord = EndpointResponse<typeof readinessMatrix>['data']['readinessMatrix'][number];

/** Answers in a pairing before its level is named: one slip, or one lucky answer, is no verdict. */
export const NAMED_FROM = 3;

/** One field of the grid; `never`: the grade does not pair them, `new`: not met yet. */
export type GridCell =
  | { state: ProficiencyLevel; /** 0–100. */ percent: number; answers: number; right: number }
  | { state: 'few'; answers: number }
  | { state: 'new' }
  | { state: 'never' };

export interface Grid {
  /** Heuristics by the names that questions bear. */
  columns: ReadonlyArray<{ id: string; name: string }>;
  rows: ReadonlyArray<{ id: string; name: string; cells: readonly GridCell[] }>;
}

/** Concepts down, heuristics across, in curriculum order. */
export function toGrid(gradeLevel: GradeLevel, records: readonly PairingRecord[]): Grid {
  const heuristics = listHeuristics(gradeLevel);
  const pairs = new Set(listCombinations(gradeLevel).map((c) => `${c.subStrandId}|${c.heuristicId}`));
  const met = new Map(records.map((r) => [`${r.subStrandId}|${r.heuristicId}`, r]));
  return {
    columns: heuristics.map((h) => ({ id: h.id, name: h.name })),
    rows: listSubStrands(gradeLevel).map(({ id, name }) => ({
      id,
      name,
      cells: heuristics.map((h): GridCell => {
        const record = met.get(`${id}|${h.id}`);
        if (!record) return { state: pairs.has(`${id}|${h.id}`) ? 'new' : 'never' };
        return record.questionsAttempted < NAMED_FROM
          ? { state: 'few', answers: record.questionsAttempted }
          : {
              state: record.readinessLevel,
              percent: record.proficiencyScore,
              answers: record.questionsAttempted,
              right: record.questionsCorrect,
            };
      }),
    })),
  };
}
