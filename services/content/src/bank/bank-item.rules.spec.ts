import { describe, expect, it } from '@jest/globals';
import { stemHash } from './bank-item.rules.js';

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
