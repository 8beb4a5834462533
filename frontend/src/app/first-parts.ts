import type { User } from '@sumfox/contracts/identity/account';
import { SELECTED_GRADE_KEY } from '../entities/account/index.js';
import { askEarly, type WholeAnswer } from '../shared/api/early-answers.js';
import { loadAssessmentPage } from '../pages/paper/index.js';
import { loadStudentHome } from '../pages/student-home/index.js';
import { paintPlace } from './early-place.js';

/**
 * Asks at once for all that the first page will be made of, instead of for one part after the other. Only a guess by
 * what this browser remembers: a part too many costs a little line, a missing one comes as always.
 */
export function fetchFirstParts(): void {
  const session = askEarly('/api/auth/user', true);
  const { pathname } = window.location;
  if (!hasSignedInHere()) {
    void import('./signed-out.js');
    return;
  }
  void import('./signed-in.js');
  const paper = /^\/assessments?\/(\d+)$/.exec(pathname);
  if (paper) {
    void askEarly(`/api/assessments/access/${paper[1]}`);
    void loadAssessmentPage();
  } else if (pathname === '/' || pathname === '/dashboard') {
    void loadStudentHome();
    void session.then(askForHome);
  }
}

/** The figures of the pupil who is signed in: Play waits for them, and they would come after all scripts. */
function askForHome(session: WholeAnswer | null): void {
  const user = session?.status === 200 ? findUser(session.text) : undefined;
  if (user?.role !== 'child' || user.mustChangePassword) return;
  // Where the picture cannot be had, the one of waiting stays.
  paintPlace(user).catch(() => undefined);
  const { userId, gradeLevel } = user;
  const grade = new URLSearchParams({ gradeLevel }).toString();
  // The addresses are written out: the contracts would bring their schemas into the first script.
  for (const path of [
    `dashboard?${grade}`,
    'stats',
    `separated-proficiency/stats/${userId}?${grade}`,
    'assessments',
    `rewards/${userId}`,
  ])
    void askEarly(`/api/${path}`);
}

function findUser(text: string): User | undefined {
  try {
    return (JSON.parse(text) as { user?: User }).user;
  } catch {
    // Not the product's answer, such as the sign-in page of a school's network. The home itself says what is wrong.
    return undefined;
  }
}

function hasSignedInHere(): boolean {
  try {
    return localStorage.getItem(SELECTED_GRADE_KEY) !== null;
  } catch {
    // Storage is switched off.
    return false;
  }
}
