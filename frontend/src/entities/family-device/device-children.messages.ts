import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const DEVICE_CHILDREN = defineMessages('entities/family-device/device-children', {
  noOtherChildMay: 'No other child may use this tablet yet.',
  tapYour3Pictures: params('{displayName}, tap your 3 pictures.'),
  back: 'Back',
  theChildrenCouldNot: 'The children could not be loaded',
});
