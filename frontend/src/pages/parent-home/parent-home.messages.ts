import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const PARENT_HOME = defineMessages('pages/parent-home', {
  theFiguresCouldNot: 'The figures could not be loaded just now.',
  mathScore: 'Math score',
  thisWeek: 'This week',
  streak: 'Streak',
  noAssessmentFinishedYet: 'No assessment finished yet.',
  loadingTheFigures: 'Loading the figures',
  linkYourFirstChild: 'Link Your First Child',
  linkYourChildBy:
    'Link your child by username and the code on your child’s page. Then you see the progress here.',
  linkedChildren: 'Linked Children',
  linkChild: 'Link Child',
  linkedSince: params('Linked since {dayText}'),
  yourPagesShowThis: 'Your pages show this child now.',
  viewProgress: 'View Progress',
  of: params('of {fullName}'),
  profile: 'Profile',
  unlink: 'Unlink',
  yourChildrenCouldNot: 'Your children could not be loaded',
  linkedChild: 'Linked child',
  linkedChildrenTitle: 'Linked children',
  noChildrenLinked: 'No Children Linked',
  status: 'Status',
  dashboard: 'Dashboard',
  uploadTopic: 'Upload Topic',
  manageTopics: 'Manage Topics',
});
