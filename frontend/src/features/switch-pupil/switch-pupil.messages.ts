import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const SWITCH_PUPIL = defineMessages('features/switch-pupil', {
  whoIsLearningToday: 'Who is learning today?',
  notThosePicturesTry: 'Not those pictures. Try once more.',
  whoIsLearning: 'who is learning',
  showMyCard: 'Show my card',
  grownUps: 'Grown-ups',
  askAGrownUp: 'Ask a grown-up. They can help you in.',
  thisCardDoesNotOpen: 'This card is old. Ask a grown-up.',
  thisTabletMayNot: 'This tablet may not be used now. Ask a grown-up.',
  loginSuccessful: 'Login Successful',
  whoIsLearningNow: 'Who is learning now?',
  welcomeBack: params('Welcome back, {name}!'),
});
