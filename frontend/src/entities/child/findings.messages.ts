import { defineMessages, params, plural } from '../../shared/messages/define-messages.js';

export const FINDINGS = defineMessages('entities/findings', {
  win: params('Win: {what}'),
  noWinYet: 'Win: the week is still open',
  noWinYetText: params('The first practice of the week shows here what {name} did well.'),
  isMastered: params('{topic} is mastered'),
  rightAtFirstTry: params('{right} of {answers} right at the first try.'),
  slipGone: params('no longer {slip}'),
  slipGoneText: params('{topic}: the last 12 answers came without it.'),
  goalMetWin: 'the goal of the week is met',
  goalMetText: params('{name} practised on {days} this week.'),
  fixed: 'fixed answers on the second try',
  fixedText: plural({
    one: '{count} answer was put right after a first miss.',
    other: '{count} answers were put right after a first miss.',
  }),
  practised: 'practised this week',
  practisedText: params('{right} of {questions} right at the first try.'),
  watchSlip: params('Watch: {slip}, {times}'),
  watchSlipText: params('{topic}: {times} in {answers} over 4 weeks.'),
  watchTopic: params('Watch: {topic}'),
  watchTopicText: params('{percent}% of the marks in {answers}, the lowest of the topics.'),
  nothingToWatch: 'Watch: nothing stands out',
  nothingToWatchText: 'No mistake came often, and no topic fell behind.',
});
