import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const HAND_IN = defineMessages('features/hand-in', {
  backToDashboard: 'Back to Dashboard',
  foxIsCheckingYour: 'Fox is checking your work',
  thisTakesALittle: 'This takes a little longer. Your answers are safe. You may stay or come back later.',
  markingDuration: 'Marking takes 10-20 seconds.',
  questionStillNeedsAn: params('Question {number} still needs an answer.'),
  questionsAndStillNeed: params('Questions {first} and {last} still need an answer.'),
  submissionFailed: 'Submission Failed',
  failedToSubmitAssessment: 'Failed to submit assessment. Please try again.',
  foxCouldNotRead: params('Fox could not read your answer {number}. Look at it once more.'),
  foxCouldNotReadYour: params('Fox could not read answers {first} and {last}. Look at them once more.'),
  almostThere: 'Almost there',
  incompleteAssessment: 'Incomplete Assessment',
  questionReplaced: 'Question Replaced',
  oneQuestionHadA: 'One question had a mistake. Here is another one for you.',
  assessmentSubmitted: 'Assessment Submitted',
  answersHandedIn: 'Your answers are handed in. Fox is checking them.',
});
