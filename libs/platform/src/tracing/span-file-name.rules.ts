const DAY_MS = 86_400_000;

/** `<process>.<day>.jsonl`, with the suffix `.1` for the full one. Earlier releases wrote no day. */
const SPAN_FILE = /^(.+?)(?:\.(\d{4}-\d{2}-\d{2}))?\.jsonl(?:\.1)?$/;

/** The day by UTC, as it stands in a file's name. */
export function toDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Whether a file holds spans of any process. */
export const isSpanFileName = (file: string): boolean => SPAN_FILE.test(file);

/** Whether a file holds spans of the process. */
export function isSpanFile(file: string, processName: string): boolean {
  return SPAN_FILE.exec(file)?.[1] === processName;
}

/**
 * Whether a file may hold a span older than the retention: its day's first span is the oldest. A file without a day is
 * of an earlier release, which wrote values into its spans, so it goes at once.
 */
export function isOutdated(file: string, now: number, retentionDays: number): boolean {
  const found = SPAN_FILE.exec(file);
  if (!found) return false;
  const [, , day] = found;
  return !day || day < toDay(now - (retentionDays - 1) * DAY_MS);
}
