import { describe, expect, it } from '@jest/globals';
import { type Box, compareBoxes } from './boxes.rules.ts';

const button: Box = { name: 'button.action', text: 'Next', left: 16, top: 40, width: 120, height: 48 };

describe('compareBoxes', () => {
  it('finds no difference within the rounding of another browser', () => {
    expect(compareBoxes([button], [{ ...button, width: 123, top: 37 }])).toEqual([]);
  });

  it('names the side of a box that has moved or grown', () => {
    expect(compareBoxes([button], [{ ...button, width: 124 }])).toEqual([
      'width of button.action is 124 px, 120 were accepted.',
    ]);
  });

  it('names a changed text', () => {
    expect(compareBoxes([button], [{ ...button, text: 'Go on' }])).toEqual([
      'button.action says "Go on", "Next" was accepted.',
    ]);
  });

  it('names the first part that is missing, added or of another kind', () => {
    const field = { ...button, name: 'input.field', text: '' };
    expect(compareBoxes([button], [])).toEqual([
      'button.action "Next" was accepted, and no further part is there.',
    ]);
    expect(compareBoxes([button], [button, field])).toEqual([
      'no further part was accepted, and input.field "" is there.',
    ]);
    expect(compareBoxes([button, field], [field])).toEqual([
      'button.action "Next" was accepted, and input.field "" is there.',
    ]);
  });
});
