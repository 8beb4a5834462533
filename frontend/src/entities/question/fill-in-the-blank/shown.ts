import type { ShownView } from '../shown-view.js';
import { SHOWN } from './shown.messages.js';

export const fillInTheBlankShown: ShownView = {
  name: () => SHOWN.get().name,
  Printed: null,
  Reviewed: null,
  isWritten: true,
};
