import { CREDENTIALS_REQUIRED } from './credentials-required.js';

/** The sentences of registration, sign-in and profile, where browser and server find the same fault (ERROR-2). */
export const SENTENCES = {
  credentials: CREDENTIALS_REQUIRED,
  registration: 'Please fill in username, password, and name.',
  name: 'Please enter your name.',
  grade: 'Please select your grade level.',
  email: 'Please enter your email address.',
  emailForm: 'Please enter a valid email address.',
  usernameLength: 'Username must be 3 to 20 characters long.',
  usernameLetters: 'Username can only contain letters, numbers, and underscores',
  profileName: 'Name is required.',
  currentPassword: 'Current password is required to change password.',
  newPassword: 'New password is required.',
  newPasswordLength: 'New password must be at least 6 characters long.',
  childUsername: "Please enter the child's username.",
  childName: "Please enter the child's name.",
  childPassword: 'Please enter a password for the child.',
  parentPassword: 'Please enter a password for the parent.',
  role: 'Please choose Student or Parent.',
  profileUsername: 'Username is required.',
  chosenPassword: 'Please choose a password.',
  ownPassword: 'Please enter your password.',
  ownCurrentPassword: 'Please enter your current password.',
  code: 'Please enter the code.',
  questionsPerAssessment: 'Please choose between 3 and 15 questions.',
  linkFailed: 'Failed to link child account. Please check the username and try again.',
  resetFailed: 'Failed to reset password',
  toggleFailed: 'Failed to update user status',
} as const;

/** Minimum length of a chosen password (ACCOUNT-13); a site may require more, not less. */
export const MIN_PASSWORD_LENGTH = 6;
/** The shortest password of a child that a parent makes (ACCOUNT-13). */
export const MIN_CHILD_PASSWORD_LENGTH = 4;
/** `Password must be at least 6 characters long.` */
export function passwordTooShort(length: number): string {
  return `Password must be at least ${length} characters long.`;
}
/** `Please use at most 100 characters.` */
export function textTooLong(length: number): string {
  return `Please use at most ${length} characters.`;
}
/** `Name must be at least 2 characters long.` */
export function nameTooShort(length: number): string {
  return `Name must be at least ${length} characters long.`;
}
