import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { ServiceAddress } from '../config/process.config.js';
import { PING } from './connection-signals.js';
import { type Attempt, ConnectionLostError, NoAnswerError, Replica } from './replica.js';

/** A replica that does not answer within this is not ready. */
const READY_ANSWER_MS = 1_000;
/** How long the replicas behind a name are known without asking again. */
const NAMES_HOLD_MS = 1_000;

/**
 * The replicas of one service. A call goes to one with the fewest open calls. If its connection is lost, another replica
 * gets it. The first one must not have begun with it, or a second time must change nothing more.
 */
export class ReplicaPool {
  private replicas = new Map<string, Replica>();
  private resolvedAt = -Infinity;
  private resolving: Promise<void> | null = null;
  private turn = 0;

  constructor(private readonly addresses: readonly ServiceAddress[]) {}

  /** Throws {@link ConnectionLostError}, NoAnswerError, or what the service answers. */
  async send(attempt: Attempt): Promise<unknown> {
    const deadline = performance.now() + attempt.timeoutMs;
    await this.findReplicas();
    try {
      return await this.sendToOne(attempt, deadline);
    } catch (error) {
      // Each replica has been tried. A silent one may have been slow, and a dead one may be back.
      if (!(error instanceof ConnectionLostError) || (error.wasSent && !attempt.isRepeatable)) throw error;
      return await this.sendToOne(attempt, deadline);
    }
  }

  private async sendToOne(attempt: Attempt, deadline: number): Promise<unknown> {
    const tried = new Set<Replica>();
    let failure: ConnectionLostError | null = null;
    for (let next = this.choose(tried); next; next = this.choose(tried)) {
      tried.add(next);
      const timeoutMs = Math.max(1, deadline - performance.now());
      const hasOther = () =>
        attempt.isRepeatable && [...this.replicas.values()].some((each) => each.isIn && !tried.has(each));
      try {
        return await next.send({ ...attempt, timeoutMs }, hasOther);
      } catch (error) {
        if (!(error instanceof ConnectionLostError)) throw error;
        failure = error;
        if (error.wasSent && !attempt.isRepeatable) break;
      }
    }
    throw failure ?? new ConnectionLostError(false);
  }

  /** Sends a call to every replica and returns the answers of those that have one. */
  async sendToEvery(attempt: Attempt): Promise<unknown[]> {
    await this.findReplicas();
    const sent = await Promise.allSettled(
      [...this.replicas.values()].map((each) => each.send(attempt, () => false)),
    );
    const answers = sent.filter((each) => each.status === 'fulfilled').map(({ value }) => value);
    const failed = sent.find((each) => each.status === 'rejected');
    if (answers.length === 0) throw failed?.reason ?? new ConnectionLostError(false);
    return answers;
  }

  /** Whether a replica answers calls now: one that starts does not listen before it is ready. */
  async isAnswering(timeoutMs = READY_ANSWER_MS): Promise<boolean> {
    try {
      await this.send({ name: PING, packet: {}, timeoutMs, isRepeatable: true });
      return true;
    } catch (error) {
      if (error instanceof ConnectionLostError || error instanceof NoAnswerError) return false;
      throw error;
    }
  }

  close(): void {
    for (const replica of this.replicas.values()) replica.close();
  }

  /** Those in the pool first; one that is out is still tried before a call is given up. */
  private choose(tried: ReadonlySet<Replica>): Replica | undefined {
    // Most services have one, and this is asked for every call.
    if (this.replicas.size === 1) return [...this.replicas.values()].find((each) => !tried.has(each));
    const left = [...this.replicas.values()].filter((each) => !tried.has(each));
    const usable = left.filter(({ isIn }) => isIn);
    const candidates = usable.length > 0 ? usable : left;
    const least = Math.min(...candidates.map(({ load }) => load));
    const equal = candidates.filter(({ load }) => load === least);
    this.turn += 1;
    return equal[this.turn % equal.length];
  }

  private async findReplicas(): Promise<void> {
    if (performance.now() - this.resolvedAt > NAMES_HOLD_MS)
      this.resolving ??= this.resolve().finally(() => (this.resolving = null));
    // Later ones are looked up beside the calls.
    if (this.replicas.size === 0) await this.resolving;
  }

  private async resolve(): Promise<void> {
    const found = await this.listAddresses();
    this.resolvedAt = performance.now();
    // A name that cannot be looked up now keeps the replicas that it had.
    if (found.size === 0) return;
    const kept = [...this.replicas].filter(([key]) => found.has(key));
    for (const [key, replica] of this.replicas) if (!found.has(key)) replica.retire();
    this.replicas = new Map(kept);
    for (const [key, address] of found)
      if (!this.replicas.has(key)) this.replicas.set(key, new Replica(address));
  }

  private async listAddresses(): Promise<Map<string, ServiceAddress>> {
    const looked = await Promise.allSettled(
      this.addresses.map(async ({ host, port }) => {
        const hosts = isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
        return hosts.map((each) => ({ host: each, port }));
      }),
    );
    const found = looked.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    return new Map(found.map((address) => [`${address.host} ${address.port}`, address]));
  }
}
