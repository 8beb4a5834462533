import { isPlainPraise } from '@sumfox/question-kinds/praise.rules';
import { FEEDBACK } from './feedback.messages.js';

/** Words of a line that Primary 1 and 2 read in feedback. */
const YOUNG_WORDS = 5;

/** What the fox may say of a right answer, or of one put right. */
export function listPraise(isFixed: boolean, isYoung: boolean): [string, ...string[]] {
  const { fixed, right } = FEEDBACK.get();
  const [first = '', ...others] = (isFixed ? fixed : right).filter(
    (line) => !isYoung || line.split(' ').length <= YOUNG_WORDS,
  );
  return [first, ...others];
}

/**
 * What is said of a right answer: the fox's line in the place of a mark that says no more than yes. One put right has
 * the fox's line, and below it what the mark says beyond yes.
 */
export function praise(
  line: string,
  isFixed: boolean,
  marked: { title: string; text: string },
): { title: string; text: string } {
  const { title, text } = marked;
  if (text === '' && isPlainPraise(title)) return { title: line, text: '' };
  return isFixed ? { title: line, text: `${title} ${text}`.trim() } : marked;
}
