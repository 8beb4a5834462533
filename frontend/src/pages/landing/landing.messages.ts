import { defineMessages } from '../../shared/messages/define-messages.js';

export const LANDING = defineMessages('pages/landing', {
  sumfox: 'Sumfox',
  logIn: 'Log In',
  primary1ToPrimary: 'Primary 1 to Primary 6 · Singapore',
  mathsPracticeThatShows: 'Maths practice that shows you how to think',
  practiseEachTopicAnd:
    'Practise each topic and each way of solving. See what you are good at, and what to try next.',
  startFreeTrial: 'Start Free Trial',
  signUpParentAnd: 'Sign up parent and child together',
  ourPromises: 'Our promises',
  welcome: 'Welcome',
  howItWorks: 'How it works',
  showWhatYouKnow: 'Show what you know',
  aShortDiagnosticAsks: 'A short diagnostic asks one question for each topic of your grade.',
  learnHowToThink: 'Learn how to think',
  eachQuestionNamesIts: 'Each question names its topic and its way to solve. Hints come one at a time.',
  seeHowItIs: 'See how it is done',
  everyAnswerIsMarked: 'Every answer is marked at once, with the worked steps to read.',
  noAdvertsNothingTo: 'No adverts. Nothing to buy inside. No leaderboards.',
  aRightAnswerCounts: 'A right answer counts in any right form: 1/2, 0.5 or 50%.',
  yourWorkIsKept: 'Your work is kept on your tablet, even when the internet is gone.',
  sevenDaysFree: '7 days free. No adverts, ever.',
  forParents: 'For parents',
  whatParentsGet:
    'You read every answer with its mark, see what your child is good at, and get one idea of what to practise next.',
});
