export { ChallengeDecisions, markAgain, toApproval, toStanding } from './challenge-decisions.js';
export { isDisputed } from './challenge-rate.js';
export { Challenge } from './challenge.entity.js';
export { type Evidence, judgeByRules, type Judgement } from './challenge.rules.js';
export type { ReplyWords } from './challenge.text.js';
export { findModelQuestion, type ModelQuestion } from './model-challenge.rules.js';
