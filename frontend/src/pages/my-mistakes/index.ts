export { MyMistakesPage } from './my-mistakes-page.lazy.js';
