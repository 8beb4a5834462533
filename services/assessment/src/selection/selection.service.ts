import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CREATE_FAILED } from '@sumfox/contracts/assessment/paper.endpoints';
import { type ItemRequest, drawItems, listPairings } from '@sumfox/contracts/content/draw.calls';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { Item, Question } from '@sumfox/contracts/question/item';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { Database } from '@sumfox/platform/database/database';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { listPairingTotals } from '../proficiency/index.js';
import {
  type Ability,
  diagnosticLevel,
  findAbility,
  findPractised,
  forecastPairing,
  isStrong,
  listDue,
  masteryOfSubStrand,
  practiceLevel,
  reviewBlueprint,
} from '../ability/index.js';
import { listSeenItems } from './selection.queries.js';
import {
  type Candidate,
  type PracticeRequest,
  diagnosticBlueprint,
  gentleLevel,
  practiceBlueprint,
} from './blueprint.rules.js';

/** Number of items within which no template repeats. */
const TEMPLATE_MEMORY = 10;
/** How long the pairings of a grade are taken as they were read: they change with a release of content. */
const PAIRINGS_MS = 60_000;

type Pairings = CallOutput<typeof listPairings>['pairings'];

export interface Focus {
  subStrandIds: readonly string[];
  heuristicIds: readonly string[];
}

/** What a draw leaves out. */
interface DrawWish {
  avoidTemplates?: readonly string[];
  avoidItems?: readonly string[];
  /** Content that is labelled extension. */
  isSyllabusOnly?: boolean;
}

/** Selects the items of a new paper. */
@Injectable()
export class SelectionService {
  private readonly known = new Map<string, { pairings: Pairings; until: number }>();

  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
  ) {}

  /** One question per sub-strand of the grade. `wanted`: questions of each pairing over all sittings; 0 for no matter. */
  async diagnostic(
    pupilId: string,
    gradeLevel: GradeLevel,
    { isVaried, wanted }: { isVaried: boolean; wanted: number },
  ): Promise<Item[]> {
    const pairings = await this.pairings(gradeLevel, false);
    const em = this.database.fork();
    const asked = await listPairingTotals(em, pupilId, gradeLevel);
    const ability = await findAbility(em, pupilId, gradeLevel);
    const subStrands = easiestFirst(ability, gradeLevel);
    const blueprint = diagnosticBlueprint(subStrands, pairings, {
      turn: randomInt(1_000),
      isVaried,
      coverage: { asked, wanted },
      levelOf: (pairing) => diagnosticLevel(ability, pairing, gradeLevel),
    });
    return this.draw(pupilId, gradeLevel, blueprint);
  }

  /** Practice: over all pairings, or targeted at a focus (any named concept with any named heuristic). */
  async practice(
    pupilId: string,
    gradeLevel: GradeLevel,
    request: Omit<PracticeRequest, 'turn' | 'count'> & {
      count: number;
      focus?: Focus | undefined;
      isSyllabusOnly?: boolean;
    },
  ): Promise<Item[]> {
    const { focus, isSyllabusOnly = false, ...rest } = request;
    const candidates = (await this.listCandidates(pupilId, gradeLevel, isSyllabusOnly)).filter(
      (c) =>
        !focus ||
        ((focus.subStrandIds.length === 0 || focus.subStrandIds.includes(c.subStrandId)) &&
          (focus.heuristicIds.length === 0 || focus.heuristicIds.includes(c.heuristicId))),
    );
    const blueprint = practiceBlueprint(shuffled(candidates), { ...rest, turn: randomInt(1_000) });
    return this.draw(pupilId, gradeLevel, blueprint, { isSyllabusOnly });
  }

  /** A review of mistakes and due pairings; null when there are none. */
  async review(pupilId: string, gradeLevel: GradeLevel, most: number): Promise<Item[] | null> {
    const { answers, ability } = await findPractised(this.database.fork(), pupilId, gradeLevel);
    const pairings = await this.pairings(gradeLevel, false);
    const now = new Date();
    const blueprint = reviewBlueprint(answers, listDue(ability, answers, now), now, most).filter((r) =>
      pairings.some((p) => p.subStrandId === r.subStrandId && p.heuristicId === r.heuristicId),
    );
    return blueprint.length === 0 ? null : this.draw(pupilId, gradeLevel, blueprint);
  }

  /** One item of the same cell and level for a question that must go; never one that the pupil has had. */
  async replacement(pupilId: string, gradeLevel: GradeLevel, question: Question): Promise<Item> {
    const { subStrandId, heuristicId, proficiencyLevel: level, questionType } = question;
    const [item] = await this.draw(pupilId, gradeLevel, [{ subStrandId, heuristicId, level, questionType }]);
    if (!item) throw new ProductError('unavailable', 'no-questions', CREATE_FAILED);
    return item;
  }

  /** Level of a diagnostic's question where the pupil's level in its pairing is certain, else null. */
  async diagnosticLevelOf(
    pupilId: string,
    gradeLevel: GradeLevel,
  ): Promise<(pairing: ItemRequest) => ProficiencyLevel | null> {
    const ability = await this.ability(pupilId, gradeLevel);
    return (pairing) => {
      const certain = diagnosticLevel(ability, pairing, gradeLevel);
      return certain && gentleLevel(certain);
    };
  }

  /** One item for each request, in order; none that the pupil has had, and none of `besides`. */
  others(
    pupilId: string,
    gradeLevel: GradeLevel,
    requests: ItemRequest[],
    besides: readonly string[],
  ): Promise<Item[]> {
    return this.draw(pupilId, gradeLevel, requests, { avoidItems: besides });
  }

  /** New questions like others: the same pairing, level and kind, from another template where there is one. */
  async similar(
    pupilId: string,
    gradeLevel: GradeLevel,
    like: ReadonlyArray<Omit<ItemRequest, 'heuristicId'> & { heuristicId: string; template: string }>,
  ): Promise<Item[]> {
    const requests = like.flatMap(({ subStrandId, heuristicId: id, level, questionType }) => {
      const heuristicId = HEURISTIC_IDS.find((h) => h === id);
      return heuristicId ? [{ subStrandId, heuristicId, level, questionType }] : [];
    });
    return this.draw(pupilId, gradeLevel, requests, {
      avoidTemplates: like.map(({ template }) => template),
    });
  }

  /** Expected ability of the pupil in a grade. */
  async ability(pupilId: string, gradeLevel: GradeLevel): Promise<Ability> {
    return findAbility(this.database.fork(), pupilId, gradeLevel);
  }

  /** Every pairing that can be asked today, with what the pupil is likely to manage. */
  private async listCandidates(
    pupilId: string,
    gradeLevel: GradeLevel,
    isSyllabusOnly: boolean,
  ): Promise<Candidate[]> {
    const pairings = await this.pairings(gradeLevel, isSyllabusOnly);
    const { answers, ability } = await findPractised(this.database.fork(), pupilId, gradeLevel);
    const due = new Set(
      listDue(ability, answers, new Date()).map((d) => `${d.subStrandId}|${d.heuristicId}`),
    );
    return pairings.map((pairing) => ({
      ...pairing,
      forecast: forecastPairing(ability, pairing),
      isStrong: isStrong(ability, pairing),
      level: practiceLevel(ability, pairing, gradeLevel),
      isDue: due.has(`${pairing.subStrandId}|${pairing.heuristicId}`),
    }));
  }

  private async pairings(gradeLevel: GradeLevel, isSyllabusOnly: boolean): Promise<Pairings> {
    const key = `${gradeLevel} ${isSyllabusOnly}`;
    const known = this.known.get(key);
    if (known && known.until > performance.now()) return known.pairings;
    const { pairings } = await this.services.call(listPairings, { gradeLevel, isSyllabusOnly });
    this.known.set(key, { pairings, until: performance.now() + PAIRINGS_MS });
    return pairings;
  }

  private async draw(
    pupilId: string,
    gradeLevel: GradeLevel,
    requests: ItemRequest[],
    { avoidTemplates = [], avoidItems = [], isSyllabusOnly = false }: DrawWish = {},
  ): Promise<Item[]> {
    if (requests.length === 0) throw new ProductError('unavailable', 'no-questions', CREATE_FAILED);
    const seen = await listSeenItems(this.database.fork(), pupilId);
    const { items } = await this.services.call(drawItems, {
      gradeLevel,
      requests,
      seenItemIds: [...seen.map((s) => s.itemId), ...avoidItems],
      recentTemplates: [
        ...new Set([...seen.slice(0, TEMPLATE_MEMORY).map((s) => s.template), ...avoidTemplates]),
      ],
      isSyllabusOnly,
    });
    return items;
  }
}

/** Forecasts nearer to each other than this are equal: the curriculum decides then. */
const EQUAL_FORECASTS = 0.05;

/** Sub-strands of a grade, the easiest for this pupil first; equally easy ones in curriculum order. */
function easiestFirst(ability: Ability, gradeLevel: GradeLevel): string[] {
  // A forecast asks for each kind of question of the sub-strand, so there is one for each and none for each comparison.
  return listSubStrands(gradeLevel)
    .map(({ id }) => ({ id, ease: Math.round(masteryOfSubStrand(ability, id) / EQUAL_FORECASTS) }))
    .toSorted((one, other) => other.ease - one.ease)
    .map(({ id }) => id);
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
