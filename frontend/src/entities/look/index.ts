export { AnimalPicture, SmallPlacePicture } from './look-art.js';
export { lookOf } from './look.store.js';
export { type Animal, ANIMALS, type Place, PLACES, sceneOf, type Shade, SHADES } from './look.rules.js';
export { prepareLook, useAppliedLook, useLook } from './use-look.js';
