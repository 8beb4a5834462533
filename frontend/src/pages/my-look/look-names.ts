import type { Animal, Place } from '../../entities/look/index.js';

export const ANIMAL_NAMES: Readonly<Record<Animal, string>> = {
  otter: 'Otter',
  hornbill: 'Hornbill',
  turtle: 'Turtle',
  monkey: 'Monkey',
  pangolin: 'Pangolin',
  frog: 'Frog',
  owl: 'Owl',
  mousedeer: 'Mousedeer',
};

export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  raintree: 'Rain Tree',
  mango: 'Mango',
  lagoon: 'Lagoon',
  kueh: 'Kueh',
  starlight: 'Starlight',
  skyline: 'Skyline',
  hawker: 'Hawker',
  jungle: 'Jungle',
};
