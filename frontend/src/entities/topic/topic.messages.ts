import { defineMessages, params, plural } from '../../shared/messages/define-messages.js';

export const TOPIC = defineMessages('entities/topic', {
  shared: 'Shared',
  active: 'Active',
  inactive: 'Inactive',
  optional: '(optional)',
  topicName: 'Topic Name *',
  gradeLevel: 'Grade Level *',
  difficultyLevel: 'Difficulty Level',
  description: 'Description',
  pleaseAddAtLeast: 'Please add at least one model question.',
  pleaseAddAtLeastOne: 'Please add at least one model answer.',
  answerOfQuestion: params('Question {number}.'),
  thisTopicIsNot: 'This topic is not there any more.',
  veryEasy: 'Very Easy',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  veryHard: 'Very Hard',
  categories: {
    strategies: 'Problem Solving Strategies',
    operations: 'Number Operations',
    fractions: 'Fractions & Decimals',
    geometry: 'Geometry & Measurement',
    patterns: 'Data & Patterns',
    'word-problems': 'Word Problems',
    uncategorized: 'Uncategorized',
  },
  sharesWords: plural({
    one: 'Both are for {grade} and share {count} word: {named}.',
    other: 'Both are for {grade} and share {count} words: {named}.',
  }),
  sharesMoreWords: plural({
    one: 'Both are for {grade} and share {count} word: {named} and {more} more.',
    other: 'Both are for {grade} and share {count} words: {named} and {more} more.',
  }),
});
