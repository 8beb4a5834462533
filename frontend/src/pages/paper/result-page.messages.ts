import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const RESULT_PAGE = defineMessages('pages/paper/result', {
  assessmentComplete: 'Assessment Complete',
  score: 'Score',
  percent: 'Percent',
  timeTaken: 'Time taken',
  averagePerQuestion: 'Average per question',
  yourQuestions: 'Your questions',
  reviewYourAnswersAnd: 'Review Your Answers and Solutions',
  tryLikeThese: params('Try {similarCount} like these'),
  questionMark: params('Question {index}: {markWord}'),
  youAreStrongIn: 'You are strong in',
  yourStrongTopicsShow: 'Your strong topics show here soon.',
  practiseNext: 'Practise next',
  nothingToCatchUp: 'You are up to date. Well done!',
  goal: params('Goal: {goal}'),
  marksOfPossible: params('{marksAwarded} of {marksPossible} marks'),
  whatFoxSays: 'What Fox says',
  doAnotherPractice: 'Do another Practice',
});
