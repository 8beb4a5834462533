import { createHash } from 'node:crypto';
import type { Database, EntityManager } from '@sumfox/platform/database/database';
import * as z from 'zod/mini';
import { AiReply } from '../ai.entities.js';
import type { ModelTask } from '../model-task.js';

/** A reply may quote what a pupil wrote, so it is not kept for longer than it is of use. */
export const KEPT_DAYS = 30;

/** All that a reply depends on. `data` is the input as JSON, as it leaves. */
export interface QuestionOfReply {
  readonly task: ModelTask<never, unknown>;
  readonly model: string;
  readonly data: string;
  readonly sample: number;
}

/** SHA-256 in hex: equal questions, and no others, have equal keys. */
export function replyKey({ task, model, data, sample }: QuestionOfReply): string {
  const parts = [task.name, task.version, model, task.instructions, data, sample];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Replies of the last thirty days, in the database of the service that asked. */
export class KeptReplies {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** The reply as the task's schema reads it today; undefined where none is kept that it can read. */
  async find<Output>(
    key: string,
    task: Pick<ModelTask<never, Output>, 'output'>,
  ): Promise<Output | undefined> {
    const keptAt = { $gt: new Date(this.now().getTime() - KEPT_DAYS * 86_400_000) };
    const row = await this.database.fork().findOne(AiReply, { key, keptAt }, { fields: ['output'] });
    if (!row) return undefined;
    const read = z.safeParse(task.output, row.output);
    return read.success ? read.data : undefined;
  }

  /** Keeps a reply in the caller's transaction. */
  async keep(em: EntityManager, key: string, question: QuestionOfReply, output: unknown): Promise<void> {
    const { task, model } = question;
    await em.upsert(
      AiReply,
      { key, task: task.name, taskVersion: task.version, model, output, keptAt: this.now() },
      { onConflictMergeFields: ['output', 'keptAt'] },
    );
  }
}
