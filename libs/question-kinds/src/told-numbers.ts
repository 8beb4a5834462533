import type { Question } from '@sumfox/contracts/question/item';

/** What a question tells: its stem, and its drawing in words. */
export function wordsOf({ questionText, visual }: Pick<Question, 'questionText' | 'visual'>): string {
  return visual ? `${questionText} ${visual.alt}` : questionText;
}

/** The numbers of a text, each once, in any order; the text itself where it has none. */
function numbersKey(text: string): string {
  const numbers = text.match(/\d+(?: \d{3})*(?:[./]\d+)*/g) ?? [];
  return numbers.length === 0 ? text : [...new Set(numbers)].toSorted().join(' ');
}

/** Whether a question has not all the numbers of another one: then the other is not solved by its example. */
export function hasOwnNumbers(words: string, others: readonly string[]): boolean {
  const own = numbersKey(words);
  return others.every((other) => numbersKey(other) !== own);
}
