import { describe, expect, it } from '@jest/globals';
import { hintOfLine, labelInSentence, nameHints, nameOfLabel, sayAsked } from './label-phrase.js';

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

describe('hintOfLine with what the line finds', () => {
  it.each([
    ['12 + 9', 'Add to find the total.'],
    ['90 − 31 − 12', 'Subtract both amounts to find the total.'],
    ['12 + 4 × 3', 'First multiply, then add. This gives the total.'],
    ['(12 − 4) ÷ 2', 'First subtract, then divide. This gives the total.'],
    ['1/2 × 212', 'Which numbers do you need to find the total?'],
    ['12', 'Which numbers do you need to find the total?'],
  ])('says of %s what it finds', (expression, hint) => {
    expect(hintOfLine(expression, 'the total')).toBe(hint);
  });
});

describe('nameHints', () => {
  it('puts what the last line finds in place of a bare sign', () => {
    expect(
      nameHints(['Which numbers do you need?', 'Make equal parts.', 'Count on.'], {
        label: 'Number of bags',
        expression: '27 ÷ 9',
      }),
    ).toEqual([
      'Which numbers do you need to find the number of bags?',
      'Divide to find the number of bags.',
      'Count on.',
    ]);
  });
});

describe('nameOfLabel', () => {
  it.each([
    ['In the bags', 'What is in the bags'],
    ['At first', 'The amount at first'],
    ['Left', 'What is left'],
    ["Ravi's beads at first", "Ravi's beads at first"],
    ['Increase', 'Increase'],
    ['Still missing', 'What is still missing'],
    ['Each tray adds', 'How much each tray adds'],
  ])('names what the line %s finds', (label, name) => {
    expect(nameOfLabel(label)).toBe(name);
  });
});

describe('labelInSentence', () => {
  it.each([
    ['Stars on Cards A and B', 'the number of stars on Cards A and B'],
    ['Fish in Tank B', 'the number of fish in Tank B'],
    ['Water in Tank B', 'the water in Tank B'],
    ['Rows after the 1st', 'the number of rows after the 1st'],
    ['First rise', 'the first rise'],
    ['Squares', 'the number of squares'],
    ['Both', 'the total of both'],
    ['Rainwater', 'the rainwater'],
    ['Each increase', 'how much it goes up each time'],
    ['Needed', 'what was needed'],
    ['Kumar', 'Kumar'],
    ['Total of Ahmad and Siti', 'the total for Ahmad and Siti'],
    ['Day 3', 'the amount on Day 3'],
    ['Week 2', 'the amount in Week 2'],
    ['Less each day', 'how much less it is each day'],
    ['The 4 kg parcels', 'the total of the 4 kg parcels'],
    ['The jars of 3 sweets', 'the total of the jars of 3 sweets'],
    ['The scale shows', 'what the scale shows'],
    ['Taken out', 'what was taken out'],
    ['Longer by', 'how much longer'],
    ['For the bowls', 'the amount for the bowls'],
    ['Left after that', 'what is left after that'],
    ['Box B', 'Box B'],
    ['Breadth', 'the breadth'],
    ['Week 3', 'the amount in Week 3'],
    ['Remainder', 'the remainder'],
    ['Each push', 'the size of each push'],
    ['Each step', 'the size of each step'],
    ['Angles p and q together', 'the size of angles p and q together'],
    ['2 equal parts', 'what 2 equal parts are worth'],
    ['1 unit at first', 'what 1 unit is worth at first'],
    ["Ravi's beads", "Ravi's beads"],
  ])('puts %s behind "This is"', (label, name) => {
    expect(labelInSentence(label)).toBe(name);
  });
});

describe('sayAsked', () => {
  it.each([
    ['How many cubes balance two keys?', 'how many cubes balance two keys'],
    ['How long is Part C?', 'how long Part C is'],
    ['How long are the car and train altogether?', 'how long the car and train are altogether'],
    ['How much longer is the train than the car?', 'how much longer the train is than the car'],
    ['How many more fish does Tank B have than Tank A?', 'how many more fish Tank B has than Tank A'],
    ['How many chairs are there altogether?', 'how many chairs there are altogether'],
    ['How many fish does Tank B have?', null],
  ])('says what %s asks for within a sentence', (question, says) => {
    expect(sayAsked(question)).toBe(says);
  });
});
