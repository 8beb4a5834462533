import { defineMessages, plural } from './define-messages.js';

const COUNTS = defineMessages('shared/messages/counts', {
  activeTopic: plural({ one: '{count} active topic', other: '{count} active topics' }),
  answer: plural({ one: '{count} answer', other: '{count} answers' }),
  assessment: plural({ one: '{count} assessment', other: '{count} assessments' }),
  day: plural({ one: '{count} day', other: '{count} days' }),
  minute: plural({ one: '{count} minute', other: '{count} minutes' }),
  question: plural({ one: '{count} question', other: '{count} questions' }),
  time: plural({ one: '{count} time', other: '{count} times' }),
  topic: plural({ one: '{count} topic', other: '{count} topics' }),
});

/** A count with its noun: `1 question`, `5 questions`. */
export function countText(count: number, noun: keyof ReturnType<typeof COUNTS.get>): string {
  return COUNTS.get()[noun]({ count });
}
