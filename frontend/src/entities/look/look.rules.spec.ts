import { describe, expect, it } from '@jest/globals';
import { ANIMALS, PLACES, SHADES, parseLook, sceneOf, toStoredLook, unpickedLook } from './look.rules.js';

describe('parseLook', () => {
  it.each(ANIMALS.flatMap((animal) => PLACES.map((place) => ({ animal, place, shade: 'dark' as const }))))(
    'reads what was stored of $animal in $place',
    (look) => expect(parseLook(toStoredLook(look))).toEqual(look),
  );

  it.each([null, '', '- raintree', 'dragon moon', '{"animal":"otter"}'])(
    'of %j is the usual look',
    (stored) => {
      expect(parseLook(stored)).toEqual({ animal: null, place: 'raintree', shade: 'light' });
    },
  );

  it('keeps the half that is known', () => {
    expect(parseLook('owl moon')).toEqual({ animal: 'owl', place: 'raintree', shade: 'light' });
    expect(parseLook('dragon lagoon')).toEqual({ animal: null, place: 'lagoon', shade: 'light' });
  });
});

it.each(SHADES)('reads the stored shade %s', (shade) => {
  expect(parseLook(`owl lagoon ${shade}`).shade).toBe(shade);
});

it('each place has a scene', () => {
  expect(new Set(PLACES.map(sceneOf))).toEqual(new Set(['forest', 'harbour', 'hawker', 'night']));
});

it('unpickedLook leaves the shade of adults to the device, and a pupil’s pages light', () => {
  const shadeOf = (role: 'child' | 'parent' | 'admin') => parseLook(unpickedLook(role)).shade;
  expect([shadeOf('child'), shadeOf('parent'), shadeOf('admin')]).toEqual(['light', 'device', 'device']);
});
