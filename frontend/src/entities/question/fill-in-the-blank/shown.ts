import type { ShownView } from '../shown-view.js';

export const fillInTheBlankShown: ShownView = {
  name: 'Fill-in-the-blank',
  Printed: null,
  Reviewed: null,
  isWritten: true,
};
