import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import type { Verdict } from '@sumfox/answer-marking/verdict';
import type { SchemePart } from '@sumfox/contracts/question/item';
import type { MarkingKind } from '../marking-kind.js';
import { praiseChoice } from '../praise.rules.js';
import { firstText } from '../written-answer.js';

/** By letter or by an option's text; a choice has no working. */
export const mcqMarking: MarkingKind = {
  hasWorking: false,
  partsName: 'parts',
  judge(scheme, { selectedOption, answer }) {
    const given = [firstText(selectedOption, answer)];
    return scheme.parts.map((part, index) => {
      const text = given[index] ?? '';
      return { text, verdict: markChoice(part, text) };
    });
  },
  praise: praiseChoice,
  // An option's letter does not tell the answer, and `a` is a word.
  listToldBy: () => [],
};

/** A choice has no wider reading: text that is no option is wrong. */
function markChoice(part: SchemePart, text: string): Verdict {
  const verdict = markAnswer(part, text);
  if (verdict.outcome !== 'unreadable') return verdict;
  return { ...verdict, outcome: 'incorrect', reasonCode: 'not-an-option', hintKey: 'not-an-option' };
}
