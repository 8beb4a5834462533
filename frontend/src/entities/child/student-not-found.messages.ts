import { defineMessages } from '../../shared/messages/define-messages.js';

export const STUDENT_NOT_FOUND = defineMessages('entities/child/student-not-found', {
  backToDashboard: 'Back to Dashboard',
  thisChildIsNot: 'This child is not linked to your account.',
  studentNotFound: 'Student Not Found',
});
