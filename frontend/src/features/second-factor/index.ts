export { CodeStep } from './code-step.lazy.js';
export { MustSetUpSecondFactor } from './must-set-up.lazy.js';
export { SignInSafetyCard } from './sign-in-safety-card.lazy.js';
