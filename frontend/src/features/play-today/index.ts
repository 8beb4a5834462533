export { HomeStage } from './home-stage.js';
export { isYoungGrade } from './today.rules.js';
