import { describe, expect, it } from '@jest/globals';
import { parseChoices, toAttributes, usualComfort } from './comfort.rules.js';

describe('what a pupil has who never chose', () => {
  it.each([
    ['Primary 1', 'auto', false],
    ['Primary 2', 'auto', false],
    ['Primary 3', 'tap', false],
    ['Primary 4', 'tap', false],
    ['Primary 6', 'tap', false],
  ] as const)('%s', (grade, readAloud, showTime) => {
    expect(usualComfort(grade)).toMatchObject({ readAloud, showTime, textSize: 100 });
  });
});

describe('what was stored', () => {
  it.each([
    [null, {}],
    ['', {}],
    ['{"textSize":150,"leftHanded":true}', { textSize: 150, leftHanded: true }],
    ['{"textSize":400,"speed":"slow","hat":"red"}', { speed: 'slow' }],
    ['{"wideSpacing":"yes","readAloud":"off"}', { readAloud: 'off' }],
    ['{"strongContrast":false}', { strongContrast: false }],
    ['{"sounds":true}', { sounds: true }],
    ['{"sounds":"loud"}', {}],
    ['[1,2]', {}],
    ['null', {}],
    ['7', {}],
    ['{"textSize":12', {}],
  ])('%s', (stored, choices) => {
    expect(parseChoices(stored)).toEqual(choices);
  });
});

describe('the attributes of the page', () => {
  it('has none for the usual', () => {
    expect(Object.values(toAttributes(usualComfort('Primary 2')))).toEqual([null, null, null, null, null]);
  });

  it('names each choice', () => {
    expect(
      toAttributes({
        ...usualComfort('Primary 2'),
        textSize: 125,
        wideSpacing: true,
        strongContrast: true,
        calmMotion: true,
        leftHanded: true,
      }),
    ).toEqual({
      'data-text': '125',
      'data-spacing': 'wide',
      'data-contrast': 'strong',
      'data-motion': 'calm',
      'data-hand': 'left',
    });
  });
});
