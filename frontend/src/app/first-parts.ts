import { SELECTED_GRADE_KEY } from '../entities/account/index.js';
import { askEarly } from '../shared/api/early-answers.js';
import { loadAssessmentPage } from '../pages/paper/index.js';
import { loadStudentHome } from '../pages/student-home/index.js';

/**
 * Asks at once for all that the first page will be made of, instead of for one part after the other. Only a guess by
 * what this browser remembers: a part too many costs a little line, a missing one comes as always.
 */
export function fetchFirstParts(): void {
  askEarly('/api/auth/user');
  if (!hasSignedInHere()) {
    void import('./signed-out.js');
    return;
  }
  void import('./signed-in.js');
  const { pathname } = window.location;
  const paper = /^\/assessments?\/(\d+)$/.exec(pathname);
  if (paper) {
    askEarly(`/api/assessments/access/${paper[1]}`);
    void loadAssessmentPage();
  } else if (pathname === '/' || pathname === '/dashboard') void loadStudentHome();
}

function hasSignedInHere(): boolean {
  try {
    return localStorage.getItem(SELECTED_GRADE_KEY) !== null;
  } catch {
    // Storage is switched off.
    return false;
  }
}
