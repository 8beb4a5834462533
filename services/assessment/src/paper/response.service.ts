import { Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@product/contracts/endpoint';
import { ProductError } from '@product/contracts/errors';
import type { saveAnswers } from '@product/contracts/assessment/paper.endpoints';
import type { AnswerEntry } from '@product/contracts/assessment/response';
import { Database, type EntityManager } from '@product/platform/database/database';
import { readDrawing } from './drawing.rules.js';
import { lockOwnPaper } from './paper.queries.js';
import { listResponses, listStoredAnswers, writeDrawing, writeResponses } from './response.queries.js';
import { emptyResponse, mergeResponse } from './response.rules.js';

export interface MergedAnswers {
  /** By question index. */
  revisions: Record<string, number>;
  /** Indexes whose entry lost against a newer revision. */
  lost: number[];
}

/** Keeps what pupils write, delta by delta. */
@Injectable()
export class ResponseService {
  constructor(private readonly database: Database) {}

  /** Saves an open paper's changes. Throws 404 for another pupil's paper and 409 once it was handed in. */
  async save(
    paperId: number,
    pupilId: string,
    body: EndpointInput<typeof saveAnswers>['body'],
  ): Promise<EndpointResponse<typeof saveAnswers>> {
    return this.database.transaction(async (em) => {
      const paper = await lockOwnPaper(em, paperId, pupilId);
      if (paper.status !== 'in-progress')
        throw new ProductError(
          'conflict',
          'already-submitted',
          'This assessment has already been handed in.',
        );
      const merged = await this.merge(em, paperId, paper.questionCount, body.answers);
      if (body.currentQuestion !== undefined)
        paper.currentQuestion = Math.min(body.currentQuestion, paper.questionCount - 1);
      paper.lastSavedAt = new Date();
      const stored = merged.lost.length > 0 ? await listStoredAnswers(em, paperId, paper.questionCount) : [];
      return {
        success: true,
        lastSaved: paper.lastSavedAt.toISOString(),
        revisions: merged.revisions,
        newer: stored.filter((a) => merged.lost.includes(a.questionIndex)),
      };
    });
  }

  /** Lays entries over what stands. The caller holds the paper's lock. Throws 400 for a question the paper lacks. */
  async merge(
    em: EntityManager,
    paperId: number,
    questionCount: number,
    entries: readonly AnswerEntry[],
  ): Promise<MergedAnswers> {
    const stored = await listResponses(em, paperId);
    const merged: MergedAnswers = { revisions: {}, lost: [] };
    const changed = new Set<number>();
    for (const [position, entry] of entries.entries()) {
      const index = entry.questionIndex ?? position;
      if (index >= questionCount)
        throw new ProductError(
          'bad-request',
          'no-such-question',
          `There is no question ${index + 1} on this paper.`,
        );
      const before = stored.get(index) ?? emptyResponse(index);
      const decision = mergeResponse(before, entry);
      // Drawings keep no history, so a late or repeated message of an older revision must not touch a newer one.
      const takesDrawing =
        entry.revision === undefined
          ? Boolean(entry.drawing)
          : entry.drawing !== undefined && decision.kind !== 'newer' && entry.revision >= before.revision;
      if (takesDrawing)
        await writeDrawing(em, paperId, index, entry.drawing ? readDrawing(entry.drawing) : null);
      if (decision.kind === 'newer') merged.lost.push(index);
      if (decision.kind === 'write') {
        stored.set(index, decision.next);
        changed.add(index);
      }
      merged.revisions[index] = (stored.get(index) ?? before).revision;
    }
    await writeResponses(
      em,
      paperId,
      [...changed].flatMap((index) => stored.get(index) ?? []),
    );
    return merged;
  }
}
