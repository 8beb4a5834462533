import { defineMessages, params } from '../messages/define-messages.js';

export const PAGER = defineMessages('shared/ui/pager', {
  previous: 'Previous',
  pageOf: params('Page {page} of {pages}'),
  next: 'Next',
  pages: 'Pages',
});
