import { Inject, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { FailureReporter } from '../errors/failure-reporter.js';

/**
 * Work that comes round by the clock for as long as its process lives. Rounds never overlap, one that fails is reported
 * to operators and followed by the next, and the end of the process waits for the one under way.
 */
export abstract class RecurringWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Set by Nest, so that no kind of work has to hand it on. */
  @Inject(FailureReporter) protected readonly failures!: FailureReporter;
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> | null = null;
  private isEnding = false;

  /** From the beginning of a round to that of the next. */
  protected abstract readonly everyMs: number;

  /** One round; whatever it throws has been reported when the next begins. */
  abstract run(): Promise<unknown>;

  /** True once the process is about to end: a long round leaves the rest to the next process. */
  protected get isStopped(): boolean {
    return this.isEnding;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.round ??= this.goRound().finally(() => {
        this.round = null;
      });
    }, this.everyMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    if (this.timer) clearInterval(this.timer);
    await this.round;
  }

  private async goRound(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      await this.failures.report(error, this.constructor.name);
    }
  }
}
