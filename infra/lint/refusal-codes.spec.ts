import { describe, expect, it } from '@jest/globals';
import { REFUSAL_CODES } from '@sumfox/contracts/refusal-codes';
import { readTextFiles } from './source-text.ts';

/** Codes of the list that no server program uses, neither as a whole nor after a prefix such as `pdf-${…}`. */
function findUnusedCodes(codes: readonly string[], source: string): string[] {
  return codes.filter((code) => {
    const whole = new RegExp(`['"]?\\b${code}['"]|\\b${code}:`);
    const [prefix = '', ...rest] = code.split('-');
    const made = source.includes(`\`${prefix}-\${`) && new RegExp(`\\b${rest.join('-')}\\b`).test(source);
    return !whole.test(source) && !made;
  });
}

describe('refusal codes', () => {
  it('are all used by the server', () => {
    const source = readTextFiles()
      .filter(({ file }) => /^(?:services|gateway|libs)\/.*(?<!\.spec)\.ts$/.test(file))
      .filter(({ file }) => !file.endsWith('/refusal-codes.ts'))
      .map(({ text }) => text)
      .join('\n');
    expect(findUnusedCodes(REFUSAL_CODES, source)).toEqual([]);
    expect(findUnusedCodes(['tea-break', 'pdf-tea-break'], source)).toEqual(['tea-break', 'pdf-tea-break']);
  });
});
