import type { MarkPoint } from '@sumfox/contracts/question/item';
import { listOpenPoints, mayCompare, screenWorking } from '../ai-judge/index.js';
import { type Evidence, isInWords } from './challenge.rules.js';

/** Questions to a model about a challenge (CHALLENGE-5). */
export type ModelQuestion =
  /** What the question comes to, where no seed proves the key; content has it solved again without the answer. */
  | { readonly kind: 'key' }
  /** Whether two answers in words say the same. */
  | { readonly kind: 'meaning'; readonly given: string; readonly key: string }
  /** Asks which open points the working shows; in fresh words when a model has read it before. */
  | { readonly kind: 'working'; readonly points: readonly MarkPoint[]; readonly isAgain: boolean };

/** The question to the model; null where it cannot help or may not be given what was written. */
export function findModelQuestion(evidence: Evidence): ModelQuestion | null {
  switch (evidence.reason) {
    case 'same-meaning':
      return findMeaningQuestion(evidence);
    case 'correct-result':
      return evidence.recheck?.outcome === 'unproved' ? { kind: 'key' } : null;
    case 'method-valid':
    case 'ai-error':
      return findWorkingQuestion(evidence);
    default:
      return null;
  }
}

/** Only a single answer in words: of several, the marker itself has cut and marked each. */
function findMeaningQuestion({ question, response }: Evidence): ModelQuestion | null {
  const { scheme, answer } = response;
  const [part, ...others] = scheme.parts;
  if (!part || others.length > 0 || !isInWords(scheme) || answer === null) return null;
  const pair = { given: answer.trim(), key: part.expected };
  return mayCompare({ stem: question.questionText, ...pair }) ? { kind: 'meaning', ...pair } : null;
}

function findWorkingQuestion({ question, response, mark, grantedBefore }: Evidence): ModelQuestion | null {
  const isFit = screenWorking(response.working, question.questionText) === 'fit';
  const known = new Set(grantedBefore ?? []);
  const points = isFit ? listOpenPoints(response, mark).filter(({ id }) => !known.has(id)) : [];
  return points.length > 0 ? { kind: 'working', points, isAgain: grantedBefore !== null } : null;
}
