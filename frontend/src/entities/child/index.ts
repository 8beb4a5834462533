export {
  childPaperQuery,
  childPapersQuery,
  childProficiencyQuery,
  childStatsQuery,
  childTrendQuery,
  forgetChild,
  keyOfChild,
  refreshChild,
  topicRecordsQuery,
  dropChild,
  keepChildren,
  refreshFamily,
  childOverviewQuery,
  childrenQuery,
} from './queries.js';
export {
  byScore,
  daysText,
  isEarly,
  movesText,
  overallPercent,
  percentText,
  splitTopics,
  statusWord,
  topicTitle,
  readTrendWords,
  UNKNOWN,
} from './child-figures.rules.js';
export { ChildSwitcher, nameAmong } from './child-switcher.js';
export { chooseChild, useCurrentChild } from './current-child.js';
export {
  addAChild,
  type AddChildBody,
  approveRequest,
  declineRequest,
  linkAChild,
  makeLinkCode,
  setChildPassword,
  undoUnlinking,
  unlinkAChild,
} from './family.api.js';
export {
  assignPaper,
  dueDay,
  practiceQuestions,
  takeBackPaper,
  type WantedPaper,
} from './child-overview.api.js';
export { type FindingWords, watchWords, winWords } from './findings.rules.js';
export { sendGoal, sendGoalAnswer } from './goal.api.js';
export { endUndo, offerUndo, useRecentUnlink } from './recent-unlink.js';
export { skillPaper } from './skill-paper.rules.js';
export { StudentNotFound } from './student-not-found.js';
export { SkillLegend } from './skill-bar.js';
export { SkillScore, TopicScore, TopicScores } from './topic-scores.js';
export { useChildFigures } from './use-child-figures.js';
