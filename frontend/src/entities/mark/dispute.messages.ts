import { defineMessages } from '../../shared/messages/define-messages.js';

export const DISPUTE = defineMessages('entities/mark/dispute', {
  questionReplaced: 'Question Replaced!',
  myResultIsRight: 'My result is right',
  myAnswerMeansThe: 'My answer means the same',
  myWayOfWorking: 'My way of working is right too',
  foxDidNotRead: 'Fox did not read my answer right',
  questionIsCorrect: 'Question is Correct',
  foxSolvedItAgain: 'Fox solved it again. The question is right.',
  questionReplacedTitle: 'Question Replaced',
  thankYouHereIs: 'Thank you! Here is another question for you.',
  youFoundAMistake: 'You found a mistake!',
  thankYouNobodyElse:
    'Thank you! Nobody else gets this question now. Is a mark missing? Ask Fox to look again.',
  thankYouFoxCould:
    'Thank you! Fox could not prove this question by itself. A grown-up of our team will look at it.',
  solutionVerified: 'Solution Verified',
  solutionIsRight: 'Fox solved it again. The solution is right.',
  solutionCorrected: 'Solution Corrected',
  thankYouForAsking: 'Thank you for asking! The solution is right now.',
  allMarksGiven: 'Thank you for asking! This question has a mistake. You get all its marks.',
  foxCouldNotProve: 'Fox could not prove this solution by itself. A grown-up of our team will look at it.',
  challengeApproved: 'Challenge Approved!',
  waitingForAGrown: 'Waiting for a grown-up',
  challengeRejected: 'Challenge Rejected',
  iWroteItAnotherWay: 'I only wrote it another way',
  iUsedAnotherUnit: 'I used another unit for the same amount',
  aGrownUpWillLook: 'A grown-up will look',
});
