/** What a practising pupil sees after a check: fetched beside the page, and not at all for a diagnostic. */
export const loadFeedback = () => import('./feedback.js');
