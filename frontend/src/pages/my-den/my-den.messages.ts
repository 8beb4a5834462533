import { defineMessages, plural, params } from '../../shared/messages/define-messages.js';

export const MY_DEN = defineMessages('pages/my-den', {
  badges: 'Badges ',
  of: params('{count} of {total}'),
  earnedOn: params('Earned on {day}'),
  haveOfNeed: params('{have} of {need} {unit}'),
  itCameOn: params('{name}! It came on {day}.'),
  comesWhenItsPlace: params('{name} comes when its place is grown.'),
  theShelfWaitsFor: 'The shelf waits for your first one.',
  theShelfOneThing: 'The shelf of topics you know well',
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
  onTheShelf: 'on the shelf',
  stillToComeNote: 'still to come',
  whatTheFoxSays: 'what the fox says',
});
