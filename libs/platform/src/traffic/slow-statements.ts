import { Injectable } from '@nestjs/common';
import { SLOW_STATEMENT_MS, type SlowStatement } from '@sumfox/contracts/messages/heartbeat';
import type { Pool, PoolClient } from 'pg';
import { toStatementShape } from '../tracing/statement-text.rules.js';

/** A slow statement is named for this long. */
const NAMED_MS = 10 * 60_000;
const MAX_SHAPE = 300;
const MAX_NAMED = 3;
/** More different slow statements than this at a time are counted and not named. */
const MAX_REMEMBERED = 50;

interface Remembered {
  durationMs: number;
  at: number;
}

type Query = (...args: unknown[]) => unknown;

/** Counts the slow statements of this process, and names the slowest of the last minutes without their values. */
@Injectable()
export class SlowStatements {
  private total = 0;
  private readonly recent = new Map<string, Remembered>();

  get count(): number {
    return this.total;
  }

  note(text: string, durationMs: number, now = Date.now()): void {
    if (durationMs < SLOW_STATEMENT_MS) return;
    this.total += 1;
    this.forgetOld(now);
    const shape = toStatementShape(text).slice(0, MAX_SHAPE);
    const known = this.recent.get(shape);
    if (!known && this.recent.size >= MAX_REMEMBERED) return;
    this.recent.set(shape, { durationMs: Math.max(durationMs, known?.durationMs ?? 0), at: now });
  }

  listSlowest(now = Date.now()): SlowStatement[] {
    this.forgetOld(now);
    return [...this.recent]
      .map(([shape, { durationMs }]) => ({ shape, durationMs: Math.round(durationMs) }))
      .toSorted((one, other) => other.durationMs - one.durationMs)
      .slice(0, MAX_NAMED);
  }

  /** Times every statement of a pool. */
  watch(pool: Pool): void {
    pool.on('connect', (client) => this.watchClient(client));
  }

  private watchClient(client: PoolClient): void {
    const query: Query = client.query.bind(client);
    const timed: Query = (...args) => {
      const startedAt = performance.now();
      const note = () => this.note(textOf(args[0]), performance.now() - startedAt);
      const last = args.at(-1);
      // The pool itself asks with a callback, everything else with a promise.
      if (typeof last === 'function')
        return query(...args.slice(0, -1), (...outcome: unknown[]) => {
          note();
          last(...outcome);
        });
      const answer = query(...args);
      if (answer instanceof Promise) void answer.then(note, note);
      return answer;
    };
    Object.assign(client, { query: timed });
  }

  private forgetOld(now: number): void {
    for (const [shape, { at }] of this.recent) if (now - at > NAMED_MS) this.recent.delete(shape);
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : '';
}
