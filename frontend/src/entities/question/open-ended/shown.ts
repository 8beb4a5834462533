import type { ShownView } from '../shown-view.js';

export const openEndedShown: ShownView = {
  name: 'Open-ended',
  Printed: null,
  Reviewed: null,
  isWritten: true,
};
