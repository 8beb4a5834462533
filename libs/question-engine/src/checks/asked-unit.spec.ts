import { expect, it } from '@jest/globals';
import { isUnitNamed } from './asked-unit.js';

it.each([
  ['cm', 'A ribbon is 40 cm long. How long is the rest?', true],
  ['cm', 'A ribbon is 40 m long. How long is the rest?', false],
  ['cm²', 'A square has a side of 4 cm. What is its area?', true],
  ['cm²', 'A square has a side of 4 cm. What is its perimeter?', false],
  ['$', 'How much does she pay?', true],
  ['$', 'How many pens does she buy?', false],
  ['ℓ', 'How many litres are left?', true],
  ['boxes', 'He fills each box. How many boxes are there?', true],
  ['box', 'He fills 4 boxes.', true],
  ['cherries', 'One cherry is left.', true],
  ['marbles', 'How many beads are left?', false],
  ['party trays', 'A club orders set meals and party trays.', true],
  ['%', 'What percentage of them are red?', true],
  ['km/h', 'What was his speed?', true],
])('%s in "%s": %s', (unit, stem, isNamed) => {
  expect(isUnitNamed(unit, stem)).toBe(isNamed);
});
