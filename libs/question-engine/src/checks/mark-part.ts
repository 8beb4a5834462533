import { type ExpectedAnswer, type Verdict, toMarker } from '@sumfox/answer-marking/mark-answer';
import { keepFor } from '../core/remember.js';

const markerOf = keepFor(toMarker);

/** As `markAnswer`: the model answer of a part is read once for all checks. */
export const markPart = (part: ExpectedAnswer, response: string): Verdict => markerOf(part)(response);
