import { describe, expect, it } from '@jest/globals';
import { DRAWING_WIDTH } from './canvas.js';
import { listLabelBoxes } from './label-boxes.js';
import { LayoutFault } from './layout-fault.js';
import { renderDrawing } from './render-drawing.js';

describe('cards', () => {
  it('hold every word within their width, and say the same in the text alternative', () => {
    const { svg, alt } = renderDrawing({
      kind: 'working-card',
      title: "A pupil's working",
      lines: [
        {
          label: 'Total number of paper cranes that Mei Ling and Kavitha had at first',
          working: '(840 − 120) ÷ 3 = 240 paper cranes',
        },
        { label: '1 unit', working: '240 ÷ 4 = 60' },
      ],
    });
    expect(alt).toContain('Line 2: 1 unit, 240 ÷ 4 = 60');
    const columns = [...svg.matchAll(/<text x="([\d.]+)"(?:(?!font-weight)[^>])*>/g)].map(([, x]) => x);
    expect(columns.length).toBeGreaterThan(2);
    expect(new Set(columns).size).toBe(1);
    for (const box of listLabelBoxes(svg)) expect(box.right).toBeLessThanOrEqual(DRAWING_WIDTH - 10);
  });

  it('show two claims with the names of their children', () => {
    const { alt } = renderDrawing({
      kind: 'claim-cards',
      claims: [
        { name: 'Chloe', lines: [{ label: '1 unit', working: '84 ÷ 7 = 12' }], answer: '48 stickers' },
        { name: 'Arjun', lines: [{ label: '1 unit', working: '84 ÷ 2 = 42' }], answer: '168 stickers' },
      ],
    });
    expect(alt).toBe(
      'Chloe says: 1 unit: 84 ÷ 7 = 12. The answer is 48 stickers. Arjun says: 1 unit: 84 ÷ 2 = 42. The answer is 168 stickers.',
    );
  });

  it('refuse a word that does not fit', () => {
    const claims = [{ name: 'Chloe', lines: [{ label: '1 unit', working: 'm'.repeat(60) }], answer: '1' }];
    expect(() => renderDrawing({ kind: 'claim-cards', claims })).toThrow(LayoutFault);
  });
});
