import { defineMessages, params } from '../../shared/messages/define-messages.js';

/** Sentences for Primary 1 as well: at most eight words. */
export const WORKED_EXAMPLE = defineMessages('pages/paper/worked-example', {
  workedExample: 'Worked example',
  example: 'Example',
  fillInTheGap: 'Read the steps. Then fill in the gap.',
  tapTheNumber: 'Read the steps. Then tap the number.',
  theExample: 'the example',
  theSteps: 'the steps',
  steps: 'Steps',
  numbers: 'Numbers',
  gap: 'gap',
  skip: 'Skip',
  check: 'Check',
  start: 'Start',
  mathsKeys: 'Maths keys',
  writeANumber: 'Write a number in the gap.',
  lookAgain: 'Look at this line again.',
  right: 'Yes! That is it. Now it is your turn.',
  shown: 'Fox filled it in. Now it is your turn.',
  tried: params('{number}, not this one'),
});
