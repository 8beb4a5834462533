const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Links that one address gets in a day. */
export const MAX_LINKS_A_DAY = 6;

/** Start of the time in which links to an address are counted. */
export function limitWindow(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/**
 * Whether an address may get another link now: one a minute, so that a form that is sent twice sends one e-mail, and six
 * a day, so that no stranger fills a mailbox. `sentAt` are the links of the last day.
 */
export function maySendLink(sentAt: readonly Date[], now: Date): boolean {
  return (
    sentAt.length < MAX_LINKS_A_DAY && sentAt.every((time) => now.getTime() - time.getTime() >= MINUTE_MS)
  );
}
