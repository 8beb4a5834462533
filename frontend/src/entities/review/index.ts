export {
  forgetWaiting,
  placeQuery,
  type ReviewDecision,
  reviewsQuery,
  type ReviewStatus,
  sendDecision,
  waitingCountQuery,
} from './reviews.api.js';
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
