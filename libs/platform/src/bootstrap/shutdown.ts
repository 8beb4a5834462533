import { Injectable } from '@nestjs/common';

/**
 * Says that the process is about to end, before anything of it is closed. The hooks of Nest come too late for whoever
 * keeps a job waiting: they wait for the jobs in hand first.
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
