export { ChildFields } from './child-fields.js';
export { type ChildValues, findChildFaults, NO_CHILD_VALUES } from './child-fields.rules.js';
export { ConsentNote } from './consent-note.js';
export { registrationFault } from './registration-refusal.js';
export { type FamilyValues, findFamilyFaults, NO_FAMILY_VALUES, toFamilyBody } from './registration.rules.js';
export { SignUpForm } from './sign-up-form.lazy.js';
export { SingleAccountForm } from './single-account-form.js';
