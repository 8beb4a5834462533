export { FamilyDeviceAnswers } from './family-device.answers.js';
