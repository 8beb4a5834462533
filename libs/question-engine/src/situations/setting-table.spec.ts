import { describe, expect, it } from '@jest/globals';
import { SettingTableSchema } from './setting-table.js';

const table = {
  style: '[things]',
  range: [1, 9],
  words: { did: '{A} [did]', many: '{v} [things]' },
  rows: [
    { id: 'pens', did: 'bought', things: 'pens' },
    { id: 'ropes', did: 'joined', things: 'ropes', style: 'm', range: [2, 6] },
  ],
};

describe('SettingTableSchema', () => {
  it('gives each row the words of all with its own phrases', () => {
    const [pens, ropes] = SettingTableSchema.parse(table);
    expect(pens).toMatchObject({ id: 'pens', range: [1, 9], words: { did: '{A} bought', many: '{v} pens' } });
    expect(pens?.style.text(2)).toBe('2 pens');
    expect(ropes?.range).toEqual([2, 6]);
    expect(ropes?.style.text(2)).toBe('2 m');
  });

  it('refuses a row without a phrase that the words name', () => {
    const rows = [{ id: 'pens', did: 'bought' }];
    expect(() => SettingTableSchema.parse({ ...table, rows })).toThrow(
      'the setting pens has no phrase things',
    );
  });
});
