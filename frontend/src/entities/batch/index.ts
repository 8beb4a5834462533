export { choiceWords, isSameChoice, readLevelGroups, type LevelChoice } from './bank.rules.js';
export {
  type BatchBody,
  type BatchValues,
  emptyBatch,
  listOffers,
  NewBatchSchema,
  sharesFault,
  toBatchBody,
} from './batch-form.rules.js';
export {
  type BatchAction,
  batchStatusWord,
  isAnyRunning,
  levelWords,
  listActions,
  pauseSentence,
  pollInterval,
  progressPercent,
  progressWords,
  successRate,
} from './batch.rules.js';
export {
  type ConsoleSettings,
  findTarget,
  readTargetFault,
  USUAL_SETTINGS,
} from './console-settings.rules.js';
export { useConsoleSettings } from './console-settings.store.js';
export {
  refreshStructures,
  sendBatch,
  sendBatchAction,
  sendFill,
  sendRestoration,
  sendWithdrawal,
} from './console.api.js';
export {
  bankQuery,
  batchesQuery,
  cellQuestionsQuery,
  coverageMapQuery,
  coverageQuery,
  FACTORY_KEY,
  statsQuery,
  structureImpactQuery,
  structurePapersQuery,
  withdrawnStructuresQuery,
} from './queries.js';
export { LevelSelect } from './level-select.js';
export { scaledTo100, SHARE_NAMES, type ShareName, type Shares, withShare } from './shares.rules.js';
