import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type EntityManager, IsolationLevel, MikroORM } from '@mikro-orm/postgresql';
import type * as z from 'zod/mini';
import type { PreparedStatement } from './prepared-statement.js';
import { sendAlone, sendStatement } from './send-statement.js';
import { checkRows } from './statements.js';

export type { EntityManager };

/** The service's own database. Every call and job gets its own fork; requests share only the connection pool. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly afterCommit: Array<(em: EntityManager) => void> = [];

  constructor(@Inject(MikroORM) private readonly orm: MikroORM) {}

  /** Connections that this process may hold. */
  get maxConnections(): number {
    return this.orm.config.get('pool').max ?? 1;
  }

  /** For single reads. */
  fork(): EntityManager {
    return this.orm.em.fork();
  }

  /**
   * Runs a statement that each connection has parsed once, outside any transaction. For the few that a whole school
   * sends within a minute, or that every process sends each second. `values` are what goes to the server: dates as
   * text, objects as JSON.
   */
  async runPrepared<Row extends z.ZodMiniType<object>>(
    { marked, row }: PreparedStatement<Row>,
    values: ReadonlyArray<string | number | boolean | null>,
  ): Promise<z.output<Row>[]> {
    const { rows } = await sendAlone(this.orm.em, marked, values);
    return checkRows(row, rows);
  }

  /** Runs `work` in one transaction: all of it holds, or none. */
  async transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    let inner: EntityManager | undefined;
    const result = await this.orm.em.fork().transactional((em) => {
      inner = em;
      return work(em);
    });
    if (inner) for (const listener of this.afterCommit) listener(inner);
    return result;
  }

  /**
   * Runs `work` on a stage: a database with the same rows, where all that is stored is undone at the end and no other
   * transaction sees it. Its transactions wake no listener. Numbers that the server counts up, such as those of papers,
   * are used up.
   */
  async rehearse(work: (stage: Database) => Promise<void>): Promise<void> {
    const rehearsalOver = new Error('the rehearsal is over');
    try {
      await this.orm.em.fork().transactional(async (em) => {
        await work(new Stage(this.orm, em));
        throw rehearsalOver;
      });
    } catch (error) {
      if (error !== rehearsalOver) throw error;
    }
  }

  /** Runs several reads on one consistent snapshot. */
  snapshot<T>(read: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.orm.em
      .fork()
      .transactional(read, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  }

  /** Calls back after each commit with the transaction's own manager. */
  onCommit(listener: (em: EntityManager) => void): void {
    this.afterCommit.push(listener);
  }

  /** True when the server answers within half a second. */
  async reachable(): Promise<boolean> {
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, 500, false).unref());
    const connection = this.orm.em.getConnection();
    const ping = connection
      .ensureConnection()
      .then(() => connection.isConnected())
      .catch(() => false);
    return Promise.race([ping, timeout]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close(true);
  }
}

/** The database as a rehearsal sees it: within the one transaction that is undone. */
class Stage extends Database {
  constructor(
    orm: MikroORM,
    private readonly em: EntityManager,
  ) {
    super(orm);
  }

  override fork(): EntityManager {
    return this.em.fork({ keepTransactionContext: true });
  }

  override async runPrepared<Row extends z.ZodMiniType<object>>(
    { marked, row }: PreparedStatement<Row>,
    values: ReadonlyArray<string | number | boolean | null>,
  ): Promise<z.output<Row>[]> {
    const { rows } = await sendStatement(this.em, marked, values);
    return checkRows(row, rows);
  }

  override async transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const em = this.fork();
    const result = await work(em);
    await em.flush();
    return result;
  }

  override snapshot<T>(read: (em: EntityManager) => Promise<T>): Promise<T> {
    return read(this.fork());
  }
}
