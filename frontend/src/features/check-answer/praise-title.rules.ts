import { isPlainPraise } from '@sumfox/question-kinds/praise.rules';
import { CHECK_ANSWER } from './check-answer.messages.js';

/** Words of a line that Primary 1 and 2 read in feedback. */
const YOUNG_WORDS = 5;

/** What the fox may say of a right answer, or of one put right. */
export function listPraise(isFixed: boolean, isYoung: boolean): [string, ...string[]] {
  const { fixed, right } = CHECK_ANSWER.get();
  const [first = '', ...others] = (isFixed ? fixed : right).filter(
    (line) => !isYoung || line.split(' ').length <= YOUNG_WORDS,
  );
  return [first, ...others];
}

/** The title of a right answer: the fox's line where the mark itself says no more than yes. */
export function praiseTitle(line: string, isFixed: boolean, marked: { title: string; text: string }): string {
  return isFixed || (marked.text === '' && isPlainPraise(marked.title)) ? line : marked.title;
}
