import { describe, expect, it } from '@jest/globals';
import { nameOfLabel } from './label-phrase.js';

describe('nameOfLabel', () => {
  it.each([
    ['In the bags', 'The amount in the bags'],
    ['At first', 'The amount at first'],
    ['Left', 'What is left'],
    ["Ravi's beads at first", "Ravi's beads at first"],
    ['Increase', 'Increase'],
  ])('names what the line %s finds', (label, name) => {
    expect(nameOfLabel(label)).toBe(name);
  });
});
