export { SignInCard } from './sign-in-card.js';
