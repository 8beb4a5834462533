import type { Endpoint } from './endpoint.js';
import * as admin from './identity/admin.endpoints.js';
import * as adminSetup from './identity/admin-setup.endpoints.js';
import * as classImport from './identity/class-import.endpoints.js';
import * as audit from './identity/audit.endpoints.js';
import * as digest from './identity/digest.endpoints.js';
import * as email from './identity/email.endpoints.js';
import * as family from './identity/family.endpoints.js';
import * as device from './identity/family-device.endpoints.js';
import * as mail from './identity/mail.endpoints.js';
import * as notice from './identity/notice.endpoints.js';
import * as privacy from './identity/privacy.endpoints.js';
import * as profile from './identity/profile.endpoints.js';
import * as registration from './identity/registration.endpoints.js';
import * as secondFactor from './identity/second-factor.endpoints.js';
import * as session from './identity/session.endpoints.js';
import * as signInLine from './identity/sign-in-line.endpoints.js';
import * as paper from './assessment/paper.endpoints.js';
import * as dispute from './assessment/dispute.endpoints.js';
import * as correction from './assessment/correction.endpoints.js';
import * as humanVerification from './assessment/human-verification.endpoints.js';
import * as goal from './assessment/goal.endpoints.js';
import * as practice from './assessment/practice.endpoints.js';
import * as example from './assessment/worked-example.endpoints.js';
import * as worksheet from './assessment/worksheet.endpoints.js';
import * as badge from './assessment/badges.endpoints.js';
import * as reward from './assessment/rewards.endpoints.js';
import * as childFigures from './assessment/child-figures.endpoints.js';
import * as childOverviews from './assessment/child-overview.endpoints.js';
import * as week from './assessment/week-digest.endpoints.js';
import * as progress from './assessment/progress.endpoints.js';
import * as structure from './assessment/structure-forecasts.endpoints.js';
import * as review from './marking/review.endpoints.js';
import * as bank from './content/bank.endpoints.js';
import * as pregeneration from './content/pregeneration.endpoints.js';
import * as coverageMaps from './content/coverage-map.endpoints.js';
import * as structures from './content/structures.endpoints.js';
import * as extraction from './content/extraction.endpoints.js';
import * as jobs from './content/jobs.endpoints.js';
import * as topic from './content/topic.endpoints.js';
import * as visual from './content/visual.endpoints.js';
import * as health from './analytics/health.endpoints.js';
import * as failure from './analytics/failure.endpoints.js';
import * as load from './analytics/load.endpoints.js';
import * as quality from './analytics/quality.endpoints.js';
import * as agreement from './analytics/agreement.endpoints.js';
import * as usage from './analytics/usage.endpoints.js';

/** Every public call of the product. The gateway mounts exactly these; the authorization tests walk them. */
export const ENDPOINTS: readonly Endpoint[] = [
  session.login,
  session.logout,
  session.currentUser,
  session.demoAccounts,
  signInLine.findPlaceInLine,
  adminSetup.describeAdminSetup,
  adminSetup.setUpAdmin,
  registration.register,
  registration.registerFamily,
  registration.addChild,
  registration.passwordRules,
  secondFactor.loginSecondFactor,
  secondFactor.secondFactor,
  secondFactor.startSecondFactor,
  secondFactor.confirmSecondFactor,
  secondFactor.renewRecoveryCodes,
  secondFactor.turnOffSecondFactor,
  profile.profile,
  profile.updateProfile,
  profile.childProfile,
  profile.updateChildProfile,
  profile.createLinkCode,
  profile.checkUsername,
  profile.userPreferences,
  profile.updateUserPreferences,
  family.parentChildren,
  family.linkChild,
  family.unlinkChild,
  family.undoUnlink,
  family.linkRequests,
  family.approveLinkRequest,
  family.declineLinkRequest,
  family.resetChildPassword,
  digest.digestChoices,
  digest.chooseDigest,
  digest.stopDigest,
  digest.stopDigestByMachine,
  digest.openStopPage,
  week.childWeek,
  email.forgotPassword,
  email.describePasswordLink,
  email.resetForgottenPassword,
  email.confirmEmail,
  email.ownEmail,
  email.sendConfirmation,
  email.changeEmail,
  mail.mails,
  mail.mail,
  notice.notices,
  notice.dismissNotice,
  device.familyDevice,
  device.approveFamilyDevice,
  device.forgetFamilyDevice,
  device.openOnFamilyDevice,
  device.openByCard,
  device.listFamilyDevices,
  device.revokeFamilyDevice,
  device.setPicturePassword,
  device.removePicturePassword,
  device.makeSignInCard,
  device.revokeSignInCard,
  admin.usersDetailed,
  admin.usersCount,
  admin.adminUsers,
  admin.resetPassword,
  admin.toggleStatus,
  classImport.importClass,
  audit.auditLog,
  privacy.exportData,
  privacy.requestErasure,
  privacy.erasures,
  privacy.cancelErasure,
  paper.createAssessment,
  paper.listAssessments,
  paper.accessAssessment,
  paper.saveAnswers,
  paper.submitAssessment,
  practice.getAssessment,
  practice.deleteAssessment,
  practice.generateMixed,
  practice.generateReview,
  practice.generateSimilar,
  goal.proposeGoal,
  goal.answerGoal,
  worksheet.getWorksheet,
  worksheet.getWorksheetPdf,
  practice.reviewStatus,
  practice.suggestions,
  practice.checkAnswer,
  example.getWorkedExample,
  dispute.flagQuestion,
  dispute.challengeMark,
  dispute.verifySolution,
  dispute.markAgain,
  correction.markCorrections,
  correction.dismissMarkCorrection,
  humanVerification.assessmentsForVerification,
  humanVerification.paperToVerify,
  humanVerification.verifyPaper,
  humanVerification.verificationSummary,
  badge.badges,
  reward.rewards,
  review.reviewQueue,
  review.reviewedPlace,
  review.settleReview,
  bank.bankQuestions,
  pregeneration.pregenerationStats,
  pregeneration.batches,
  pregeneration.createBatch,
  pregeneration.pauseBatch,
  pregeneration.resumeBatch,
  pregeneration.cancelBatch,
  pregeneration.deleteBatch,
  pregeneration.curriculumCoverage,
  coverageMaps.coverageMap,
  coverageMaps.fillGaps,
  structures.structureImpact,
  structures.withdrawnStructures,
  structures.withdrawStructure,
  structures.restoreStructure,
  jobs.jobsStats,
  jobs.queueJobs,
  jobs.retryJob,
  jobs.configureQueue,
  extraction.processPdf,
  extraction.extraction,
  extraction.pdfReading,
  topic.topics,
  topic.createTopic,
  topic.topicPictures,
  topic.updateTopic,
  topic.deleteTopic,
  topic.mergeTopics,
  topic.similarityDecisions,
  topic.keepTopicsSeparate,
  visual.sophisticatedVisual,
  visual.visualProbability,
  progress.dashboard,
  progress.stats,
  progress.separatedProficiency,
  progress.readinessMatrix,
  structure.structureForecasts,
  structure.structurePapers,
  progress.activity,
  progress.trend,
  progress.mistakes,
  childFigures.childStats,
  childOverviews.childOverview,
  childFigures.childProficiency,
  childFigures.childAssessments,
  childFigures.proficiency,
  health.systemHealth,
  health.systemErrors,
  load.systemLoad,
  failure.findFailure,
  quality.questionFlagsStats,
  agreement.markAgreement,
  usage.adminAnalytics,
];
