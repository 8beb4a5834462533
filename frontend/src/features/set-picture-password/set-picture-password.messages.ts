import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const SET_PICTURE_PASSWORD = defineMessages('features/set-picture-password', {
  picturePassword: 'Picture Password',
  chooseThreePicturesTogether:
    'Choose three pictures together. Remember their order. A picture may come twice.',
  cancel: 'Cancel',
  picturePasswordRemoved: 'Picture Password Removed',
  thatDidNotWork: 'That Did Not Work',
  logsInWithThree: params('{displayName} logs in with three pictures on the tablets you allow.'),
  canLogInWith: params(
    '{displayName} can log in with three pictures instead of a typed password, on the tablets you allow in your profile.',
  ),
  chooseNewPictures: 'Choose New Pictures',
  choosePictures: 'Choose Pictures',
  removing: 'Removing…',
  remove: 'Remove',
  picturePasswordSaved: 'Picture Password Saved',
  picturesFor: params('Pictures for {displayName}'),
  saving: 'Saving…',
  savePictures: 'Save Pictures',
  tryAgain: 'That did not work. Please try again.',
});
