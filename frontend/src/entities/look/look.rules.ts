import type { Role } from '@sumfox/contracts/endpoint';
import type { SceneName } from '../../shared/art/scenes.js';

/** The animals that a pupil may stand for. */
export const ANIMALS = [
  'otter',
  'hornbill',
  'turtle',
  'monkey',
  'pangolin',
  'frog',
  'owl',
  'mousedeer',
] as const;
export type Animal = (typeof ANIMALS)[number];

/** The places that a pupil's pages may be set in: each is a theme of the colours and a scene. */
export const PLACES = [
  'raintree',
  'mango',
  'lagoon',
  'kueh',
  'starlight',
  'skyline',
  'hawker',
  'jungle',
] as const;
export type Place = (typeof PLACES)[number];

/** Whether pages are light or dark; `device` follows the device's own choice. */
export const SHADES = ['light', 'dark', 'device'] as const;
export type Shade = (typeof SHADES)[number];

const SCENE_OF: Readonly<Record<Place, SceneName>> = {
  raintree: 'forest',
  mango: 'forest',
  lagoon: 'harbour',
  kueh: 'hawker',
  starlight: 'night',
  skyline: 'harbour',
  hawker: 'hawker',
  jungle: 'forest',
};

/** How a pupil's pages are dressed; `animal` is null until one is picked. */
export interface Look {
  animal: Animal | null;
  place: Place;
  shade: Shade;
}

/** The look of a pupil who has picked nothing. */
export const USUAL_LOOK: Look = { animal: null, place: 'raintree', shade: 'light' };

/** The picture behind a home in a place. */
export function sceneOf(place: Place): SceneName {
  return SCENE_OF[place];
}

/** A look as stored, `otter lagoon dark`. Names of another release give the usual look in their place. */
export function parseLook(stored: string | null): Look {
  const [first, second, third] = (stored ?? '').split(' ');
  return {
    animal: ANIMALS.find((animal) => animal === first) ?? USUAL_LOOK.animal,
    place: PLACES.find((place) => place === second) ?? USUAL_LOOK.place,
    shade: SHADES.find((shade) => shade === third) ?? USUAL_LOOK.shade,
  };
}

/** What counts as stored of an account that has picked nothing: adults' pages follow the device, a pupil's are light. */
export const unpickedLook = (role: Role): string | null => (role === 'child' ? null : '- - device');

export function toStoredLook({ animal, place, shade }: Look): string {
  return `${animal ?? '-'} ${place} ${shade}`;
}
