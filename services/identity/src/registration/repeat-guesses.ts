/** Repeats of one form by its words, right or wrong; a person who taps impatiently stays below. */
const MAX_REPEATS = 20;
/** Forms of the last minutes are fewer than this; the oldest count is dropped beyond it. */
const MAX_FORMS = 10_000;

/** Counts how often the passwords of one form were proved without its id. */
export class RepeatGuesses {
  private readonly counts = new Map<string, number>();

  /** Counts one, before its password is checked. False when there were too many. */
  take(formId: string): boolean {
    const count = (this.counts.get(formId) ?? 0) + 1;
    this.counts.set(formId, count);
    if (this.counts.size > MAX_FORMS) this.counts.delete(this.counts.keys().next().value ?? formId);
    return count <= MAX_REPEATS;
  }
}
