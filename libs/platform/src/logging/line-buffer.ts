import type { DestinationStream } from 'pino';

/** Lines wait no longer than this. A process that is killed loses them. */
const MAX_WAIT_MS = 20;
const MAX_CHARS = 16_384;

/**
 * Gathers lines for one write: a pipe takes each write at once, and under load a line for each call would cost a
 * process more than the call's own checks. The end of the process, also by an error, writes what has been gathered.
 */
export class LineBuffer implements DestinationStream {
  private lines = '';
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly target: DestinationStream,
    onExit: (flush: () => void) => void = (flush) => void process.on('exit', flush),
  ) {
    onExit(() => this.flush());
  }

  write(line: string): void {
    this.lines += line;
    if (this.lines.length >= MAX_CHARS) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), MAX_WAIT_MS);
  }

  private flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.lines === '') return;
    const { lines } = this;
    this.lines = '';
    this.target.write(lines);
  }
}
