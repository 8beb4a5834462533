import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const PLACE_WORDS = defineMessages('entities/reward', {
  grownAndYoursThe: 'Grown, and yours. The last ones were harder. Come by again.',
  grownItStaysYours: 'Grown! It stays yours.',
  aNewPlacePlant: 'A new place. Plant it.',
  itIsGrowingWater: 'It is growing. Water it.',
  ofAnswersYet: params('{answers} of {enoughAnswers} answers yet.'),
  ofRightAtThe: params('{rightAtFirstTry} of {answers} right at the first try. 4 of 5 make it grown.'),
  fewMore: params('{rightAtFirstTry} of {answers} right at the first try. A few harder ones make it grown.'),
  stages: { seed: 'New', sprout: 'Planted', tree: 'Growing', grown: 'Grown!' },
});
