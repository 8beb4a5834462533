/** Codes of the network and PostgreSQL for a server that cannot work at the moment (PostgreSQL manual, appendix A). */
const CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  // Connection exceptions.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // Every refusal of PgBouncer: no connection free in time, too many clients, a server that it cannot reach.
  '08P01',
  // Disk full or failed: a write fails as a whole and works once there is room.
  '53100',
  '58030',
  // Too many connections; shut down by an operator, crashed, starting up.
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** The driver's messages without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Checks whether an error means that the database is unreachable or full: the call can be retried, and no data is
 * damaged.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CODES.has('code' in error ? error.code : undefined) || WORDS.test(error.message);
}
