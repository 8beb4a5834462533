import { defineMessages } from '../../shared/messages/define-messages.js';

export const PROFILE_FACT_LIST = defineMessages('entities/profile/profile-fact-list', {
  name: 'Name',
  calledName: 'Called',
  username: 'Username',
  gradeLevel: 'Grade Level',
  email: 'Email',
});
