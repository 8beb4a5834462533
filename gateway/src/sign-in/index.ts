export { SignInAnswers } from './sign-in.answers.js';
