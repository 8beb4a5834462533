import { describe, expect, it } from '@jest/globals';
import { StatementShapes } from './statement-shapes.js';

describe('StatementShapes', () => {
  it('gives the same shape again, also after more texts than it remembers', () => {
    const { toShape } = new StatementShapes();
    const text = "select 1 from papers where name = 'Siti'";
    const shape = 'select ? from papers where name = ?';
    expect([toShape(text), toShape(text)]).toEqual([shape, shape]);
    for (let n = 0; n < 1_001; n += 1) expect(toShape(`select ${n} from t${n}`)).toBe(`select ? from t${n}`);
    expect(toShape(text)).toBe(shape);
  });
});
