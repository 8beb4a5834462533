export { useSimilarPractice } from './use-similar-practice.js';
