import { bankQuestions } from '@sumfox/contracts/content/bank.endpoints';
import { structurePapers } from '@sumfox/contracts/assessment/structure-forecasts.endpoints';
import { structureImpact, withdrawnStructures } from '@sumfox/contracts/content/structures.endpoints';
import { coverageMap, type MapCell } from '@sumfox/contracts/content/coverage-map.endpoints';
import {
  batches,
  curriculumCoverage,
  pregenerationStats,
} from '@sumfox/contracts/content/pregeneration.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { CallError } from '../../shared/api/call-error.js';
import { call } from '../../shared/api/call.js';
import type { LevelChoice } from './bank.rules.js';

/** All that the console shows of the question factory; fetched again together by Refresh Data. */
export const FACTORY_KEY = ['question-factory'] as const;

/** Figures and batches are stale after 10 s and retried twice, 2 s apart (CONSOLE-8). A refusal is not retried. */
const FACTORY_CALLS = {
  staleTime: 10_000,
  retry: (failures: number, error: Error) => failures < 2 && error instanceof CallError && error.isPassing,
  retryDelay: 2_000,
};

export const statsQuery = queryOptions({
  queryKey: [...FACTORY_KEY, 'stats'],
  queryFn: ({ signal }) => call(pregenerationStats, {}, { signal }),
  ...FACTORY_CALLS,
});

export const batchesQuery = queryOptions({
  queryKey: [...FACTORY_KEY, 'batches'],
  queryFn: ({ signal }) => call(batches, {}, { signal }),
  ...FACTORY_CALLS,
});

/** Refreshed every 2 minutes, fresh for 1 (CONSOLE-11). */
export const coverageQuery = (primaryLevel: GradeLevel | '', polls: boolean) =>
  queryOptions({
    queryKey: [...FACTORY_KEY, 'coverage', primaryLevel],
    queryFn: ({ signal }) =>
      call(curriculumCoverage, { query: primaryLevel === '' ? {} : { primaryLevel } }, { signal }),
    staleTime: 60_000,
    refetchInterval: polls ? 120_000 : false,
  });

/** Every pairing with its questions; refreshed like the coverage. */
export const coverageMapQuery = (primaryLevel: GradeLevel | '', polls: boolean) =>
  queryOptions({
    queryKey: [...FACTORY_KEY, 'coverage-map', primaryLevel],
    queryFn: ({ signal }) =>
      call(coverageMap, { query: primaryLevel === '' ? {} : { primaryLevel } }, { signal }),
    staleTime: 60_000,
    refetchInterval: polls ? 120_000 : false,
  });

/** The newest questions of a pairing. */
export const cellQuestionsQuery = ({
  gradeLevel,
  subStrandId,
  heuristicId,
}: Pick<MapCell, 'gradeLevel' | 'subStrandId' | 'heuristicId'>) =>
  queryOptions({
    queryKey: [...FACTORY_KEY, 'cell', gradeLevel, subStrandId, heuristicId],
    queryFn: ({ signal }) =>
      call(
        bankQuestions,
        { query: { levels: gradeLevel, subStrandId, heuristicId, limit: String(FIRST_PAGE) } },
        { signal },
      ),
  });

/** Questions of the first page, and of each page that is loaded after it (CONSOLE-10). */
const FIRST_PAGE = 5;

const NEXT_PAGE = 10;

/** The bank, newest first. It is not cached (CONSOLE-10), and not refreshed while somebody reads it. */
export const bankQuery = (levels: LevelChoice, search: string) =>
  infiniteQueryOptions({
    queryKey: [...FACTORY_KEY, 'bank', levels, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        bankQuestions,
        {
          query: {
            ...(levels.length > 0 ? { levels: levels.join(',') } : {}),
            ...(search === '' ? {} : { search }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
            limit: String(pageParam === null ? FIRST_PAGE : NEXT_PAGE),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** A structure of a grade, such as `h2/ratio/one-gains`. */
export interface GradeStructure {
  gradeLevel: GradeLevel;
  structure: string;
}

/** What a withdrawal does to the bank; read anew for each opening. */
export const structureImpactQuery = (query: GradeStructure) =>
  queryOptions({
    queryKey: [...FACTORY_KEY, 'structure', query],
    queryFn: ({ signal }) => call(structureImpact, { query }, { signal }),
    gcTime: 0,
  });

/** Papers that are not handed in and have a question of the structure. */
export const structurePapersQuery = (query: GradeStructure) =>
  queryOptions({
    queryKey: [...FACTORY_KEY, 'structure-papers', query],
    queryFn: ({ signal }) => call(structurePapers, { query }, { signal }),
    gcTime: 0,
  });

export const withdrawnStructuresQuery = queryOptions({
  queryKey: [...FACTORY_KEY, 'withdrawn-structures'],
  queryFn: ({ signal }) => call(withdrawnStructures, {}, { signal }),
});
