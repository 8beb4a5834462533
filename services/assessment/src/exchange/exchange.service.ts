import { Inject, Injectable } from '@nestjs/common';
import type { ExchangedQuestion, saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { Item } from '@sumfox/contracts/question/item';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import {
  exchangeItem,
  findExchangedPlaces,
  getOwnPaper,
  hasDraft,
  listStanding,
  lockOwnPaper,
  ResponseService,
} from '../paper/index.js';
import { SelectionService } from '../selection/index.js';
import { listLadderAnswers, listPlaces } from './exchange.queries.js';
import { planExchanges, type PlannedExchange, reachedLevel } from './exchange.rules.js';

type SaveBody = EndpointInput<typeof saveAnswers>['body'];

/**
 * Fits the unseen questions of a diagnostic to the answers, one save after the other (PAPER-26). Their number and their
 * sub-strands stay.
 */
@Injectable()
export class ExchangeService {
  constructor(
    private readonly database: Database,
    private readonly responses: ResponseService,
    private readonly selection: SelectionService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Saves as {@link ResponseService.save} does. The answers are stored even where no exchange succeeds. */
  async save(
    paperId: number,
    pupilId: string,
    body: SaveBody,
  ): Promise<EndpointResponse<typeof saveAnswers>> {
    const saved = await this.responses.save(paperId, pupilId, body);
    if (!body.known) return saved;
    const exchanged = await this.exchange(paperId, pupilId, body.currentQuestion);
    return { ...saved, exchanged: [...saved.exchanged, ...exchanged] };
  }

  private async exchange(
    paperId: number,
    pupilId: string,
    currentQuestion: number | undefined,
  ): Promise<ExchangedQuestion[]> {
    const em = this.database.fork();
    const { type, status, gradeLevel, ...paper } = await getOwnPaper(em, paperId, pupilId);
    if (type !== 'diagnostic' || status !== 'in-progress') return [];
    const places = await listPlaces(em, paperId);
    if (places.every(({ isSeen }) => isSeen)) return [];
    const current = currentQuestion ?? paper.currentQuestion;
    const reached = reachedLevel(await listLadderAnswers(em, paperId, current));
    if (reached === null) return [];
    const levelOf = await this.selection.diagnosticLevelOf(pupilId, gradeLevel);
    const planned = planExchanges(places, current, (place) => levelOf(place) ?? reached);
    if (planned.length === 0) return [];
    try {
      const items = await this.selection.others(
        pupilId,
        gradeLevel,
        planned.map(({ request }) => request),
        [...(await findExchangedPlaces(em, paperId)).keys()],
      );
      return await this.apply(paperId, pupilId, planned, items);
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      // The paper is whole without it, and the answers are stored; the next save tries again.
      this.logger.warn({ paperId, code: error.code }, 'questions not exchanged');
      return [];
    }
  }

  /** Exchanges what still stands and is unseen, in one transaction. A repeat finds other items and changes nothing. */
  private apply(
    paperId: number,
    pupilId: string,
    planned: readonly PlannedExchange[],
    items: readonly Item[],
  ): Promise<ExchangedQuestion[]> {
    return this.database.transaction(async (em) => {
      const paper = await lockOwnPaper(em, paperId, pupilId);
      if (paper.status !== 'in-progress') return [];
      const standing = await listStanding(em, paperId);
      const exchanged: ExchangedQuestion[] = [];
      for (const [order, { questionIndex, itemId }] of planned.entries()) {
        const item = items[order];
        const now = standing[questionIndex];
        if (!item || now?.itemId !== itemId || now.seenAt !== null) continue;
        if (await hasDraft(em, paperId, questionIndex)) continue;
        const { question, scheme, provenance } = item;
        await exchangeItem(
          em,
          paperId,
          questionIndex,
          { question, scheme, template: provenance.template },
          null,
        );
        exchanged.push({ questionIndex, question });
      }
      return exchanged;
    });
  }
}
