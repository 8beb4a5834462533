import { describe, expect, it } from '@jest/globals';
import { type BankView, readBankAddress, toBankAddress } from './bank-address.rules.js';

describe('readBankAddress', () => {
  it('reads what toBankAddress has written', () => {
    const views: BankView[] = [
      { levels: null, search: '' },
      { levels: [], search: '' },
      { levels: ['Primary 4', 'Primary 5'], search: 'P4-N-7' },
      { levels: [], search: 'boats & cars, 3/4' },
    ];
    for (const view of views)
      expect(readBankAddress(new URLSearchParams(toBankAddress(view).toString()))).toEqual(view);
  });

  it('searches in all levels without one, and drops what is no level', () => {
    expect(readBankAddress(new URLSearchParams('search=boats'))).toEqual({ levels: [], search: 'boats' });
    expect(readBankAddress(new URLSearchParams('levels=Primary 9,Primary 2')).levels).toEqual(['Primary 2']);
  });
});
