import { defineMessages } from '../shared/messages/define-messages.js';

export const NOT_FOUND_PAGE = defineMessages('app/not-found-page', {
  backToDashboard: 'Back to Dashboard',
  foxLookedEverywhereBut: 'Fox looked everywhere. There is no page here.',
  pageNotFound: '404 Page Not Found',
});
