export {
  erasuresQuery,
  secondFactorQuery,
  setupLinkQuery,
  askSessionAgain,
  demoAccountsQuery,
  sessionQuery,
} from './queries.js';
export { type FamilyBody, registerAccount, registerAFamily, type RegisterBody } from './registration.api.js';
export { PlaceInLine } from './place-in-line.js';
export { rememberPupil } from './remembered-pupil.js';
export { readRoleNames } from './role-names.js';
export { SELECTED_GRADE_KEY } from './selected-grade-key.js';
export { changeGrade, forgetGrade, rememberGrade } from './selected-grade.js';
export { type Credentials, signIn, signOut } from './session.api.js';
export { useIsYoung, useLargeControls } from './use-is-young.js';
export { UserContext, useUser } from './user-context.js';
