/**
 * The services that ask a model, and what part of the site's caps each may spend, in hundredths. They sum to 100: each
 * keeps its own ledger in its own database, and together they can still never pass the site's caps.
 */
export const SERVICE_SHARES = { marking: 50, content: 40, assessment: 10 } as const;
/** A service that has a share, and so may ask. */
export type AskingService = keyof typeof SERVICE_SHARES;
