import { Injectable } from '@nestjs/common';

/** The identified calls that this process is answering, so that the gateway can take one back. */
@Injectable()
export class OpenCalls {
  private readonly calls = new Map<string, AbortController>();

  open(id: string, controller: AbortController): void {
    this.calls.set(id, controller);
  }

  close(id: string): void {
    this.calls.delete(id);
  }

  /** Aborts the call's signal. False when this process answers no such call, or has answered it. */
  abandon(id: string): boolean {
    const call = this.calls.get(id);
    call?.abort();
    return call !== undefined;
  }
}
