import { describe, expect, it } from '@jest/globals';
import { measured } from './amount.js';
import { listUnitChips } from './answer-units.js';

const chipsOf = (unit: string, grade: Parameters<typeof listUnitChips>[1]): string[] =>
  listUnitChips(measured(unit, 0), grade);

describe('unit chips', () => {
  it('are units that the grade has met, the right one among them', () => {
    expect(chipsOf('cm', 'Primary 1')).toEqual(['cm']);
    expect(chipsOf('cm', 'Primary 2')).toEqual(['cm', 'm']);
    expect(chipsOf('cm', 'Primary 3')).toEqual(['cm', 'm', 'cm²']);
    expect(chipsOf('ℓ', 'Primary 2')).toEqual(['ℓ']);
    expect(chipsOf('ℓ', 'Primary 3')).toEqual(['ℓ', 'ml']);
    expect(chipsOf('cm²', 'Primary 4')).toEqual(['cm', 'cm²']);
    expect(chipsOf('cm²', 'Primary 5')).toEqual(['cm', 'cm²', 'cm³']);
  });
});
