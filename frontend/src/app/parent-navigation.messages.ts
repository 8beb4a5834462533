import { defineMessages } from '../shared/messages/define-messages.js';

export const PARENT_NAVIGATION = defineMessages('app/parent-navigation', {
  parentArea: 'Parent area',
  children: 'Children',
  reports: 'Reports',
  topics: 'Topics',
});
