import type { ChallengeReason, ChallengeReply } from '@product/contracts/assessment/dispute';
import type { MarkScheme } from '@product/contracts/question/item';
import type { Evidence, Judgement } from './challenge.rules.js';

/** What a pupil can do meanwhile, by what the pupil believes. */
const NOTES: Readonly<Record<ChallengeReason, string>> = {
  'same-meaning': 'Put your answer and the model answer side by side. Do both say the same?',
  'correct-result': 'Go through the steps once more. Where do they differ from yours?',
  'format-difference': 'Look at the question again: how does it want the answer written?',
  'method-valid': 'Your own way counts. Good typed steps earn marks too.',
  'units-equivalent': 'Change both answers to the same unit. Are they the same amount?',
  'ai-error': 'Fox never guesses a mark. It compares your answer with the key by fixed rules.',
};

/** Words for the child: only what was really done, and nothing that is not decided. */
export function toReply(evidence: Evidence, judgement: Judgement): ChallengeReply {
  const { response, mark, markedAgain, reason } = evidence;
  const reading = readingText(evidence);
  if (judgement.decision === 'waiting')
    return {
      decision: 'waiting',
      scoreUpdated: false,
      newQuestion: null,
      message: 'A grown-up of our team will look at it. Your mark stays as it is until then.',
      adminFeedback: recheckText(evidence),
      evaluationDetails: {
        reasoning: `The question asks for ${askedFor(response.scheme)}. Marked again, your answer earns ${share(markedAgain)}.`,
        semanticAnalysis: reading,
        educationalNote: NOTES[reason],
      },
    };
  const isFault = judgement.basis === 'key-faulty';
  return {
    decision: 'approved',
    scoreUpdated: true,
    newQuestion: null,
    message: isFault
      ? 'You found a mistake in this question. You get all its marks.'
      : `You were right. Now you have ${share(judgement.mark)}.`,
    adminFeedback: isFault ? recheckText(evidence) : 'Fox marked your answer again and it earns more.',
    evaluationDetails: {
      reasoning: `Before you had ${share(mark)}, now you have ${share(judgement.mark)}.`,
      semanticAnalysis: reading,
      educationalNote: isFault ? 'Thank you! Nobody else gets this question now.' : markedAgain.feedback,
    },
  };
}

function share({ marksAwarded, marksPossible }: { marksAwarded: number; marksPossible: number }): string {
  return `${marksAwarded} of ${marksPossible} ${marksPossible === 1 ? 'mark' : 'marks'}`;
}

function readingText({ response, markedAgain }: Evidence): string {
  if (response.scheme.questionType === 'mcq' && response.selectedOption)
    return `You chose ${response.selectedOption}.`;
  return markedAgain.readAs === null
    ? 'Fox could not read this answer. A grown-up can.'
    : `Fox read your answer as ${markedAgain.readAs}.`;
}

function recheckText({ recheck }: Evidence): string {
  switch (recheck?.outcome) {
    case 'proved':
      return 'Fox marked your answer again and solved the question again: both came out the same.';
    case 'corrected':
      return 'Fox solved the question again and got another answer than the key. The key is put right.';
    case 'faulty':
      return 'Fox solved the question again and it does not work out.';
    default:
      return 'Fox marked your answer again. It could not solve the question again by itself.';
  }
}

const FORMS: Readonly<Record<string, string>> = {
  fraction: 'a fraction',
  mixed: 'a mixed number',
  improper: 'an improper fraction',
  decimal: 'a decimal',
  percent: 'a percentage',
  time12: 'a 12-hour time',
  time24: 'a 24-hour time',
  words: 'a number in words',
  figures: 'a number in figures',
  'product-of-primes': 'a product of primes',
};
const TYPES: Readonly<Record<string, string>> = {
  percent: 'a percentage',
  money: 'an amount of money',
  'time-of-day': 'a time',
  duration: 'a length of time',
  ratio: 'a ratio',
  'quotient-remainder': 'a quotient and a remainder',
  list: 'a list',
  algebra: 'an expression',
  date: 'a date',
};

/** What the question wants, by the policy that was stored with it. */
export function askedFor({ questionType, parts }: MarkScheme): string {
  if (questionType === 'mcq') return 'one of its options';
  if (parts.length > 1) return `${parts.length} answers`;
  const policy = parts[0]?.policy;
  if (!policy) return 'one answer';
  const form = (policy.form && FORMS[policy.form]) ?? TYPES[policy.type] ?? 'one answer';
  const unit = policy.unit ? ` in ${policy.unit}` : '';
  const simplest = policy.simplestForm ? ' in its simplest form' : '';
  const places =
    policy.decimalPlaces === null
      ? ''
      : ` with ${policy.decimalPlaces} decimal ${policy.decimalPlaces === 1 ? 'place' : 'places'}`;
  return `${form}${simplest}${unit}${places}`;
}
