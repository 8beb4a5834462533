import { defineMessages, params, plural } from '../../../shared/messages/define-messages.js';

export const MANIPULATIVES = defineMessages('features/enter-answer/manipulatives', {
  counters: 'Counters',
  counted: plural({ one: '1 counter', other: '{count} counters' }),
  numberLine: 'Number line',
  noNumber: 'No number yet',
  less: params('{step} less'),
  more: params('{step} more'),
  clock: 'Clock',
  noTime: 'Move the hands',
  halfHourBack: 'Half an hour back',
  halfHourOn: 'Half an hour on',
  minutesBack: plural({ one: '1 minute back', other: '{count} minutes back' }),
  minutesOn: plural({ one: '1 minute on', other: '{count} minutes on' }),
  morning: 'a.m.',
  afternoon: 'p.m.',
  money: 'Money',
  addCoin: params('Add {coin}'),
  takeCoin: params('Take back {coin}'),
  coinsOf: params('{coin}: {count}'),
  words: 'Words',
});
