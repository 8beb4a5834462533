import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { NO_MESSAGE_HANDLER } from '@nestjs/microservices/constants';
import type { ServiceAddress } from '../config/process.config.js';
import { PING } from './connection-signals.js';
import { ReplicaClient } from './replica-client.js';
import { isFault } from './rpc-packet.js';

const CONNECT_LIMIT_MS = 1_000;
const LOOK_EVERY_MS = 250;
/** Looks in a row without a word, although a call waits, before a replica is asked and before it counts as dead. */
const LOOKS_BEFORE_PING = 2;
const LOOKS_BEFORE_LOSS = 6;
const PROBE_EVERY_MS = 500;

/** A call that got no answer since its connection was lost, or could not be made. */
export class ConnectionLostError extends Error {
  /** @param wasSent whether the replica may have begun with the call */
  constructor(readonly wasSent: boolean) {
    super('the connection to a service was lost');
    this.name = 'ConnectionLostError';
  }
}

/** A call that got no answer within its time limit. */
export class NoAnswerError extends Error {
  constructor() {
    super('a service did not answer in time');
    this.name = 'NoAnswerError';
  }
}

export interface Attempt {
  name: string;
  packet: object;
  timeoutMs: number;
  /** A second time changes nothing more, so another replica may have it. */
  isRepeatable: boolean;
}

/** One replica of a service as a caller sees it: in its pool, or out of it until it answers again. */
export class Replica {
  private readonly client: ReplicaClient;
  /** One for each call without an answer: gives it up where another replica can have it. */
  private readonly onLoss = new Set<() => void>();
  private isUsable = true;
  private isRetired = false;
  /** The replica stops: what it still says does not bring it back. */
  private isLeaving = false;
  private looksWithoutWord = 0;
  private openCalls = 0;
  private looking: NodeJS.Timeout | null = null;
  private probing: NodeJS.Timeout | null = null;

  constructor(address: ServiceAddress) {
    this.client = new ReplicaClient(address, {
      onHeard: () => this.hear(),
      onLeaving: () => this.leave(),
      onClosed: () => {
        this.isLeaving = false;
        this.takeOut();
      },
    });
  }

  get isIn(): boolean {
    return this.isUsable;
  }

  /** Calls without an answer. */
  get load(): number {
    return this.openCalls;
  }

  /**
   * Throws {@link ConnectionLostError}, {@link NoAnswerError}, or what the replica answers. @param hasOther asked when
   * this replica says nothing: whether another one could have the call instead of waiting
   */
  async send(attempt: Attempt, hasOther: () => boolean): Promise<unknown> {
    this.openCalls += 1;
    this.look();
    try {
      if (!this.client.isConnected) await this.connect();
      // Another call may have closed the connection while this one waited for it.
      if (!this.client.isConnected) throw new ConnectionLostError(false);
      return await this.exchange(attempt, hasOther);
    } catch (error) {
      const isAnswer = isFault(error) || error === NO_MESSAGE_HANDLER || error instanceof NoAnswerError;
      throw isAnswer || error instanceof ConnectionLostError ? error : new ConnectionLostError(true);
    } finally {
      this.openCalls -= 1;
      if (!this.isUsable) this.closeWhenIdle();
    }
  }

  /** Sends one call and waits for its answer, its time limit, or the loss of the replica. */
  private exchange({ name, packet, timeoutMs }: Attempt, hasOther: () => boolean): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let forget = () => {};
      let unread: NodeJS.Immediate | undefined;
      const end = (settle: () => void) => {
        clearTimeout(timer);
        clearImmediate(unread);
        this.onLoss.delete(giveUp);
        forget();
        settle();
      };
      const giveUp = () => {
        if (hasOther()) end(() => reject(new ConnectionLostError(true)));
      };
      // An answer that came while this process was busy is read first.
      const timer = setTimeout(() => {
        unread = setImmediate(() => end(() => reject(new NoAnswerError())));
      }, timeoutMs);
      this.onLoss.add(giveUp);
      forget = this.client.post(name, { ...packet, answerWithinMs: timeoutMs }, (error, response) =>
        end(() => (error === undefined || error === null ? resolve(response) : reject(error as Error))),
      );
    });
  }

  /** It is no longer among the service's replicas. */
  retire(): void {
    this.isRetired = true;
    this.takeOut();
    this.closeWhenIdle();
  }

  close(): void {
    this.isRetired = true;
    this.stopTimers();
    this.client.close();
  }

  private async connect(): Promise<void> {
    const limit = new AbortController();
    const late = sleep(CONNECT_LIMIT_MS, 'late', { signal: limit.signal, ref: false }).catch(() => 'late');
    try {
      if ((await Promise.race([this.client.connect(), late])) === 'late') {
        // After a busy second of this process, the news of the connection is still to be read.
        await nextTurn();
        if (this.client.isConnected) return;
        this.client.close();
        throw new ConnectionLostError(false);
      }
    } catch {
      throw new ConnectionLostError(false);
    } finally {
      limit.abort();
    }
  }

  private hear(): void {
    this.looksWithoutWord = 0;
    if (this.isRetired || this.isLeaving) return;
    this.isUsable = true;
    if (this.probing) clearInterval(this.probing);
    this.probing = null;
  }

  private leave(): void {
    this.isLeaving = true;
    this.takeOut();
    this.closeWhenIdle();
  }

  /** Out of the pool, and asked again and again until it is back. */
  private takeOut(): void {
    this.isUsable = false;
    if (this.isRetired) return;
    this.probing ??= setInterval(() => void this.probe(), PROBE_EVERY_MS).unref();
  }

  private closeWhenIdle(): void {
    if (this.openCalls === 0 && this.client.isOpen) this.client.close();
  }

  /** The kernel makes connections for a hung process, so only an answer brings it back. */
  private async probe(): Promise<void> {
    // One with open calls is back as soon as it says anything.
    if (this.openCalls > 0) return;
    try {
      await this.connect();
      this.ping();
    } catch (error) {
      if (!(error instanceof ConnectionLostError)) throw error;
    }
  }

  /** While calls wait, makes sure that the replica still says something. */
  private look(): void {
    this.looking ??= setInterval(() => {
      if (this.openCalls === 0) return this.stopLooking();
      if (!this.client.isOpen) return;
      // Counted and not timed: after a busy second of this process its own messages are still to be read.
      this.looksWithoutWord += 1;
      if (this.looksWithoutWord === LOOKS_BEFORE_PING) this.ping();
      if (this.looksWithoutWord >= LOOKS_BEFORE_LOSS) {
        this.takeOut();
        for (const giveUp of this.onLoss) giveUp();
      }
    }, LOOK_EVERY_MS).unref();
  }

  private ping(): void {
    // Its answer is heard like any other; that none comes is what the looks count.
    let forget = () => {};
    const timer = setTimeout(() => forget(), LOOKS_BEFORE_LOSS * LOOK_EVERY_MS).unref();
    forget = this.client.post(PING, {}, () => {
      clearTimeout(timer);
      forget();
    });
  }

  private stopLooking(): void {
    if (this.looking) clearInterval(this.looking);
    this.looking = null;
    this.looksWithoutWord = 0;
  }

  private stopTimers(): void {
    this.stopLooking();
    if (this.probing) clearInterval(this.probing);
    this.probing = null;
  }
}
