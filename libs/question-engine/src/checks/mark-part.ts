import { type ExpectedAnswer, type Verdict, toMarker } from '@sumfox/answer-marking/mark-answer';
import { keepLatest } from '../memory/remember.js';

const markerOf = keepLatest(toMarker);

/** As `markAnswer`: the model answer of a part is read once for all checks. */
export const markPart = (part: ExpectedAnswer, response: string): Verdict => markerOf(part)(response);
