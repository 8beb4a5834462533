export { AnimalPicture, SmallPlacePicture } from './look-art.js';
export { type Animal, ANIMALS, type Place, PLACES, sceneOf } from './look.rules.js';
export { useAppliedLook, useLook } from './use-look.js';
