import type { OpenPaper } from './single-save.queries.js';

/** Papers that are remembered; those saved longest ago go first. A paper takes a few kilobytes. */
const MAX_PAPERS = 1_000;
/** A paper without a save for this long goes. */
const MAX_AGE_MS = 10 * 60_000;
/** What an erased pupil wrote is in no memory longer than the two together, in any replica. */
const SWEEP_EVERY_MS = 60_000;

/**
 * Open papers as this process has read and saved them, so that a save does not read its paper again. What is remembered
 * may be old: the statement that saves compares it with the rows, and stores nothing where they differ.
 */
export class OpenPapers {
  /** In the order of their last saves. */
  private readonly papers = new Map<number, { paper: OpenPaper; savedAt: number }>();

  private sweeping: NodeJS.Timeout | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Null for a paper that is not remembered, and for another pupil's. */
  find(paperId: number, pupilId: string): OpenPaper | null {
    const known = this.papers.get(paperId);
    return known?.paper.pupilId === pupilId ? known.paper : null;
  }

  keep(paperId: number, paper: OpenPaper): void {
    const savedAt = this.now();
    this.papers.delete(paperId);
    this.papers.set(paperId, { paper, savedAt });
    this.drop();
    this.sweeping ??= setTimeout(() => this.sweep(), SWEEP_EVERY_MS).unref();
  }

  /** What pupils wrote leaves the memory also when no other paper is saved. */
  private sweep(): void {
    this.drop();
    this.sweeping = this.papers.size > 0 ? setTimeout(() => this.sweep(), SWEEP_EVERY_MS).unref() : undefined;
  }

  private drop(): void {
    const now = this.now();
    for (const [id, known] of this.papers) {
      if (this.papers.size <= MAX_PAPERS && now - known.savedAt < MAX_AGE_MS) return;
      this.papers.delete(id);
    }
  }

  forget(paperId: number): void {
    this.papers.delete(paperId);
  }
}
