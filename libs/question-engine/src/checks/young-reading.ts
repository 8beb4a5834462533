import type { Question } from '@sumfox/contracts/question/item';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { STORY_MARK } from '../drawing/story-cards.drawing.js';
import { listSentences } from './read-text.js';

/** Most sentences of a stem and words of each, most cards beside it and words of each. */
export interface YoungLimits {
  sentences: number;
  words: number;
  cards: number;
}

/** What pupils of Primary 1 and 2 read: two sentences of eight words, at mastery three of ten (ADMIN-10). */
export const youngLimits = (level: ProficiencyLevel): YoungLimits =>
  level === 'mastery' ? { sentences: 3, words: 10, cards: 6 } : { sentences: 2, words: 8, cards: 5 };

/** Signs of a sum count as words: they are read aloud like them. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

export const isShortSentence = (text: string, level: ProficiencyLevel): boolean =>
  countWords(text) <= youngLimits(level).words;

export const fitsYoung = (sentences: readonly string[], level: ProficiencyLevel): boolean =>
  sentences.length <= youngLimits(level).sentences &&
  sentences.every((sentence) => isShortSentence(sentence, level));

/** A working or claims with their working, which stand below the cards. */
const BEHIND_STORY =
  /(?:[A-Z][\w ]+ began like this|A pupil's working)\. Line 1: .*$|\b[A-Z][\w ]* says: .*$/;

/** What the cards of a story strip tell, read from the text alternative of the drawing; empty without cards. */
export function readStory(alt: string): string {
  const at = alt.indexOf(STORY_MARK);
  return at < 0 ? '' : alt.slice(at + STORY_MARK.length).replace(BEHIND_STORY, '');
}

/** Everything that a question tells in words: what stands on its cards, and its stem. */
export function readTold({ questionText, visual }: Pick<Question, 'questionText' | 'visual'>): string {
  const story = readStory(visual?.alt ?? '');
  return story === '' ? questionText : `${story} ${questionText}`;
}

/** Faults of a question against what pupils of Primary 1 and 2 read: sentences, their words, and the cards. */
export function listYoungFaults(stem: string, alt: string, level: ProficiencyLevel): string[] {
  const limits = youngLimits(level);
  const sentences = listSentences(stem);
  const faults = sentences
    .filter((sentence) => !isShortSentence(sentence, level))
    .map((sentence) => `readability: ${countWords(sentence)} words for the youngest in "${sentence}"`);
  if (sentences.length > limits.sentences)
    faults.push(`readability: ${sentences.length} sentences for the youngest`);
  const cards = listSentences(readStory(alt));
  if (cards.length > limits.cards) faults.push(`readability: ${cards.length} cards for the youngest`);
  for (const card of cards) {
    // What is quoted in a bubble is a sum or an answer.
    const told = card.replace(/"[^"]*"/g, '').replace(/^.*: /, '');
    if (countWords(told) > limits.words)
      faults.push(`readability: ${countWords(told)} words on the card "${card}"`);
  }
  return faults;
}
