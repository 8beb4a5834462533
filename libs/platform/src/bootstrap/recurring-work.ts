import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';

/**
 * Work that comes round by the clock for as long as its process lives. Rounds never overlap, one that fails is told and
 * followed by the next, and the end of the process waits for the one under way.
 */
export abstract class RecurringWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> | null = null;

  /** From the beginning of a round to that of the next. */
  protected abstract readonly everyMs: number;

  /** One round. */
  protected abstract perform(): Promise<unknown>;

  /** Tells whoever has to know. */
  protected abstract failed(error: unknown): Promise<void> | void;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.round ??= this.goRound().finally(() => {
        this.round = null;
      });
    }, this.everyMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.round;
  }

  private async goRound(): Promise<void> {
    try {
      await this.perform();
    } catch (error) {
      await this.failed(error);
    }
  }
}
