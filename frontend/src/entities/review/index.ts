export { type ReviewDecision, sendDecision } from './reviews.api.js';
export { forgetWaiting, placeQuery, reviewsQuery, type ReviewStatus, waitingCountQuery } from './queries.js';
export {
  acceptedLines,
  choicesOf,
  decisionText,
  givenLines,
  kindName,
  marksText,
  nextAfter,
  reasonText,
  sayingLines,
  whyText,
} from './reviews.rules.js';
