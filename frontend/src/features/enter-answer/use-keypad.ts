import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { gradeNumber, type GradeLevel } from '@sumfox/curriculum/grades';
import { useSyncExternalStore } from 'react';
import { answerViewOf } from '../../entities/question/index.js';

/** What the pupil last chose, for all questions of this visit; null before that. */
let choice: boolean | null = null;
const listeners = new Set<() => void>();

function choose(isOpen: boolean): void {
  choice = isOpen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From Primary 3 a number is entered by touch with the maths keys, which hide nothing of the question. */
function opensByItself(question: PupilQuestion | undefined, gradeLevel: GradeLevel): boolean {
  const isNumber = question !== undefined && (question.answerUnit !== null || question.unitChips.length > 0);
  const byTouch = window.matchMedia?.('(pointer: coarse)').matches ?? false;
  return isNumber && byTouch && gradeNumber(gradeLevel) >= 3;
}

/** Whether the maths keys are shown; while they are, the tablet's own keyboard stays away. */
export function useKeypad(
  question: PupilQuestion | undefined,
  gradeLevel: GradeLevel,
): { isOpen: boolean; toggle: () => void } {
  const chosen = useSyncExternalStore(subscribe, () => choice);
  const isOpen =
    (!question || answerViewOf(question).written !== null) && (chosen ?? opensByItself(question, gradeLevel));
  return { isOpen, toggle: () => choose(!isOpen) };
}
