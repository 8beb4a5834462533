import { Controller } from '@nestjs/common';
import { readinessMatrix, separatedProficiency } from '@product/contracts/assessment/progress.endpoints';
import type { EndpointInput, EndpointResponse } from '@product/contracts/endpoint';
import { readinessLevel } from '@product/curriculum/cutoffs';
import { HEURISTIC_IDS, listHeuristics } from '@product/curriculum/heuristics';
import { listSubStrands } from '@product/curriculum/sub-strands';
import { Database } from '@product/platform/database/database';
import type { PersonCaller } from '@product/platform/rpc/caller';
import { Handles } from '@product/platform/rpc/handles.decorator';
import { Paper } from '../paper/paper.entity.js';
import { listPairingTotals } from './proficiency.queries.js';
import { countProficient, percentOf, toAxis, topOf } from './proficiency.rules.js';
import { PupilAccessService } from './pupil-access.service.js';

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
    return {
      success: true,
      data: {
        overallPerformance: {
          percent: percentOf(totals) ?? 0,
          proficientSubStrands: countProficient(concepts),
          proficientHeuristics: countProficient(heuristics),
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
        masteredConcepts: concepts.filter((c) => c.readinessLevel === 'mastery').length,
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
    const totals = await listPairingTotals(this.database.fork(), params.userId, grade);
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
            },
          ];
        }),
      },
    };
  }
}
