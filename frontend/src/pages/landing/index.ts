export { LandingPage } from './landing-page.js';
