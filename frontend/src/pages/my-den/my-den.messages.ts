import { defineMessages, plural, params } from '../../shared/messages/define-messages.js';

export const MY_DEN = defineMessages('pages/my-den', {
  badges: 'Badges ',
  of: params('{count} of {total}'),
  earnedOn: params('Earned on {day}'),
  haveOfNeed: params('{have} of {need} {unit}'),
  itCameOn: params('{name}! It came on {day}.'),
  comesWhenItsPlace: params('{name} comes when its place is grown.'),
  theShelfOneThing: 'The things of your den',
  keepsakes: {
    kite: {
      name: 'Kite',
      came: 'A kite! Your first paper brought it.',
      comes: 'A kite comes with your first paper.',
    },
    suns: {
      name: 'Two suns',
      came: 'Two suns! You came on two days.',
      comes: 'Suns come with two days in a week.',
    },
    toolbox: {
      name: 'Toolbox',
      came: 'A toolbox! You put a mistake right.',
      comes: 'Put one mistake right. A toolbox comes.',
    },
  },
  myDen: 'My den',
  ways: { fix: 'Fix one', choose: 'Choose a topic', play: 'Go and play' },
  yourDenCouldNot: 'Your den could not be opened',
  openingYourDen: 'Opening your den',
  myPlaces: 'My places ',
  ofGrown: params('{grown} of {count} grown'),
  putRight: plural({
    one: '<count>{count}</count> mistake put right. That is the brave part.',
    other: '<count>{count}</count> mistakes put right. That is the brave part.',
  }),
  earned: params('{name}, earned'),
  stillToCome: params('{name}, still to come'),
  denOf: params('{name}’s den'),
  inTheDen: 'in the den',
  comesNext: 'comes next',
  stillToComeNote: 'still to come',
  whatTheFoxSays: 'what the fox says',
});
