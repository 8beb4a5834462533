import { describe, expect, it } from '@jest/globals';
import { hintOfLine, labelInSentence, nameOfLabel } from './label-phrase.js';

describe('hintOfLine', () => {
  it.each([
    ['12 + 9', 'Put the numbers together.'],
    ['1 − 1/4', 'Take one number away from the other.'],
    ['6 × 9', 'Think of equal groups.'],
    // So many for each, or so many of them: both make equal parts, and only one of them shares.
    ['27 ÷ 9', 'Make equal parts.'],
    ['1/2 × 212', 'Read the question again.'],
    ['212 × 30%', 'Read the question again.'],
    ['(12 − 4) ÷ 2', 'Read the question again.'],
    ['12', 'Read the question again.'],
  ])('says of %s what to do', (expression, hint) => {
    expect(hintOfLine(expression)).toBe(hint);
  });
});

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

describe('labelInSentence', () => {
  it.each([
    ['Stars on Cards A and B', 'the stars on Cards A and B'],
    ['First rise', 'the first rise'],
    ['Squares', 'the squares'],
    ['The scale shows', 'what the scale shows'],
    ['Taken out', 'what was taken out'],
    ['Longer by', 'how much longer'],
    ['For the bowls', 'the amount for the bowls'],
    ['Left after that', 'what is left after that'],
    ['Box B', 'Box B'],
    ["Ravi's beads", "Ravi's beads"],
  ])('puts %s behind "This is"', (label, name) => {
    expect(labelInSentence(label)).toBe(name);
  });
});
