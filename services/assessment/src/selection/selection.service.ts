import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CREATE_FAILED } from '@product/contracts/assessment/paper.endpoints';
import { type ItemRequest, drawItems, listPairings } from '@product/contracts/content/draw.calls';
import { ProductError } from '@product/contracts/errors';
import type { Item } from '@product/contracts/question/item';
import type { GradeLevel, ProficiencyLevel } from '@product/curriculum/grades';
import { listSubStrands } from '@product/curriculum/sub-strands';
import { Database } from '@product/platform/database/database';
import type { Caller } from '@product/platform/rpc/caller';
import { ServiceClient } from '@product/platform/rpc/service-client';
import { listPairingTotals } from '../proficiency/proficiency.queries.js';
import { percentOf } from '../proficiency/proficiency.rules.js';
import { diagnosticBlueprint, practiceBlueprint } from './blueprint.rules.js';

const ASSESSMENT: Caller = { process: 'assessment', userId: null, role: null, sessionId: null };
/** Questions of a paper when the pupil has not chosen a number (A§9). */
const DEFAULT_COUNT = 5;
/** No template again within this many items. */
const TEMPLATE_MEMORY = 10;
/** Items remembered as seen; a pupil who has had more may meet the oldest again. */
const SEEN_MEMORY = 2_000;

export interface Focus {
  subStrandIds: readonly string[];
  heuristicIds: readonly string[];
  level?: ProficiencyLevel | undefined;
}

/** Chooses what stands on a new paper. */
@Injectable()
export class SelectionService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
  ) {}

  /** One question per sub-strand of the grade. */
  async diagnostic(pupilId: string, gradeLevel: GradeLevel): Promise<Item[]> {
    const { pairings } = await this.services.call(listPairings, { gradeLevel }, ASSESSMENT);
    const subStrands = listSubStrands(gradeLevel).map((s) => s.id);
    return this.draw(pupilId, gradeLevel, diagnosticBlueprint(subStrands, pairings, randomInt(1_000)));
  }

  /** Practice: adaptive over all pairings, or targeted at a focus (any named concept with any named heuristic). */
  async practice(pupilId: string, gradeLevel: GradeLevel, focus?: Focus): Promise<Item[]> {
    const { pairings } = await this.services.call(listPairings, { gradeLevel }, ASSESSMENT);
    const totals = await listPairingTotals(this.database.fork(), pupilId, gradeLevel);
    const inFocus = pairings.filter(
      (p) =>
        !focus ||
        ((focus.subStrandIds.length === 0 || focus.subStrandIds.includes(p.subStrandId)) &&
          (focus.heuristicIds.length === 0 || focus.heuristicIds.includes(p.heuristicId))),
    );
    const candidates = inFocus.map((p) => {
      const concept = totals.filter((t) => t.subStrandId === p.subStrandId);
      const own = concept.filter((t) => t.heuristicId === p.heuristicId);
      return { ...p, percent: percentOf(own) ?? percentOf(concept) };
    });
    return this.draw(
      pupilId,
      gradeLevel,
      practiceBlueprint(shuffled(candidates), DEFAULT_COUNT, randomInt(1_000), focus?.level),
    );
  }

  private async draw(pupilId: string, gradeLevel: GradeLevel, requests: ItemRequest[]): Promise<Item[]> {
    if (requests.length === 0) throw new ProductError('unavailable', 'no-questions', CREATE_FAILED);
    const seen = await this.database.fork().execute<Array<{ item_id: string; template: string }>>(
      `select q.item_id, q.template from papers p join paper_questions q on q.paper_id = p.id
       where p.pupil_id = ? order by p.id desc, q.question_index desc limit ${SEEN_MEMORY}`,
      [pupilId],
    );
    const { items } = await this.services.call(
      drawItems,
      {
        gradeLevel,
        requests,
        seenItemIds: seen.map((s) => s.item_id),
        recentTemplates: [...new Set(seen.slice(0, TEMPLATE_MEMORY).map((s) => s.template))],
      },
      ASSESSMENT,
    );
    return items;
  }
}

/** The list in a random order (Fisher and Yates). */
function shuffled<T>(list: readonly T[]): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    const [a, b] = [out[i], out[j]];
    if (a === undefined || b === undefined) continue;
    out[i] = b;
    out[j] = a;
  }
  return out;
}
