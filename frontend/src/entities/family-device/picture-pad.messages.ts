import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const PICTURE_PAD = defineMessages('entities/family-device/picture-pad', {
  ofPicturesChosen: params('{count} of {pictureCount} pictures chosen'),
  takeTheLastPicture: 'Take the last picture back',
  pictures: 'Pictures',
});
