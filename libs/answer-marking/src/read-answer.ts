import type { AnswerPolicy } from '@product/contracts/question/answer-policy';
import { findAlgebra } from './algebra.js';
import { dateText, findDate } from './calendar-date.js';
import { choiceText, findKey } from './choice.js';
import { expressionText, partText } from './echo.js';
import { findGuardFinding } from './guard.js';
import { listCuts } from './list.js';
import { normalise } from './normaliser.js';
import { withoutFillers } from './phrasing.js';
import { findQuantity } from './quantity.reader.js';
import { listFixedUnits } from './quantity.units.js';
import { findRatio, ratioText } from './ratio.js';
import { findQuotientRemainder, remainderText } from './remainder.js';
import { findTimeOfDay, timeText } from './time-of-day.js';

/** What the live preview shows under an answer box. */
export interface AnswerReading {
  /** Whether the marker will be able to read it. */
  readonly readable: boolean;
  /** "I read this as …": the answer as understood, with no word on whether it is right. Null when unreadable. */
  readonly readAs: string | null;
}

/** Reads an answer by its policy alone; nothing of the model answer is needed, so the browser may do it. */
export function readAnswer(policy: AnswerPolicy, response: string): AnswerReading {
  const trimmed = response.trim();
  if (trimmed === '' || findGuardFinding(trimmed)) return { readable: false, readAs: null };
  const readAs = findEcho(policy, normalise(trimmed));
  return { readable: readAs !== null, readAs };
}

function findEcho(policy: AnswerPolicy, text: string): string | null {
  switch (policy.type) {
    case 'number':
    case 'percent':
    case 'money':
    case 'measure':
    case 'duration':
      return findQuantityEcho(policy, text);
    case 'time-of-day': {
      const time = findTimeOfDay(text);
      return time && timeText(time);
    }
    case 'ratio':
      return findRatioEcho(policy, text) ?? findQuantityEcho(policy, text);
    case 'quotient-remainder': {
      const division = findQuotientRemainder(text, policy.nouns);
      return division ? remainderText(division) : findQuantityEcho(policy, text);
    }
    case 'list':
      return findListEcho(policy, text);
    case 'algebra': {
      const answer = findAlgebra(text.split('=').at(-1)?.trim() ?? '', policy.letter ?? 'any', policy);
      return answer && expressionText(answer.expression);
    }
    case 'choice': {
      const options = policy.options ?? [];
      const named = findKey(withoutFillers(text), options.length);
      return named ? choiceText(named) : (options.find((option) => option.trim() === text) ?? null);
    }
    case 'date': {
      const date = findDate(text);
      return date && dateText(date);
    }
    case 'labelled-set':
    case 'words':
    case 'text':
      return withoutFillers(text) === '' ? null : text;
  }
}

/** A bare number is shown with the unit the stem fixes, for that is how it will be read. */
function findQuantityEcho(policy: AnswerPolicy, text: string): string | null {
  const quantity = findQuantity(text, policy.nouns);
  if (!quantity) return null;
  const { expression } = quantity;
  const [unit, ...others] = listFixedUnits(policy.unit);
  if (!unit || others.length > 0 || expression.kind !== 'literal') return expressionText(expression);
  const { literal } = expression;
  const isBare = literal.parts.length === 0 && !literal.isPercent;
  return isBare ? partText(literal.number, unit.symbol) : expressionText(expression);
}

/** The likeliest cut of the list; a term that is no quantity is a name. */
function findListEcho(policy: AnswerPolicy, text: string): string | null {
  const [cut] = listCuts(text);
  if (!cut || cut.length === 0) return null;
  const echoes = cut.map((term) => {
    const isName = /^[A-Za-z][A-Za-z' -]*$/.test(term);
    return findQuantityEcho(policy, term) ?? findRatioEcho(policy, term) ?? (isName ? term : null);
  });
  return echoes.includes(null) ? null : echoes.join(', ');
}

function findRatioEcho(policy: AnswerPolicy, text: string): string | null {
  const ratio = findRatio(text, policy.nouns);
  return ratio && ratioText(ratio);
}
