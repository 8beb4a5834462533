export { Account, type AccountRow } from './account.entity.js';
export {
  addAccount,
  emailTaken,
  type NameFields,
  type NewAccount,
  rejectTakenName,
  requirePasswordLength,
  requirePlainUsername,
  usernameTaken,
} from './account.factory.js';
export {
  callNameOf,
  DEFAULT_QUESTIONS_PER_ASSESSMENT,
  displayName,
  gradeOf,
  maySignIn,
  needsSecondFactor,
  toWholeName,
} from './account.rules.js';
export { type ChildOfParent, type Person, toLinkedChild, toUser } from './account.view.js';
export { DEMO_ACCOUNTS, DEMO_FAMILY, type DemoAccount } from './demo-accounts.js';
export { RecoveryCode, SecondFactor, SignInChallenge } from './second-factor.entity.js';
