import type { ReasonCode } from './verdict.js';

/** One kind sentence for each reason. It speaks of the pupil's answer and never of the right one. */
const HINTS: Readonly<Record<ReasonCode, string>> = {
  correct: 'Well done!',
  blank: 'There is no answer yet. Have a try!',
  'too-long': 'That is a lot of writing. Type just the answer.',
  'strange-characters': 'I could not read one of the signs. Type the answer with the ordinary keys.',
  unreadable: 'I could not read that. Type just the answer.',
  denied: 'Tell me what the answer is, not what it is not.',
  'more-than-one-answer': 'Choose one answer.',
  'not-one-value': 'Give one value, not a range.',
  'false-chain': 'Look at your equals signs: both sides must have the same value.',
  unworked: 'You are on the right track. Work it out to one number.',
  'calculator-notation': 'Your value is right. Write the number out in full.',
  'not-simplest': 'Your value is right. Can you make it simpler?',
  'not-a-fraction': 'Your value is right. Write it as a fraction.',
  'not-a-mixed-number': 'Your value is right. Write it as a mixed number.',
  'not-an-improper-fraction': 'Your value is right. Write it as an improper fraction.',
  'not-a-decimal': 'Your value is right. Write it as a decimal.',
  'not-a-percentage': 'Your value is right. Write it as a percentage.',
  'not-in-words': 'Your number is right. Write it in words.',
  'not-in-figures': 'Your number is right. Write it in figures.',
  'not-a-product-of-primes': 'Your value is right. Break it down until every factor is a prime number.',
  'not-a-ratio': 'Your numbers are right. Write them as a ratio, with a colon.',
  'not-a-remainder': 'Your value is right. Give it as a quotient and a remainder.',
  'not-an-ordinal': 'Your number is right. Write it as a position in a line.',
  'not-12-hour': 'The time is right. Write it with a.m. or p.m.',
  'not-24-hour': 'The time is right. Write it with the 24-hour clock.',
  'mixed-clocks': 'The time is right, but it mixes two clocks. Use only one of them.',
  'not-solved': 'You are nearly there. Find the value of the letter by itself.',
  'not-carried': 'Your value is right. Can you trade some of the small units for a bigger one?',
  'other-unit': 'Your value is right. Give it in the unit that the question asks for.',
  'decimal-places': 'Your value is right. Check how many decimal places the question asks for.',
  'missing-unit': 'The number is right. What is it measured in?',
  'missing-am-pm': 'The time is right. Is it morning or evening?',
  'wrong-half-of-day': 'Is it morning or evening? Check again.',
  'wrong-unit': 'Check what the question is counting. Does this unit belong there?',
  'wrong-currency': 'Check the money sign. We pay in Singapore dollars here.',
  'wrong-dimension':
    'Check your unit: length, area (square units) and volume (cubic units) are different things.',
  'wrong-sign': 'Check the sign in front of your number.',
  reciprocal: 'Check which number goes on top and which below.',
  'space-left-out': 'Leave a space between the whole number and the fraction.',
  'power-of-ten': 'Check your decimal point, zeros or units.',
  'base-60-as-100': 'Remember that there are 60 minutes in an hour.',
  complement: 'You may have found the other part. Read again what the question asks for.',
  'missing-part': 'Part of your answer is missing. Read the question once more.',
  'extra-part': 'You have given more than the question asks for.',
  'wrong-order': 'You have found the right ones. Check the order.',
  'repeated-part': 'You have given one of them more than once.',
  'reversed-ratio': 'Check which one comes first in the ratio.',
  'remainder-too-big': 'Is your remainder smaller than the number you divide by?',
  'wrong-quotient': 'Check both the quotient and the remainder.',
  'wrong-letter': 'Use the same letter as the question.',
  'letter-lost': 'Your answer needs the letter from the question.',
  'wrong-label': 'Check which answer belongs to which name.',
  'not-an-option': 'Choose one of the options shown.',
  'wrong-value': 'Not quite. Read the question again and check your working.',
};

/** The sentence for a hint key; an unknown key, from a newer record, gives the plain one. */
export function hintText(hintKey: string): string {
  return isReasonCode(hintKey) ? HINTS[hintKey] : HINTS['wrong-value'];
}

function isReasonCode(key: string): key is ReasonCode {
  return Object.hasOwn(HINTS, key);
}
