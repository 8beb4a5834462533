import { Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { KnownQuestion, saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import type { AnswerEntry } from '@sumfox/contracts/assessment/response';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { type ResponseText, emptyResponse, mergeResponse } from '@sumfox/question-kinds/merge-response';
import { readDrawing } from './drawing.rules.js';
import { findExchangedPlaces, listExchanged, settleKnown } from './known-questions.js';
import { OpenPapers } from './open-papers.js';
import type { Paper } from './paper.entity.js';
import { lockOwnPaper, MAX_PAPER_ID } from './paper.queries.js';
import { listResponses, listStoredAnswers, writeDrawing, writeResponses } from './response.queries.js';
import { findOpenPaper, toSinglePlace, writeSingle } from './single-save.queries.js';

type SaveBody = EndpointInput<typeof saveAnswers>['body'];

export interface MergedAnswers {
  /** By question index. */
  revisions: Record<string, number>;
  /** Indexes with an entry older than the stored revision. */
  lost: number[];
  /** Rejected drawings with the reason; all typed text is stored. */
  refused: Array<{ questionIndex: number; sentence: string }>;
}

/** Sentence for rejected drawings; null without one. */
export function refusedDrawings({ refused }: MergedAnswers): ProductError | null {
  const [first] = refused;
  if (!first) return null;
  return new ProductError('bad-request', 'drawing-refused', first.sentence, {
    refusedDrawings: refused.map(({ questionIndex }) => questionIndex),
  });
}

/** Keeps what pupils write, delta by delta. */
@Injectable()
export class ResponseService {
  private readonly open = new OpenPapers();

  constructor(private readonly database: Database) {}

  /**
   * Saves changes of an open paper. Throws 404 for another pupil's paper and 409 after submission. Throws 400 for a
   * drawing that cannot be stored, after storing the rest of the save.
   */
  async save(
    paperId: number,
    pupilId: string,
    body: SaveBody,
  ): Promise<EndpointResponse<typeof saveAnswers>> {
    const single = await this.saveSingle(paperId, pupilId, body);
    if (single) return single;
    const { saved, refusal } = await this.database.transaction(async (em) => {
      const paper = await lockOwnPaper(em, paperId, pupilId);
      if (paper.status !== 'in-progress')
        throw new ProductError(
          'conflict',
          'already-submitted',
          'This assessment has already been handed in.',
        );
      const stale = await findStale(em, paper, body.known);
      // A page saves one question at a time: the others need not be read, which are up to fourteen times as much.
      const [first, ...more] = body.answers;
      const index = more.length === 0 ? (first?.questionIndex ?? 0) : undefined;
      const before = await listResponses(em, paperId, index);
      const merged = await this.merge(em, paper, before, body.answers, stale);
      if (body.currentQuestion !== undefined)
        paper.currentQuestion = Math.min(body.currentQuestion, paper.questionCount - 1);
      paper.lastSavedAt = new Date();
      const stored = merged.lost.length > 0 ? await listStoredAnswers(em, paperId, paper.questionCount) : [];
      const saved = {
        success: true as const,
        lastSaved: paper.lastSavedAt.toISOString(),
        exchanged: body.known ? await listExchanged(em, paperId, stale) : [],
        revisions: merged.revisions,
        newer: stored.filter((a) => merged.lost.includes(a.questionIndex)),
      };
      return { saved, refusal: refusedDrawings(merged) };
    });
    if (refusal) throw refusal;
    return saved;
  }

  /**
   * Saves one typed answer without a transaction: reads, merges and writes if nothing has changed in between. Null for
   * everything else, which is left to a transaction under the paper's lock.
   */
  private async saveSingle(
    paperId: number,
    pupilId: string,
    { answers, known, currentQuestion }: SaveBody,
  ): Promise<EndpointResponse<typeof saveAnswers> | null> {
    const [entry, ...more] = answers;
    if (!entry || more.length > 0 || entry.drawing !== undefined || paperId > MAX_PAPER_ID) return null;
    const index = entry.questionIndex ?? 0;
    const paper = this.open.find(paperId, pupilId) ?? (await findOpenPaper(this.database, paperId, pupilId));
    this.open.forget(paperId);
    const place = paper && toSinglePlace(paper, index, known);
    if (!place) return null;
    const decision = mergeResponse(place.stored, entry);
    if (decision.kind !== 'write') return null;
    const { next } = decision;
    const savedAt = new Date();
    const isWritten = await writeSingle(
      this.database,
      { paperId, pupilId, currentQuestion, savedAt, next },
      place,
    );
    if (!isWritten) return null;
    paper.responses.set(index, next);
    this.open.keep(paperId, paper);
    return {
      success: true,
      lastSaved: savedAt.toISOString(),
      exchanged: [],
      revisions: { [index]: next.revision },
      newer: [],
    };
  }

  /**
   * Merges entries into the stored responses, which are changed with them. The caller holds the paper's lock and has
   * read all responses that the entries name. Throws 400 for a question the paper lacks. An entry for a stale place answers a question that is no longer there: it is lost.
   */
  async merge(
    em: EntityManager,
    { id: paperId, questionCount }: Pick<Paper, 'id' | 'questionCount'>,
    stored: Map<number, ResponseText>,
    entries: readonly AnswerEntry[],
    stale: ReadonlySet<number> = new Set(),
  ): Promise<MergedAnswers> {
    // A submission needs no answers remembered, and what another road has changed is read again.
    this.open.forget(paperId);
    const merged: MergedAnswers = { revisions: {}, lost: [], refused: [] };
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
      if (stale.has(index)) {
        merged.lost.push(index);
        merged.revisions[index] = before.revision;
        continue;
      }
      const decision = mergeResponse(before, entry);
      // Drawings keep no history, so a late or repeated message of an older revision must not touch a newer one.
      const takesDrawing =
        entry.revision === undefined
          ? Boolean(entry.drawing)
          : entry.drawing !== undefined && decision.kind !== 'newer' && entry.revision >= before.revision;
      if (takesDrawing) {
        const { png, refusal } = entry.drawing ? readDrawing(entry.drawing) : { png: null, refusal: null };
        // The stored drawing is better than none.
        if (refusal !== null) merged.refused.push({ questionIndex: index, sentence: refusal });
        else await writeDrawing(em, paperId, index, png);
      }
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

/**
 * Places where another question stands than the sender has. A sender that does not say what it has may have any of the
 * questions that were exchanged.
 */
async function findStale(
  em: EntityManager,
  paper: Paper,
  known: readonly KnownQuestion[] | undefined,
): Promise<Set<number>> {
  if (paper.type !== 'diagnostic') return new Set();
  return known
    ? settleKnown(em, paper.id, new Map(known.entries()))
    : new Set((await findExchangedPlaces(em, paper.id)).values());
}
