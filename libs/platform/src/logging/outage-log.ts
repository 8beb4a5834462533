import type { Logger } from './logger.js';

/** Texts of an outage, in the past tense. */
export interface OutageTexts {
  began: string;
  ended: string;
}

/** Writes one line when an outage begins and one when it ends, however many attempts fail in between. */
export class OutageLog {
  private begunAt: number | null = null;
  private failures = 0;

  constructor(
    private readonly logger: Pick<Logger, 'warn' | 'info'>,
    private readonly texts: OutageTexts,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a failed attempt. */
  note(reason: string): void {
    this.failures += 1;
    if (this.begunAt !== null) return;
    this.begunAt = this.now();
    this.logger.warn({ reason }, this.texts.began);
  }

  /** Ends the outage, if there is one: an attempt succeeded. */
  end(): void {
    if (this.begunAt === null) return;
    const seconds = Math.round((this.now() - this.begunAt) / 1_000);
    this.logger.info({ seconds, failures: this.failures }, this.texts.ended);
    this.begunAt = null;
    this.failures = 0;
  }
}
