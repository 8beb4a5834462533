import { Injectable } from '@nestjs/common';
import type {
  createTopic,
  keepTopicsSeparate,
  similarityDecisions,
  updateTopic,
} from '@sumfox/contracts/content/topic.endpoints';
import {
  TOPIC_PICTURES,
  TOPIC_ROOM,
  TOPIC_SENTENCES,
  type Topic as TopicView,
  type TopicPicture as PictureView,
} from '@sumfox/contracts/content/topic';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { topicDeleted, topicManaged } from '@sumfox/contracts/messages/content.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { v7 as uuid } from 'uuid';
import { SimilarityDecision, Topic, type TopicRow } from './topic.entity.js';
import { deletePictures, insertPictures, listPictures, takeOverPictures } from './topic-picture.queries.js';
import { addPictures, picturesTooLarge } from './topic-picture.rules.js';
import {
  deleteDecisions,
  eraseDeleted,
  hasRoom,
  insertDecision,
  listVisibleTopics,
  lockEditableTopics,
  lockRoom,
  topicNotFound,
} from './topic.queries.js';
import { isOfOneOwner, isVisibleTo, mergeContent, sizeOf, toTopic } from './topic.rules.js';

/** Topics of parents and the shared ones of admins (TOPIC-1). */
@Injectable()
export class TopicService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async list(caller: PersonCaller): Promise<TopicView[]> {
    const rows = await listVisibleTopics(this.database.fork(), caller);
    return rows.map((row) => toTopic(row, caller));
  }

  /** A repeat by `requestId` has the topic that was made by the first. Throws 409 `topics-full`. */
  async create(
    caller: PersonCaller,
    { requestId, pictures = [], ...fields }: EndpointInput<typeof createTopic>['body'],
  ): Promise<TopicView> {
    return this.database.transaction(async (em) => {
      await lockRoom(em, caller);
      const made = requestId ? await em.findOne(Topic, { ownerId: caller.userId, requestId }) : null;
      if (made) return toTopic(made, caller);
      await eraseDeleted(em, caller);
      const pictured = addPictures(fields.modelQuestions, pictures);
      const { modelQuestions, pictureBytes } = pictured;
      const bytes = sizeOf({ ...fields, modelQuestions });
      if (!(await hasRoom(em, caller, { bytes, pictureBytes })))
        throw new ProductError('conflict', 'topics-full', TOPIC_SENTENCES.full);
      const now = new Date();
      const row = em.create(
        Topic,
        {
          id: uuid(),
          ownerId: caller.userId,
          isShared: caller.role === 'admin',
          requestId: requestId ?? null,
          ...fields,
          modelQuestions,
          isActive: true,
          bytes,
          pictureBytes,
          createdAt: now,
          updatedAt: now,
          deletedAt: null,
          mergedInto: null,
        },
        { persist: true },
      );
      insertPictures(em, row, pictured.pictures);
      this.note(em, caller, row, 'created');
      return toTopic(row, caller);
    });
  }

  /** The pictures of a topic. Throws 404 for one that the caller does not see. */
  async listPictures(caller: PersonCaller, id: string): Promise<PictureView[]> {
    const em = this.database.fork();
    const row = await em.findOne(Topic, { id, deletedAt: null });
    if (!row || !isVisibleTo(row, caller)) throw topicNotFound();
    return listPictures(em, row);
  }

  /** Changes the named fields. Throws 404 for a topic outside the caller's rights or a deleted one. */
  async update(
    caller: PersonCaller,
    id: string,
    changes: EndpointInput<typeof updateTopic>['body'],
  ): Promise<TopicView> {
    return this.database.transaction(async (em) => {
      const [row] = await lockEditableTopics(em, caller, [id]);
      if (!row || row.deletedAt) throw topicNotFound();
      em.assign(row, changes);
      row.bytes = sizeOf(row);
      row.updatedAt = new Date();
      this.note(em, caller, row, 'changed');
      return toTopic(row, caller);
    });
  }

  /** Deletes a topic. Throws 404 for another person's topic and for one that is deleted already. */
  async delete(caller: PersonCaller, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const [row] = await lockEditableTopics(em, caller, [id]);
      if (!row || row.deletedAt) throw topicNotFound();
      await this.takeAway(em, caller, row, null);
    });
  }

  /**
   * Adds to one topic what only the other has and deletes the other; a repeat returns the topic unchanged. Throws 404
   * when either is out of reach or missing, and 409 when they cannot merge (`different-grades`, `different-owners`,
   * `topic-too-large`, `pictures-too-large`).
   */
  async merge(caller: PersonCaller, id: string, otherId: string): Promise<TopicView> {
    return this.database.transaction(async (em) => {
      const [kept, other] = await lockEditableTopics(em, caller, [id, otherId]);
      if (!kept || !other || kept.deletedAt) throw topicNotFound();
      if (other.deletedAt && other.mergedInto === kept.id) return toTopic(kept, caller);
      if (other.deletedAt || kept.id === other.id) throw topicNotFound();
      Object.assign(kept, toMerged(kept, other));
      kept.bytes = sizeOf(kept);
      kept.updatedAt = new Date();
      kept.pictureBytes = await takeOverPictures(em, kept, other);
      if (kept.pictureBytes > TOPIC_PICTURES.mergedBytes) throw picturesTooLarge();
      await this.takeAway(em, caller, other, kept.id);
      return toTopic(kept, caller);
    });
  }

  async listDecisions(caller: PersonCaller): Promise<EndpointResponse<typeof similarityDecisions>> {
    const rows = await this.database
      .fork()
      .find(SimilarityDecision, { accountId: caller.userId }, { orderBy: { decidedAt: 'asc' } });
    return rows.map(({ firstTopic, secondTopic }) => ({ topicIds: [firstTopic.id, secondTopic.id] }));
  }

  /** Keeps a pair separate, for the caller alone. Throws 404 unless both are among what the caller sees. */
  async keepSeparate(
    caller: PersonCaller,
    { topicIds }: EndpointInput<typeof keepTopicsSeparate>['body'],
  ): Promise<void> {
    const pair = toPair(topicIds);
    await this.database.transaction(async (em) => {
      const rows = await em.find(Topic, { id: { $in: [...pair] }, deletedAt: null });
      if (rows.filter((row) => isVisibleTo(row, caller)).length < 2) throw topicNotFound();
      await insertDecision(em, caller.userId, pair);
      // Counted after it: a pair that was there already does not count twice.
      if ((await em.count(SimilarityDecision, { accountId: caller.userId })) > TOPIC_ROOM.decisions)
        throw new ProductError('conflict', 'decisions-full', TOPIC_SENTENCES.tooManyDecisions);
    });
  }

  /** Notes what an admin did; what parents do with their own is theirs. */
  private note(em: EntityManager, caller: PersonCaller, row: TopicRow, action: 'created' | 'changed'): void {
    if (caller.role !== 'admin') return;
    this.outbox.addEvent(em, topicManaged, {
      topicId: row.id,
      action,
      gradeLevel: row.gradeLevel,
      ownerId: row.isShared ? null : (row.ownerId ?? null),
      adminId: caller.userId,
    });
  }

  private async takeAway(
    em: EntityManager,
    caller: PersonCaller,
    row: TopicRow,
    mergedInto: string | null,
  ): Promise<void> {
    row.deletedAt = new Date();
    row.mergedInto = mergedInto;
    row.pictureBytes = 0;
    await deletePictures(em, row.id);
    await deleteDecisions(em, row.id);
    this.outbox.addEvent(em, topicDeleted, {
      topicId: row.id,
      ownerId: row.isShared ? null : (row.ownerId ?? null),
      deletedBy: caller.userId,
      role: caller.role === 'admin' ? 'admin' : 'parent',
      cause: mergedInto ? 'merged' : 'deleted',
    });
  }
}

function toMerged(kept: TopicRow, other: TopicRow) {
  if (!isOfOneOwner(kept, other))
    throw new ProductError('conflict', 'different-owners', TOPIC_SENTENCES.differentOwners);
  if (kept.gradeLevel !== other.gradeLevel)
    throw new ProductError('conflict', 'different-grades', TOPIC_SENTENCES.differentGrades);
  const merged = mergeContent(kept, other);
  if (!merged) throw new ProductError('conflict', 'topic-too-large', TOPIC_SENTENCES.tooLarge);
  return merged;
}

/** Two topics as a decision about them is kept. */
function toPair(topicIds: readonly [string, string]): readonly [string, string] {
  const [one, other] = [topicIds[0].toLowerCase(), topicIds[1].toLowerCase()];
  return one < other ? [one, other] : [other, one];
}
