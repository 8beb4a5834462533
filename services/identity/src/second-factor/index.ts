export { SecondFactorChecker } from './second-factor.checker.js';
export { SignInChallengeService } from './sign-in-challenge.service.js';
