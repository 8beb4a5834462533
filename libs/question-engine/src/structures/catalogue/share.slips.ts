import type { Name } from '../quantity.js';
import type { Slip } from '../structure.js';

/** The share that went is taken for the one that was left; `of` is what both are told in, such as `/{q}`. */
export const shareThatWent = (left: Name, went: Name, of: string): Slip => ({
  code: 'share-that-went',
  says: `Use the {${left}}${of} that {A} had left, not {${went}}${of}.`,
  at: { [left]: went },
});
