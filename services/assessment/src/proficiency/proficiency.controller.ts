import { Controller } from '@nestjs/common';
import { readinessMatrix, separatedProficiency } from '@sumfox/contracts/assessment/progress.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { readinessLevel } from '@sumfox/curriculum/cutoffs';
import { HEURISTIC_IDS, listHeuristics } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import {
  certaintyOf,
  findAbility,
  forecastPairing,
  masteryOfHeuristic,
  masteryOfSubStrand,
  stateForecast,
} from '../ability/index.js';
import { Paper } from '../paper/index.js';
import { listPairingTotals } from './proficiency.queries.js';
import { countProficient, percentOf, toAxis, topOf } from './proficiency.rules.js';
import { PupilAccessService } from '../pupil-access/index.js';

@Controller()
export class ProficiencyController {
  constructor(
    private readonly database: Database,
    private readonly access: PupilAccessService,
  ) {}

  @Handles(separatedProficiency)
  async separated(
    { params, query }: EndpointInput<typeof separatedProficiency>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof separatedProficiency>> {
    const grade = await this.access.getViewableGrade(params.userId, caller, query.gradeLevel);
    const em = this.database.fork();
    const totals = await listPairingTotals(em, params.userId, grade);
    const concepts = toAxis('subStrandId', listSubStrands(grade), totals);
    const heuristics = toAxis('heuristicId', listHeuristics(grade), totals);
    const ability = await findAbility(em, params.userId, grade);
    const mastered = countProficient(concepts, (id) => masteryOfSubStrand(ability, id));
    return {
      success: true,
      data: {
        overallPerformance: {
          percent: percentOf(totals) ?? 0,
          proficientSubStrands: mastered,
          proficientHeuristics: countProficient(heuristics, (id) => masteryOfHeuristic(ability, id)),
          totalSubStrands: concepts.length,
          totalHeuristics: heuristics.length,
        },
        individualSubStrands: concepts,
        individualHeuristics: heuristics,
        totalAssessments: await em.count(Paper, {
          pupilId: params.userId,
          gradeLevel: grade,
          status: 'completed',
        }),
        masteredConcepts: mastered,
        topPerformingConcepts: topOf(concepts),
        topPerformingHeuristics: topOf(heuristics),
      },
    };
  }

  @Handles(readinessMatrix)
  async matrix(
    { params, query }: EndpointInput<typeof readinessMatrix>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof readinessMatrix>> {
    const grade = await this.access.getViewableGrade(params.userId, caller, query.gradeLevel);
    const em = this.database.fork();
    const totals = await listPairingTotals(em, params.userId, grade);
    const ability = await findAbility(em, params.userId, grade);
    return {
      success: true,
      data: {
        readinessMatrix: totals.flatMap((t) => {
          const heuristicId = HEURISTIC_IDS.find((h) => h === t.heuristicId);
          const proficiencyScore = percentOf([t]);
          if (!heuristicId || proficiencyScore === null) return [];
          return [
            {
              subStrandId: t.subStrandId,
              heuristicId,
              proficiencyScore,
              questionsAttempted: t.questionsAttempted,
              questionsCorrect: t.questionsCorrect,
              readinessLevel: readinessLevel(proficiencyScore),
              lastPracticed: t.lastPracticed.toISOString(),
              ...stateForecast(caller.role, {
                forecast: forecastPairing(ability, t),
                certainty: certaintyOf(ability, t),
              }),
            },
          ];
        }),
      },
    };
  }
}
