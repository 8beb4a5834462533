export { Acorn } from './acorn.js';
export { Sun } from './sun.js';
export { FixedPride } from './fixed-pride.js';
export { findGrowingPlace } from './growing-place.rules.js';
export { PLACE_WORDS } from './place-words.messages.js';
export { describePlace } from './place-words.rules.js';
export { BadgePicture, PlacePicture, TopicPicture } from './reward-art.js';
export { rewardsQuery } from './queries.js';
