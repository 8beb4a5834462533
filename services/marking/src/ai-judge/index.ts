export { explainSolution } from './explanation.js';
export { Judging, type JudgingRow } from './judging.entity.js';
export {
  claimJudging,
  lockOpenJudging,
  openJudging,
  postponeJudging,
  takeDueJudgings,
  takeNewJudgings,
} from './judging.queries.js';
export { compareMeanings, mayCompare } from './meaning-judge.js';
export { ModelConsent } from './model-consent.js';
export { judgeWorkingAgain } from './prompts/judge-working-again.v1.js';
export { judgeWorking } from './prompts/judge-working.v1.js';
export { type SubmissionToMark, WorkingDeferral } from './working-deferral.service.js';
export { readWorking } from './working-judge.js';
export { listOpenPoints, screenWorking } from './working-screen.rules.js';
