import { defineMessages } from '../messages/define-messages.js';

export const LOAD_MORE = defineMessages('shared/ui/load-more', {
  moreCouldNotBe: ' More could not be loaded. Please try again.',
  loading: 'Loading…',
  loadMore: 'Load More',
});
