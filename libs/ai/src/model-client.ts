import { aiCalled } from '@sumfox/contracts/messages/ai.events';
import type { Logger } from '@sumfox/platform/logging/logger';
import type { Outbox } from '@sumfox/platform/messaging/outbox';
import type { ModelSettings } from './ai.config.js';
import type { Ledger, Reservation } from './ledger/ledger.js';
import type { AskOptions, Model, ModelReply, UnavailableReason } from './model.js';
import type { Json } from './json.js';
import type { ModelTask, ModelTaskName } from './model-task.js';
import type { CallPermit, CircuitBreaker } from './provider/circuit-breaker.js';
import { costMicroUsd, findKnownModel, pricesOf, worstCostMicroUsd } from './provider/cost.rules.js';
import { prepareInput } from './provider/model-input.rules.js';
import { PRICES_READ_ON } from './provider/model-prices.js';
import { type ModelRequest, buildRequest } from './provider/model-request.js';
import { ONCE_MORE, type Repeatable } from './provider/once-more.js';
import {
  type CallFault,
  type CallResult,
  type ModelProvider,
  TIMED_OUT,
  whyAborted,
} from './provider/openai-provider.js';
import { type ReadReply, readReply, readUsage } from './provider/read-reply.js';
import { pauseBeforeRepeat } from './provider/repeat.rules.js';
import { type KeptReplies, type QuestionOfReply, replyKey } from './replies/kept-replies.js';

/** Current calls of one process: even if all hang, the process has sockets and memory for other work. */
export const MAX_IN_FLIGHT = 20;
/**
 * At shutdown, calls with at most this limit may finish, because a mark waits for them. Longer ones are cut off. The
 * limit fits into the time that a process has for its shutdown.
 */
const SHUTDOWN_GRACE_MS = 8_000;
/** Added to a call's own limit: after that time no process can still settle it. */
const SETTLED_WITHIN_MS = 60_000;

/** Parts of {@link ModelClient}. `provider` is null without a key. */
export interface ModelClientParts {
  readonly provider: ModelProvider | null;
  readonly settings: Readonly<Record<ModelTaskName, ModelSettings>>;
  readonly ledger: Ledger;
  readonly replies: KeptReplies;
  readonly outbox: Outbox;
  readonly breaker: CircuitBreaker;
  readonly logger: Logger;
  /** Aborted at shutdown; without it calls last up to their limit. */
  readonly stopping?: AbortSignal;
  /** From 0 up to but not including 1; Math.random but in tests. */
  readonly random?: () => number;
}

interface Question<Output> extends QuestionOfReply {
  readonly task: ModelTask<never, Output>;
  readonly key: string;
  readonly request: ModelRequest;
  readonly pupilId: string | null;
}

/** Result of one call: a reply, or why there is none and whether a retry may help. */
type Attempt<Output> =
  | { readonly kind: 'answered'; readonly output: Output }
  | ({ readonly kind: 'unavailable'; readonly reason: UnavailableReason } & Repeatable);

/** End of a call: the signal that aborts it, and its due time. */
interface CallLimit {
  readonly ends: AbortSignal;
  /** By `Date.now()`. */
  readonly deadline: number;
}

/**
 * The model with its protections: stored replies, one call for equal questions, a limit on parallel calls, the circuit
 * breaker and the budget; one time limit over all, and strict parsing of replies.
 */
export class ModelClient implements Model {
  private inFlight = 0;
  private readonly underWay = new Map<string, Promise<ModelReply<unknown>>>();
  private readonly unpriced = new Set<string>();

  constructor(private readonly parts: ModelClientParts) {}

  get isConfigured(): boolean {
    return this.parts.provider !== null;
  }

  async ask<Input extends Json, Output>(
    task: ModelTask<Input, Output>,
    input: Input,
    options: AskOptions = {},
  ): Promise<ModelReply<Output>> {
    const { provider } = this.parts;
    if (!provider) return unavailable('not-configured');
    const question = this.toQuestion(task, input, options);
    for (let shared = this.findUnderWay(question); shared; shared = this.findUnderWay(question)) {
      const reply = await shared;
      // The other pupil's budget may have run out, not this one's: one of those who waited asks again for all.
      if (reply.kind === 'answered' || reply.reason !== 'over-budget') return reply;
    }
    const reply = this.answer(provider, question);
    this.underWay.set(question.key, reply);
    try {
      return await reply;
    } finally {
      if (this.underWay.get(question.key) === reply) this.underWay.delete(question.key);
    }
  }

  private findUnderWay<Output>({ key }: Question<Output>): Promise<ModelReply<Output>> | undefined {
    return this.underWay.get(key) as Promise<ModelReply<Output>> | undefined;
  }

  private toQuestion<Input extends Json, Output>(
    task: ModelTask<Input, Output>,
    input: Input,
    options: AskOptions,
  ): Question<Output> {
    const settings = this.parts.settings[task.name];
    const data = JSON.stringify(prepareInput(input));
    const own = {
      task: task as ModelTask<never, Output>,
      model: settings.model,
      data,
      sample: options.sample ?? 0,
    };
    const request = buildRequest(task, data, settings);
    return { ...own, key: replyKey(own), request, pupilId: options.pupilId ?? null };
  }

  private async answer<Output>(
    provider: ModelProvider,
    question: Question<Output>,
  ): Promise<ModelReply<Output>> {
    const kept = await this.parts.replies.find(question.key, question.task);
    if (kept !== undefined) return { kind: 'answered', output: kept, model: question.model, fromCache: true };
    if (this.inFlight >= MAX_IN_FLIGHT) return unavailable('busy');
    const stopping = this.stoppingOf(question.task);
    if (stopping?.aborted) return unavailable('stopped');
    this.inFlight += 1;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(TIMED_OUT), question.task.timeoutMs);
    try {
      const ends = stopping ? AbortSignal.any([limit.signal, stopping]) : limit.signal;
      const deadline = Date.now() + question.task.timeoutMs;
      const attempt = await this.tryTwice(provider, question, { ends, deadline });
      if (attempt.kind === 'unavailable') return unavailable(attempt.reason);
      return { kind: 'answered', output: attempt.output, model: question.model, fromCache: false };
    } finally {
      clearTimeout(timer);
      this.inFlight -= 1;
    }
  }

  /** Signal that ends a call of a task before its limit; undefined for one that may finish. */
  private stoppingOf(task: Pick<ModelTask, 'timeoutMs'>): AbortSignal | undefined {
    return task.timeoutMs > SHUTDOWN_GRACE_MS ? this.parts.stopping : undefined;
  }

  private async tryTwice<Output>(
    provider: ModelProvider,
    question: Question<Output>,
    limit: CallLimit,
  ): Promise<Attempt<Output>> {
    const attempts: Attempt<Output>[] = [];
    const last = await ONCE_MORE.execute(async () => {
      const attempt = await this.attempt(provider, question, limit);
      attempts.push(attempt);
      return attempt;
    });
    // Not sent a second time: what the first call met is the reason.
    const isUnsent =
      last.kind === 'unavailable' && (last.reason === 'breaker-open' || last.reason === 'over-budget');
    return isUnsent ? (attempts[0] ?? last) : last;
  }

  /** One call over the network, if it may be made. */
  private async attempt<Output>(
    provider: ModelProvider,
    question: Question<Output>,
    limit: CallLimit,
  ): Promise<Attempt<Output>> {
    const permit = this.parts.breaker.permit();
    if (!permit) return unsent('breaker-open');
    let isSent = false;
    try {
      const reservation = await this.reserve(question);
      if (!reservation) return unsent('over-budget');
      if (limit.ends.aborted) {
        await this.parts.ledger.release(reservation);
        return unsent(whyAborted(limit.ends));
      }
      isSent = true;
      return await this.send(provider, question, reservation, permit, limit);
    } finally {
      if (!isSent) permit.forgo();
    }
  }

  private async send<Output>(
    provider: ModelProvider,
    question: Question<Output>,
    reservation: Reservation,
    permit: CallPermit,
    limit: CallLimit,
  ): Promise<Attempt<Output>> {
    const startedAt = performance.now();
    const result = await provider.call(question.request, limit.ends);
    if (result.kind === 'fault' && result.reason === 'stopped') permit.forgo();
    // A model that refuses or replies with nonsense is still available.
    else permit.record(result.kind === 'fault' && result.reason !== 'invalid-reply');
    const read: ReadReply<Output> | { kind: 'fault' } =
      result.kind === 'completed' ? readReply(question.task, result.completion) : { kind: 'fault' };
    const latencyMs = Math.round(performance.now() - startedAt);
    await this.settle(question, reservation, result, read, latencyMs);
    if (read.kind === 'answered') return read;
    if (result.kind === 'completed') return unsent(read.kind === 'refused' ? 'refused' : 'invalid-reply');
    return { kind: 'unavailable', reason: result.reason, repeatAfterMs: this.repeatAfter(result, limit) };
  }

  private repeatAfter({ repeatable, retryAfterMs }: CallFault, { deadline }: CallLimit): number | null {
    const { random = Math.random } = this.parts;
    return repeatable ? pauseBeforeRepeat(retryAfterMs, deadline - Date.now(), random) : null;
  }

  private async reserve(question: Question<unknown>): Promise<Reservation | null> {
    const { task, model, request } = question;
    if (!findKnownModel(model) && !this.unpriced.has(model)) {
      this.unpriced.add(model);
      this.parts.logger.warn(
        { model, pricesReadOn: PRICES_READ_ON },
        'price of this model is unknown: the highest known price was charged',
      );
    }
    const bytes = Buffer.byteLength(JSON.stringify(request));
    const worst = worstCostMicroUsd(pricesOf(model), bytes, task.maxOutputTokens);
    return this.parts.ledger.reserve(worst, question.pupilId, task.timeoutMs + SETTLED_WITHIN_MS);
  }

  /** Money, the event and the reply to keep, in one transaction. */
  private async settle<Output>(
    question: Question<Output>,
    reservation: Reservation,
    result: CallResult,
    read: ReadReply<Output> | { kind: 'fault' },
    latencyMs: number,
  ): Promise<void> {
    const { ledger, outbox, replies, logger } = this.parts;
    const { task, model } = question;
    const usage = result.kind === 'completed' ? readUsage(result.completion) : null;
    const cost = toCost(reservation, result, usage && costMicroUsd(pricesOf(model), usage));
    const outcome = result.kind === 'fault' ? result.reason : read.kind === 'fault' ? 'failed' : read.kind;
    if (outcome !== 'answered') {
      const why =
        result.kind === 'fault' ? result.what : read.kind === 'invalid-reply' ? read.why : undefined;
      logger.warn(
        { task: task.name, version: task.version, model, outcome, why, latencyMs },
        'model sent no usable reply',
      );
    }
    await ledger.settle(reservation, cost, async (em) => {
      outbox.addEvent(em, aiCalled, {
        task: task.name,
        taskVersion: task.version,
        model,
        inputTokens: usage?.inputTokens ?? null,
        cachedTokens: usage?.cachedTokens ?? null,
        outputTokens: usage?.outputTokens ?? null,
        costMicroUsd: cost,
        latencyMs,
        outcome,
      });
      if (read.kind === 'answered') await replies.keep(em, question.key, question, read.output);
    });
  }
}

/** An unknown cost is charged at its maximum, unless the provider refused to work. */
function toCost(reservation: Reservation, result: CallResult, counted: number | null): number {
  if (counted !== null) return counted;
  return result.kind === 'fault' && !result.mayBeBilled ? 0 : reservation.amountMicroUsd;
}

function unavailable(reason: UnavailableReason): { kind: 'unavailable'; reason: UnavailableReason } {
  return { kind: 'unavailable', reason };
}

function unsent(reason: UnavailableReason) {
  return { kind: 'unavailable', reason, repeatAfterMs: null } as const;
}
