export { HomeStage } from './home-stage.js';
