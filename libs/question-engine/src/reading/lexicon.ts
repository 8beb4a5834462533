/** Verbs by which something comes to an owner, past and base. The reader's own list: it is not made from the worlds. */
export const COMING: ReadonlyArray<readonly [past: string, base: string]> = [
  ['bought', 'buy'],
  ['received', 'receive'],
  ['booked', 'book'],
  ['collected', 'collect'],
  ['made', 'make'],
  ['folded', 'fold'],
  ['saved', 'save'],
  ['earned', 'earn'],
  ['potted', 'pot'],
  ['raised', 'raise'],
  ['printed', 'print'],
  ['picked', 'pick'],
];

/** Verbs by which something leaves an owner. */
export const GOING: ReadonlyArray<readonly [past: string, base: string]> = [
  ['gave away', 'give away'],
  ['lent out', 'lend out'],
  ['lost', 'lose'],
  ['used', 'use'],
  ['sold', 'sell'],
  ['spent', 'spend'],
  ['donated', 'donate'],
  ['gave', 'give'],
  ['sent', 'send'],
];

const pasts = (verbs: ReadonlyArray<readonly [string, string]>): string =>
  verbs.map(([past]) => past).join('|');

export const COMING_PAST = pasts(COMING);
export const GOING_PAST = pasts(GOING);

/** The base form of a past; the past itself when it is not in the lists. */
export const baseOf = (past: string): string =>
  [...COMING, ...GOING].find(([known]) => known === past)?.[1] ?? past;
