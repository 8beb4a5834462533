export { ChallengePanel } from './challenge-panel.js';
export { MarkAgain } from './mark-again.js';
export { VerifySolution } from './verify-solution.js';
