import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const DEVICE_CHILDREN = defineMessages('entities/family-device/device-children', {
  noOtherChildMay: 'No other child may use this tablet yet.',
  hi: params('Hi {displayName}!'),
  tapYour3Pictures: 'Tap your 3 pictures.',
  whatToTap: 'what to tap',
  back: 'Back',
  theChildrenCouldNot: 'The children could not be loaded',
});
