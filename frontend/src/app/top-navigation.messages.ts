import { defineMessages } from '../shared/messages/define-messages.js';

export const TOP_NAVIGATION = defineMessages('app/top-navigation', {
  main: 'Main',
  dashboard: 'Dashboard',
  myProgress: 'My Progress',
  adminDashboard: 'Admin Dashboard',
  questionManagement: 'Question Management',
  manageTopics: 'Manage Topics',
  userManagement: 'User Management',
});
