import { Injectable } from '@nestjs/common';

/**
 * Announces the shutdown before anything closes. Nest's hooks come too late for code that keeps a job waiting, since
 * they first wait for current jobs.
 */
@Injectable()
export class Shutdown {
  private readonly controller = new AbortController();

  /** Aborted from the first moment of the end; never before. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  begin(): void {
    this.controller.abort();
  }
}
