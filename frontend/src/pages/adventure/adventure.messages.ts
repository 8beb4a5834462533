import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const ADVENTURE = defineMessages('pages/adventure', {
  startANewAdventure: 'Start a new adventure',
  fiveMixedQuestionsPicked: 'Five mixed questions, picked to fit you. A good start for today.',
  orChooseYourOwn: 'Or choose your own way',
  yourMap: 'Your map',
  seeHowYouGrow: 'See how you grow',
  newAdventure: 'New Adventure',
  creatingAssessment: 'Creating Assessment...',
  mix5ForMe: 'Mix 5 for me',
  foxIsGettingYour: 'Fox is getting your questions ready',
  loadingYourMap: 'Loading your map',
  yourMapCouldNot: 'Your map could not be loaded',
  concepts: 'Concepts',
  conceptsAndMethodsTogether: 'Concepts and methods together',
  aFieldGetsIts: params('A field gets its word after {namedFrom} answers.'),
  notAskedTogether: 'not asked together',
  newLabel: 'New',
  loadingTheGrid: 'Loading the grid',
  theGridCouldNot: 'The grid could not be loaded',
  problemSolving: 'Problem-Solving',
});
