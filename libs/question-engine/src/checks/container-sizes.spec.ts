import { describe, expect, it } from '@jest/globals';
import { checkItem } from '../check-item.js';
import { makeItem } from '../make-item.js';
import { listContainerFaults } from './container-sizes.js';

const ITEM = makeItem({
  gradeLevel: 'Primary 2',
  subStrandId: 'volume_basic',
  heuristicId: 'h9_pattern_recognition',
  level: 'mastery',
  questionType: 'open-ended',
  seed: 3,
  id: 'q',
});
const told = (questionText: string) => ({ ...ITEM, question: { ...ITEM.question, questionText } });

describe('containers', () => {
  it.each([
    'After Minute 1 the pail has 11 ℓ of water. It gets more. It can hold 86 ℓ. How much more is needed?',
    'After Hour 1 the pond has 600 ml of water. It can hold 4 ℓ 450 ml. How much more is needed?',
    'A barrel can hold 2 ℓ 500 ml of rainwater. How much more is needed?',
    'Each cup holds 2 ℓ of juice. How many cups are filled?',
    'Faizal bought 3 rolls of ribbon with 0.2 m in each roll. How much did he buy?',
    'Faizal bought 3 rolls of string with 18 cm in each roll. How much did he buy?',
    'Orchard P had 6 baskets of limes with an average of 3 limes in each basket. How many was that?',
    'The farm sold 4 trays of eggs. Each tray held 89 eggs. How many eggs did it sell?',
  ])('are refused where nobody makes them: %s', (stem) => {
    expect(listContainerFaults(told(stem))).toHaveLength(1);
    expect(checkItem(told(stem)).faults.some((fault) => fault.startsWith('size: '))).toBe(true);
  });

  it('are refused where what is asked for would not go into them', () => {
    const stem = 'After Round 1 the jug has 3 ℓ of water. It gets the same amount each round. How much then?';
    const [part] = ITEM.scheme.parts;
    if (!part) throw new Error('an item with a part');
    const keyed = (expected: string) => ({
      ...told(stem),
      scheme: { ...ITEM.scheme, parts: [{ ...part, expected }] },
    });
    expect(listContainerFaults(keyed('60 ℓ'))).toHaveLength(1);
    expect(listContainerFaults(keyed('5 ℓ'))).toEqual([]);
  });

  it.each([
    'After Minute 1 the pail has 6 ℓ of water. It gets more. It can hold 28 ℓ. How much more is needed?',
    'A barrel can hold 80 ℓ of rainwater. How much more is needed?',
    'After Hour 1 the pond has 8 ℓ of water. It can hold 77 ℓ. How much more is needed?',
    'Each bottle holds 1.5 ℓ of juice. How many bottles are filled?',
    'Faizal bought 3 rolls of ribbon with 2.5 m in each roll. How much did he buy?',
    'The farm sold 4 trays of eggs. Each tray held 30 eggs. How many eggs did it sell?',
  ])('are taken as they are: %s', (stem) => {
    expect(listContainerFaults(told(stem))).toEqual([]);
  });
});
