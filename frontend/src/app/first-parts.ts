import { findRememberedPupil, SELECTED_GRADE_KEY } from '../entities/account/index.js';
import { askEarly } from '../shared/api/early-answers.js';
import { loadAssessmentPage } from '../pages/paper/index.js';
import { loadStudentHome } from '../pages/student-home/index.js';

/** What the landing page is painted on: its style would ask for them after all scripts, and the largest paint waits. */
const LANDING_PICTURES = [
  new URL('../shared/art/scenes/forest.svg', import.meta.url).href,
  new URL('../shared/art/fox/wave.svg', import.meta.url).href,
];

/**
 * Asks at once for all that the first page will be made of, instead of for one part after the other. Only a guess by
 * what this browser remembers: a part too many costs a little line, a missing one comes as always.
 */
export function fetchFirstParts(): void {
  askEarly('/api/auth/user');
  const { pathname } = window.location;
  if (!hasSignedInHere()) {
    void import('./signed-out.js');
    if (pathname === '/') for (const picture of LANDING_PICTURES) new Image().src = picture;
    return;
  }
  void import('./signed-in.js');
  const paper = /^\/assessments?\/(\d+)$/.exec(pathname);
  if (paper) {
    askEarly(`/api/assessments/access/${paper[1]}`);
    void loadAssessmentPage();
  } else if (pathname === '/' || pathname === '/dashboard') {
    void loadStudentHome();
    askForHome();
  }
}

/** The figures of the pupil who was here last: Play waits for them, and they would come after all scripts. */
function askForHome(): void {
  const pupil = findRememberedPupil();
  if (!pupil) return;
  const grade = new URLSearchParams({ gradeLevel: pupil.gradeLevel }).toString();
  askEarly(`/api/dashboard?${grade}`);
  askEarly('/api/stats');
  askEarly(`/api/separated-proficiency/stats/${pupil.userId}?${grade}`);
  askEarly('/api/assessments');
  askEarly(`/api/rewards/${pupil.userId}`);
}

function hasSignedInHere(): boolean {
  try {
    return localStorage.getItem(SELECTED_GRADE_KEY) !== null;
  } catch {
    // Storage is switched off.
    return false;
  }
}
