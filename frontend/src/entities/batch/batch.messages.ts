import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const BATCH = defineMessages('entities/batch', {
  batchNameIsRequired: 'Batch name is required',
  noneOfTheseProblem: 'None of these problem types goes with these topics.',
  pausedTheMoneyFor: 'Paused: the money for the model is spent',
  pausedByAnAdmin: 'Paused by an admin',
  allLevels: 'All Levels',
  level: 'Level',
  lowerPrimary: 'Primary 1-3',
  upperPrimary: 'Primary 4-6',
  running: 'Running',
  paused: 'Paused',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  targetFault: params('Target questions must be a whole number from {least} to {most}.'),
  everyLevel: 'all levels',
  madeOf: params('{made} of {target} made'),
  madeAndInBank: params('{made} of {target} made: {good} in the bank'),
  madeAndRefused: params('{made} of {target} made: {good} in the bank, {refused} refused'),
});
