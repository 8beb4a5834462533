export { LinkAsked } from './link-asked.js';
export { LinkChildDialog } from './link-child-dialog.js';
export { LinkCodeCard } from './link-code-card.js';
export { LinkRequests } from './link-requests.js';
