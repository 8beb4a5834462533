export { FromGrownUps } from './from-grown-ups.js';
