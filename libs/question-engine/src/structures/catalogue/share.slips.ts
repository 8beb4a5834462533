import type { Slip } from '../structure.js';

/** One share goes: `p` of it, and `l` is left. */
export const SHARE_THAT_WENT: Slip = {
  code: 'share-that-went',
  says: 'This is the share that went. Use the share that was left.',
  at: { l: 'p' },
};

/** A share goes, `p` with `l` left, and then a share of the rest, `r` with `k` left. */
export const TWO_SHARES_SLIPS: readonly Slip[] = [
  {
    code: 'stopped-at-the-remainder',
    says: 'This is what was left after the first part went.',
    gives: { a0: 'a1' },
  },
  {
    code: 'share-that-went',
    says: 'Use the share that was left, not the share that went.',
    at: { k: 'r', l: 'p' },
  },
];
