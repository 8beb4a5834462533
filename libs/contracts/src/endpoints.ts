import type { Endpoint } from './endpoint.js';
import * as session from './identity/session.endpoints.js';
import * as paper from './assessment/paper.endpoints.js';
import * as progress from './assessment/progress.endpoints.js';
import * as health from './analytics/health.endpoints.js';

/** Every public call of the product. The gateway mounts exactly these; the authorization tests walk them. */
export const ENDPOINTS: readonly Endpoint[] = [
  session.login,
  session.logout,
  session.currentUser,
  session.demoAccounts,
  paper.createAssessment,
  paper.listAssessments,
  paper.accessAssessment,
  paper.saveAnswers,
  paper.submitAssessment,
  progress.dashboard,
  progress.stats,
  progress.separatedProficiency,
  progress.readinessMatrix,
  health.systemHealth,
];
