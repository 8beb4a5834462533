import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const BAR_EDITOR = defineMessages('features/show-working/bar-editor', {
  writeInThisPart: 'Write in this part',
  howLong: 'How long',
  shorter: 'Shorter',
  longer: 'Longer',
  nameOfThisBar: 'Name of this bar',
  howManyParts: 'How many parts',
  fewerParts: 'Fewer parts',
  moreParts: 'More parts',
  braceBelowSays: 'Brace below says',
  braceForAllSays: 'Brace for all says',
  partBefore: 'Part before',
  partAfter: 'Part after',
  show: 'Show',
  bar: params('Bar {number}'),
  partOfBar: params('{bar}, part {part} of {count}'),
  colour: 'Colour',
  colours: { pink: 'Pink', yellow: 'Yellow', teal: 'Teal', violet: 'Violet' },
  oneUnit: '1 unit',
  braceBelow: 'Brace below',
  braceForAll: 'Brace for all',
});
