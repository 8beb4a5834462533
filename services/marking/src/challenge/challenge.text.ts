import type { ChallengeReason, ChallengeReply } from '@sumfox/contracts/assessment/dispute';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { answeringOf } from '@sumfox/question-kinds/registry';
import type { FailedDemand } from '@sumfox/question-kinds/reread-item';
import { type Evidence, type Judgement, type RejectionCause, rereadAnswer } from './challenge.rules.js';

/** Ability of a pupil, by the pupil's own belief. */
const NOTES: Readonly<Record<ChallengeReason, string>> = {
  'same-meaning': 'Put your answer and the model answer side by side. Do both say the same?',
  'correct-result': 'Go through the steps once more. Where do they differ from yours?',
  'format-difference': 'Look at the question again: how does it want the answer written?',
  'method-valid': 'Your own way counts. Good typed steps earn marks too.',
  'units-equivalent': 'Change both answers to the same unit. Are they the same amount?',
  'ai-error': 'Fox never guesses a mark. It compares your answer with the key by fixed rules.',
};

/** Words that are told with a judgement beside its own. */
export interface ReplyWords {
  /** The solution in words, if there is one. */
  explanation?: string | null;
}

/** Sentences for the pupil: only finished steps and decided results. */
export function toReply(evidence: Evidence, judgement: Judgement, words: ReplyWords = {}): ChallengeReply {
  const details = {
    semanticAnalysis: readingText(evidence),
    educationalNote: words.explanation ?? NOTES[evidence.reason],
  };
  switch (judgement.decision) {
    case 'waiting':
      return {
        decision: 'waiting',
        scoreUpdated: false,
        newQuestion: null,
        message: 'A grown-up of our team will look at it. Your mark stays as it is until then.',
        adminFeedback: recheckText(evidence),
        evaluationDetails: { ...details, reasoning: askedAndEarned(evidence) },
      };
    case 'rejected':
      return {
        decision: 'rejected',
        scoreUpdated: false,
        newQuestion: null,
        message: rejectionText(evidence, judgement.cause),
        adminFeedback: recheckText(evidence),
        evaluationDetails: { ...details, reasoning: askedAndEarned(evidence) },
      };
    case 'approved':
      return toApprovedReply(evidence, judgement, details);
  }
}

const BY_PERSON = 'A grown-up of our team looked at it.';

/** Whether it was by solving it again that a question was found at fault. */
export function isFoundBySolving({ recheck }: Pick<Evidence, 'recheck'>): boolean {
  return recheck?.outcome === 'corrected' || recheck?.outcome === 'faulty';
}

function toApprovedReply(
  evidence: Evidence,
  { basis, mark, isPolicyWrong }: Extract<Judgement, { decision: 'approved' }>,
  details: Omit<ChallengeReply['evaluationDetails'], 'reasoning'>,
): ChallengeReply {
  const isFault = basis === 'key-faulty';
  const whoLooked: Readonly<Record<typeof basis, string>> = {
    'marked-again': isPolicyWrong
      ? 'The question does not ask for another way of writing it, so yours counts. The question is put right.'
      : 'Fox marked your answer again and it earns more.',
    'key-faulty': isFoundBySolving(evidence) ? recheckText(evidence) : BY_PERSON,
    model: 'Fox read your answer once more and found what it had missed.',
    person: BY_PERSON,
  };
  return {
    decision: 'approved',
    scoreUpdated: true,
    newQuestion: null,
    message: isFault
      ? 'You found a mistake in this question. You get all its marks.'
      : `You were right. Now you have ${share(mark)}.`,
    adminFeedback: whoLooked[basis],
    evaluationDetails: {
      ...details,
      reasoning: `Before you had ${share(evidence.mark)}, now you have ${share(mark)}.`,
      educationalNote: isFault ? 'Thank you! No other pupil gets this question now.' : mark.feedback,
    },
  };
}

function askedAndEarned({ response, markedAgain, mark }: Evidence): string {
  const earned = markedAgain.marksAwarded < mark.marksAwarded ? { ...markedAgain, ...mark } : markedAgain;
  return `The question asks for ${askedFor(response.scheme)}. Marked again, your answer earns ${share(earned)}.`;
}

/** One or two sentences on why the mark stays; the page already says that it was checked. */
function rejectionText(evidence: Evidence, cause: RejectionCause): string {
  const { response, markedAgain, reason } = evidence;
  const answering = answeringOf(response.scheme);
  const key = answering.printedKey(response.scheme);
  const readAs = markedAgain.readAs ?? answering.chosen(response);
  switch (cause) {
    case 'blank':
      return `There is no answer here yet. The question comes to ${key}.`;
    case 'demand':
      return demandText(evidence, key);
    case 'meaning':
      return `The answer to this question is ${key}, and your words say something else.`;
    case 'person':
      return `A grown-up of our team looked at it. The question comes to ${key}.`;
    case 'other-value': {
      const said = readAs === null ? 'Your answer says another value' : `Your answer says ${readAs}`;
      const other = reason === 'units-equivalent' ? ' In the same unit they are not the same amount.' : '';
      return `The question comes to ${key}. ${said}.${other}`;
    }
  }
}

function demandText(evidence: Evidence, key: string): string {
  const reading = rereadAnswer(evidence);
  const demand: FailedDemand | null = reading.kind === 'same-value' ? reading.demand : null;
  const where = demand?.sentence ? `: “${demand.sentence}”` : '.';
  if (demand?.kind === 'manner')
    return evidence.markedAgain.reasonCode === 'unworked'
      ? `Your value is right. An answer has to be worked out and written as one, like ${key}.`
      : `Your value is right, but the answer to this question is written like ${key}.`;
  return `Your value is right, and the question asks for ${askedFor(evidence.response.scheme)}${where} It wants ${key}.`;
}

function share({ marksAwarded, marksPossible }: { marksAwarded: number; marksPossible: number }): string {
  return `${marksAwarded} of ${marksPossible} ${marksPossible === 1 ? 'mark' : 'marks'}`;
}

function readingText({ response, markedAgain }: Evidence): string {
  const chosen = answeringOf(response.scheme).chosen(response);
  if (chosen) return `You chose ${chosen}.`;
  if (markedAgain.reasonCode === 'blank') return 'There was no answer to read.';
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

/** Demand of the question, by the policy that was stored with it. */
export function askedFor(scheme: MarkScheme): string {
  const { parts } = scheme;
  const byKind = answeringOf(scheme).askedFor(scheme);
  if (byKind !== null) return byKind;
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
