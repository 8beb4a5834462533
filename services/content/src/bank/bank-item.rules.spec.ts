import { describe, expect, it } from '@jest/globals';
import { readBankSearch, stemHash } from './bank-item.rules.js';

const stem = (questionText: string, svg?: string) => ({
  questionText,
  visual: svg === undefined ? null : { svg, alt: '' },
});

describe('stemHash', () => {
  it('ignores spacing, case and Unicode form', () => {
    expect(stemHash(stem('  Ali has\n 36  beads. '))).toBe(stemHash(stem('ali HAS 36 beads.')));
    expect(stemHash(stem('５ kg'))).toBe(stemHash(stem('5 kg')));
  });

  it('distinguishes numbers and drawings', () => {
    expect(stemHash(stem('Ali has 36 beads.'))).not.toBe(stemHash(stem('Ali has 63 beads.')));
    expect(stemHash(stem('Read the graph.', '<svg>1</svg>'))).not.toBe(
      stemHash(stem('Read the graph.', '<svg>2</svg>')),
    );
  });
});

describe('readBankSearch', () => {
  it('tells ids, statements, structures and words apart', () => {
    expect(readBankSearch('  ')).toEqual({ by: 'nothing' });
    expect(readBankSearch('0192F0C1-0000-7000-8000-00000000000D')).toEqual({
      by: 'id',
      id: '0192f0c1-0000-7000-8000-00000000000d',
    });
    expect(readBankSearch(' p4-n-7 ')).toEqual({ by: 'statement', statement: 'P4-N-7' });
    expect(readBankSearch('h2/ratio/boats')).toEqual({ by: 'structure', structure: 'h2/ratio/boats' });
    expect(readBankSearch('100% of 3/4')).toEqual({ by: 'text', text: '100% of 3/4' });
  });
});
