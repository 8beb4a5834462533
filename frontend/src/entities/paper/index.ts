export { readAssessmentNames } from './assessment-names.js';
export { AssessmentRow } from './assessment-row.js';
export {
  ASKED_OF_EVERY_PAPER,
  CHANGED_BY_RESULT,
  CHANGED_BY_WORK,
  checkPaperAnswer,
  createPaper,
  savePaper,
  submitPaper,
} from './assessment.api.js';
export { assessmentKey, assessmentQuery, assessmentsQuery, keptPapersQuery } from './queries.js';
export {
  averageScore,
  calendarAddress,
  dayOf,
  findDay,
  listCompleted,
  noonOf,
  weekStart,
} from './calendar.rules.js';
export { isSettled, type PracticeCheck, recordCheck, toCheckKind } from './check.rules.js';
export { type EntryPatch, isReadAsTyped, type JournalEntry, toAnswerKey } from './entry.rules.js';
export { mergeJournals, takeFromOtherTab } from './journal-merge.rules.js';
export { changedPlaces, forQuestionsOf, takeReplacement, withoutCheck } from './journal-replacement.rules.js';
export {
  indexesToSend,
  recordRefusal,
  recordSending,
  sketchPatch,
  unsentSketches,
} from './journal-sketch.rules.js';
export {
  acknowledge,
  addTime,
  allowedPatch,
  editEntry,
  getCheck,
  getEntry,
  getSketch,
  hasUnsentWork,
  hasWork,
  isUnread,
  type Journal,
  type MadePicture,
  mergeServer,
  toDelta,
  totalTime,
  unsavedIndexes,
  withCheck,
  withServerHelp,
  type WorkingTab,
} from './journal.rules.js';
export { hasJournals, removeJournal } from './journal-keys.store.js';
export { loadJournalStore } from './journal-store.load.js';
export { clearJournals, listJournals, readJournal, writeJournal } from './journal.store.js';
export { findKeptPaper, keepPaper } from './kept-paper.store.js';
export { KeptPapers } from './kept-papers.js';
export { LearningCalendar } from './learning-calendar.js';
export { PaperName } from './paper-name.js';
export type {
  PaperSessionPorts,
  PaperSnapshot,
  SaveFailure,
  SaveReply,
  SaveRequest,
  SaveState,
} from './paper-session.ports.js';
export { averageText, durationText, resultSentence, waitingSentence } from './result.rules.js';
export { noteSeen, takeExchanges, toKnown, toSaveRequest, withOwnSeen } from './seen-questions.rules.js';
export {
  asksHowSure,
  entryStatus,
  fillNotYetKnown,
  missingNumbers,
  toSubmission,
} from './submission.rules.js';
