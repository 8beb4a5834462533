import { describe, expect, it } from '@jest/globals';
import { ANIMALS, PLACES, parseLook, sceneOf, toStoredLook } from './look.rules.js';

describe('parseLook', () => {
  it.each(ANIMALS.flatMap((animal) => PLACES.map((place) => ({ animal, place }))))(
    'reads what was stored of $animal in $place',
    (look) => expect(parseLook(toStoredLook(look))).toEqual(look),
  );

  it.each([null, '', '- raintree', 'dragon moon', '{"animal":"otter"}'])(
    'of %j is the usual look',
    (stored) => {
      expect(parseLook(stored)).toEqual({ animal: null, place: 'raintree' });
    },
  );

  it('keeps the half that is known', () => {
    expect(parseLook('owl moon')).toEqual({ animal: 'owl', place: 'raintree' });
    expect(parseLook('dragon lagoon')).toEqual({ animal: null, place: 'lagoon' });
  });
});

it('each place has a scene', () => {
  expect(new Set(PLACES.map(sceneOf))).toEqual(new Set(['forest', 'harbour', 'hawker', 'night']));
});
