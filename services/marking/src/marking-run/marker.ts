import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';

/** Decides one mark. Throws when the scheme cannot be marked by. */
export type Marker = (response: ResponseToMark) => QuestionMark;

/** Injection token of the {@link Marker}. */
export const MARKER = Symbol('marker');

/** Raised whenever some answer would be marked otherwise than before; kept with every run. */
export const MARKER_VERSION = 4;
