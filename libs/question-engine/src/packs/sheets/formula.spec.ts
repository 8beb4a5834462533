import { describe, expect, it } from '@jest/globals';
import { Dice } from '../../core/dice.js';
import { exact } from '../../numbers/exact.js';
import { type Scope, type Value, fillIn, readFormula, toText } from './formula.js';

const scope = (names: Record<string, Value> = {}): Scope => ({
  names: new Map(Object.entries(names)),
  dice: null,
});
const workOut = (formula: string, names: Record<string, Value> = {}): string =>
  toText(readFormula(formula)(scope(names)));

describe('readFormula', () => {
  it.each([
    ['2 + 3 * 4', '14'],
    ['(2 + 3) * 4', '20'],
    ['-2 + 5', '3'],
    ['7 - 2 - 1', '4'],
    ['1 / 3 + 1 / 6', '0.5'],
    ['0.1 + 0.2', '0.3'],
    ['2 + 1 = 3 and 4 < 3', '0'],
    ['2 > 3 or 3 >= 3', '1'],
    ["'a' & 1 + 2 & 'b'", 'a3b'],
    ["if(0, 'x', 1, 'y', 'z')", 'y'],
    ['mod(17, 5)', '2'],
    ['round(2.45, 1)', '2.5'],
    ['cut(2.49, 1)', '2.4'],
    ['places(1 / 3)', '99'],
    ['size(inBoth(factorList(12), factorList(18)))', '4'],
    ["at('3n + 4', 'n', 5)", '19'],
    ['over(1 / 2, 12)', '6/12'],
  ])('works out %s', (formula, value) => {
    expect(workOut(formula)).toBe(value);
  });

  it('works out the branch that is taken and no other', () => {
    expect(workOut('if(n = 0, 5, 1 / n)', { n: exact(0) })).toBe('5');
  });

  it.each(['2 +', '(2', '2 2', 'f(2', '#', "'open"])('refuses %s', (formula) => {
    expect(() => readFormula(formula)).toThrow('cannot read');
  });

  it('refuses unknown names and functions', () => {
    expect(() => readFormula('nothing(2)')).toThrow('unknown function');
    expect(() => workOut('n + 1')).toThrow('nothing is called n');
    expect(() => workOut("1 + 'one'")).toThrow('not a number');
  });

  it('draws with dice alone, so that a proof draws nothing', () => {
    expect(() => workOut('int(1, 6)')).toThrow('draws nothing');
    const drawn = Number(toText(readFormula('int(1, 6)')({ names: new Map(), dice: new Dice(5) })));
    expect(drawn).toBeGreaterThanOrEqual(1);
    expect(drawn).toBeLessThanOrEqual(6);
  });
});

describe('fillIn', () => {
  it('fills words that hold formulas of their own', () => {
    expect(fillIn('{says}.', scope({ says: 'It costs {money(n / 4)}', n: exact(5) }))).toBe(
      'It costs $1.25.',
    );
  });
});
