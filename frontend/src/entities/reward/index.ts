export { BadgePicture, PlacePicture, TopicPicture } from './reward-art.js';
export { rewardsQuery } from './queries.js';
