import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const EXPLAIN_LEVELS = defineMessages('features/explain-levels', {
  levelsOf: params('Levels of {fullName}'),
  loadingTheLevels: 'Loading the levels',
  theLevelsCould: 'The levels could not be loaded',
  noAnswersYet: 'No answers in this grade yet.',
  forecastOf: params(
    'The forecast for an average question is {forecast}%, {certainty}. Answers that moved it most: {answers}.',
  ),
  littleKnown: 'with little known yet',
  fairlyCertain: 'fairly certain',
  certain: 'quite certain',
  ofMarks: params('{score}% of marks, {answers}'),
});
