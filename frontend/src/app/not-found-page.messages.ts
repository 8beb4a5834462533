import { defineMessages } from '../shared/messages/define-messages.js';

export const NOT_FOUND_PAGE = defineMessages('app/not-found-page', {
  backToDashboard: 'Back to Dashboard',
  foxLookedEverywhereBut: 'Fox looked everywhere, but there is no page at this address.',
  pageNotFound: '404 Page Not Found',
});
