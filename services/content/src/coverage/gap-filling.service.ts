import { Injectable } from '@nestjs/common';
import { BATCH_DEFAULTS, type Batch } from '@sumfox/contracts/content/pregeneration';
import type { CoverageMap, fillGaps } from '@sumfox/contracts/content/coverage-map.endpoints';
import type { BatchForm } from '@sumfox/contracts/content/pregeneration.endpoints';
import type { EndpointInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { type BatchAdmin, BatchService, countPlanned, gradesOf } from '../pregeneration/index.js';
import { countActive, readQuality } from './coverage.queries.js';
import { type Place, listPlaces } from './coverage.rules.js';
import { chooseGaps } from './gap-plan.rules.js';

type FillBody = EndpointInput<typeof fillGaps>['body'];

/** Shows the gaps of the bank, and orders batches that fill them. */
@Injectable()
export class GapFillingService {
  constructor(
    private readonly database: Database,
    private readonly batches: BatchService,
  ) {}

  /** Every pairing of the grades with its questions, quality and what is on its way. */
  async map(primaryLevel: FillBody['primaryLevel']): Promise<CoverageMap> {
    return this.database.snapshot(async (em) => {
      const grades = gradesOf(primaryLevel);
      const countOf = await countActive(em, grades);
      const plannedOf = await countPlanned(em);
      const qualityOf = await readQuality(em, grades);
      const cells = new Map<string, CoverageMap['cells'][number]>();
      for (const place of this.listOpenPlaces(primaryLevel)) {
        const { gradeLevel, subStrandId, heuristicId, level } = place;
        const key = `${gradeLevel}|${subStrandId}|${heuristicId}`;
        const cell = cells.get(key) ?? {
          ...{ gradeLevel, subStrandId, heuristicId, count: 0, planned: 0 },
          ...{ not_ready: 0, guided: 0, independent: 0, mastery: 0 },
          ...qualityOf(place),
        };
        cell[level] = countOf(place);
        cell.count += countOf(place);
        cell.planned += plannedOf(place);
        cells.set(key, cell);
      }
      return { cells: [...cells.values()], ...(await this.batches.describeLimits(em)) };
    });
  }

  /** Starts one batch for the emptiest places. Throws `no-gaps`, and the limits of every batch. */
  async fill(body: FillBody, admin: BatchAdmin): Promise<Batch> {
    const { primaryLevel, targetQuestions, requestId } = body;
    const grade = primaryLevel === '' || primaryLevel === 'all' ? '' : primaryLevel;
    const form: BatchForm = {
      batchName: `Fill gaps${grade === '' ? '' : `, ${grade}`}`,
      primaryLevel: grade,
      ...{ subStrandFilter: [], heuristicFilter: [], proficiencyFilter: [], targetQuestions, requestId },
      priority: BATCH_DEFAULTS.priority,
      openEndedPercentage: BATCH_DEFAULTS.openEndedPercentage,
      mcqPercentage: BATCH_DEFAULTS.mcqPercentage,
      fillBlankPercentage: BATCH_DEFAULTS.fillBlankPercentage,
    };
    return this.batches.createForPlaces(form, admin, (em) =>
      this.chooseGaps(em, primaryLevel, targetQuestions),
    );
  }

  private async chooseGaps(
    em: EntityManager,
    primaryLevel: FillBody['primaryLevel'],
    total: number,
  ): Promise<Place[]> {
    const countOf = await countActive(em, gradesOf(primaryLevel));
    const plannedOf = await countPlanned(em);
    const places = this.listOpenPlaces(primaryLevel).map((place) => ({
      ...place,
      count: countOf(place) + plannedOf(place),
    }));
    const chosen = chooseGaps(places, total);
    if (chosen.length === 0)
      throw new ProductError('conflict', 'no-gaps', 'Every place is full or being filled.');
    return chosen;
  }

  /** Places of the curriculum that the product can make questions of. */
  private listOpenPlaces(primaryLevel: FillBody['primaryLevel']): Place[] {
    const pairings = this.batches.listSupported(primaryLevel);
    const known = new Set(pairings.map((one) => `${one.gradeLevel}|${one.subStrandId}|${one.heuristicId}`));
    return gradesOf(primaryLevel)
      .flatMap(listPlaces)
      .filter((one) => known.has(`${one.gradeLevel}|${one.subStrandId}|${one.heuristicId}`))
      .toSorted((a, b) => PROFICIENCY_LEVELS.indexOf(a.level) - PROFICIENCY_LEVELS.indexOf(b.level));
  }
}
