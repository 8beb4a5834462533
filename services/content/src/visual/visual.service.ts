import { randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type {
  visualProbability,
  sophisticatedVisual,
  VisualForm,
} from '@sumfox/contracts/content/visual.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { findMeantSubStrand } from '@sumfox/curriculum/broad-sub-strands';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { SubStrand } from '@sumfox/curriculum/sub-strands';
import type { ItemSpec } from '@sumfox/question-engine/assemble-item';
import { type DrawnItem, NoItemFound, makeDrawnItem } from '@sumfox/question-engine/make-item';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { listNotes, listVisualAttempts, toVisualQuestion } from './visual-question.rules.js';
import { type VisualShare, findHint, judgeShare, listSample } from './visual-share.rules.js';

/** Drawn where no seed is sent: short enough to be typed again. */
const SEED_LIMIT = 1_000_000;

/** Questions with drawings for admins to try, and the share of questions with drawings. Stores nothing. */
@Injectable()
export class VisualService {
  /** By grade and sub-strand: the engine's share does not change while the process lives. */
  private readonly shares = new Map<string, Promise<VisualShare>>();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Throws ProductError for a sub-strand that the grade lacks, and when no question has a drawing. */
  async makeQuestion(sent: VisualForm): Promise<EndpointResponse<typeof sophisticatedVisual>> {
    const subStrand = getSubStrand(sent.gradeLevel, sent.subStrandId);
    const form = { ...sent, seed: sent.seed === '' ? String(randomInt(SEED_LIMIT)) : sent.seed };
    for (const spec of listVisualAttempts(form, subStrand)) {
      const made = await this.make(spec);
      const visual = made?.item.question.visual;
      if (!visual || !made.drawing) continue;
      return {
        success: true,
        question: toVisualQuestion({ ...made, drawing: made.drawing }, visual),
        seed: form.seed,
        notes: listNotes(form, subStrand, spec.level),
      };
    }
    throw new ProductError(
      'conflict',
      'no-drawing',
      'No question of this choice came with a drawing. Another seed may give one.',
    );
  }

  /** Throws ProductError for a sub-strand that the grade lacks. */
  async measure({
    gradeLevel,
    subStrandId,
  }: EndpointInput<typeof visualProbability>['body']): Promise<EndpointResponse<typeof visualProbability>> {
    const subStrand = getSubStrand(gradeLevel, subStrandId);
    const share = await this.shareOf(gradeLevel, subStrand);
    return {
      ...judgeShare(share),
      subStrandId,
      gradeLevel,
      measured: { subStrandId: subStrand.id, name: subStrand.name, ...share },
      hint: findHint(subStrandId),
    };
  }

  private shareOf(gradeLevel: GradeLevel, { id }: SubStrand): Promise<VisualShare> {
    const key = `${gradeLevel}|${id}`;
    const known = this.shares.get(key);
    if (known) return known;
    const counted = this.count(listSample(gradeLevel, id));
    this.shares.set(key, counted);
    // A failed count is not cached.
    counted.catch(() => this.shares.delete(key));
    return counted;
  }

  private async count(specs: readonly ItemSpec[]): Promise<VisualShare> {
    const share: VisualShare = { withDrawing: 0, questions: 0 };
    for (const spec of specs) {
      const made = await this.make(spec);
      if (!made) continue;
      share.questions += 1;
      if (made.drawing) share.withDrawing += 1;
    }
    return share;
  }

  /**
   * One item, after everybody else has had a turn: pupils' papers are drawn in this process. Null when the seed gave
   * none.
   */
  private async make(spec: ItemSpec): Promise<DrawnItem | null> {
    await nextTurn();
    try {
      return makeDrawnItem(spec);
    } catch (error) {
      if (!(error instanceof NoItemFound)) throw error;
      this.logger.warn({ reason: error.message }, 'seed gave no item');
      return null;
    }
  }
}

function getSubStrand(gradeLevel: GradeLevel, id: string): SubStrand {
  const found = findMeantSubStrand(gradeLevel, id);
  if (found) return found;
  throw new ProductError(
    'bad-request',
    'no-such-sub-strand',
    `Invalid sub-strand ID: ${id} for ${gradeLevel}`,
  );
}
