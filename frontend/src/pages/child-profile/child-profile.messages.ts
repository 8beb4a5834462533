import { defineMessages } from '../../shared/messages/define-messages.js';

export const CHILD_PROFILE = defineMessages('pages/child-profile', {
  studentProfile: 'Student Profile',
  viewProgress: 'View Progress',
  nameAndGrade: 'Name and Grade',
  newPassword: 'New Password',
  unlink: 'Unlink',
  loadingTheProfile: 'Loading the profile',
  theProfileCouldNot: 'The profile could not be loaded',
  profileUpdated: 'Profile Updated',
  updateFailed: 'Update Failed',
  failedToUpdateProfile: 'Failed to update profile. Please try again.',
  name: 'Name',
  whatShallWeCallYourChild: 'What shall we call your child?',
  saving: 'Saving…',
  saveChanges: 'Save Changes',
});
