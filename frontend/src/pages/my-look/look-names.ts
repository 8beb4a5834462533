import type { Animal, Place } from '../../entities/look/index.js';
import { MY_LOOK } from './my-look.messages.js';

export const readAnimalNames = (): Readonly<Record<Animal, string>> => ({
  otter: MY_LOOK.get().otter,
  hornbill: MY_LOOK.get().hornbill,
  turtle: MY_LOOK.get().turtle,
  monkey: MY_LOOK.get().monkey,
  pangolin: MY_LOOK.get().pangolin,
  frog: MY_LOOK.get().frog,
  owl: MY_LOOK.get().owl,
  mousedeer: MY_LOOK.get().mousedeer,
});

export const readPlaceNames = (): Readonly<Record<Place, string>> => ({
  raintree: MY_LOOK.get().rainTree,
  mango: MY_LOOK.get().mango,
  lagoon: MY_LOOK.get().lagoon,
  kueh: MY_LOOK.get().kueh,
  starlight: MY_LOOK.get().starlight,
  skyline: MY_LOOK.get().skyline,
  hawker: MY_LOOK.get().hawker,
  jungle: MY_LOOK.get().jungle,
});
