export { AnimalPicture, SmallPlacePicture } from './look-art.js';
export {
  type Animal,
  ANIMAL_NAMES,
  ANIMALS,
  type Place,
  PLACE_NAMES,
  PLACES,
  sceneOf,
} from './look.rules.js';
export { useAppliedLook, useLook } from './use-look.js';
