import { defineMessages } from '../../shared/messages/define-messages.js';

export const CHANGE_PASSWORD = defineMessages('features/change-password', {
  logOut: 'Log Out',
  chooseYourPassword: 'Choose Your Password',
  chooseYourOwnPassword: 'Choose your own password',
  aGrownUpGave: 'A grown-up gave you a password. Make your own now. Your answers are safe.',
  someoneElseSetYour: 'Someone else set your password. Please choose one that only you know.',
  noInternetYouCan: 'No internet. Choose your password when you are back online.',
  passwordChanged: 'Password Changed',
  passwordYouWereGiven: 'Password You Were Given',
  saving: 'Saving…',
  saveMyPassword: 'Save My Password',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
  somethingWentWrongPlease: 'Something went wrong. Please try again.',
  newPasswordAndConfirm: 'New password and confirm password do not match.',
  pleaseChooseAnAvailable: 'Please choose an available username before saving.',
  errorCheckingUsernameAvailability: 'Error checking username availability',
});
