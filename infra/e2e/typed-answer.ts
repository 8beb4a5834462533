import type { MarkScheme, PupilQuestion, SchemePart } from '@sumfox/contracts/question/item';
import type { AnswerStyle } from '../faults/paper-driver.ts';

/** Actions of a child on the page of one question. */
export type TypedAnswer = { choose: string } | { write: string[] };

/** Signs that the page prints before the number. */
const CURRENCY = /^S?\$\s*/;

/**
 * The answer as a child enters it: without a unit that is printed beside the box or in a blank's sentence, with it
 * where the child must write it. A wrong answer is a known misconception where the item has one.
 */
export function toTypedAnswer(question: PupilQuestion, scheme: MarkScheme, style: AnswerStyle): TypedAnswer {
  if (question.questionType === 'mcq') {
    const key = scheme.parts[0]?.expected;
    const option = question.mcqOptions?.find(({ label }) => (label === key) === (style !== 'wrong'));
    if (!option) throw new Error(`question ${question.id} has no ${style} option`);
    return { choose: option.label };
  }
  const unitIsPrinted = question.questionType === 'fill-in-the-blank' || question.answerUnit !== null;
  const slip = scheme.parts.length === 1 ? scheme.misconceptions[0]?.answer : undefined;
  return {
    write: scheme.parts.map((part) => {
      const text = style === 'wrong' ? (slip ?? oneMore(part.expected)) : part.expected;
      const number = unitIsPrinted ? bareNumber(text) : text;
      return style === 'equivalent' ? rewrite(number, part) : number;
    }),
  };
}

/** `$4.50` → `4.50`, `1 1/2 ℓ` → `1 1/2`; words stay unchanged. */
function bareNumber(text: string): string {
  return /^S?\$?\s*(\d[\d\s.,/]*)/.exec(text)?.[1]?.trim() ?? text;
}

/** Off by one, so it is never the answer. */
function oneMore(text: string): string {
  const bare = bareNumber(text).replace(/[\s,]/g, '');
  return String(Math.floor(Number.parseFloat(bare)) + 1);
}

/** The same value as another child would write it, where the question leaves the form open. */
export function rewrite(text: string, { policy }: Pick<SchemePart, 'policy'>): string {
  const padded = ` ${text} `;
  if (policy.form !== null || policy.simplestForm || policy.decimalPlaces !== null) return padded;
  const [number = '', unit = ''] = splitUnit(text);
  const sign = CURRENCY.exec(text)?.[0] ?? '';
  const mixed = /^(\d+) (\d+)\/(\d+)$/.exec(number);
  if (mixed) {
    const [whole, top, bottom] = mixed.slice(1).map(Number) as [number, number, number];
    return `${whole * bottom + top}/${bottom}${unit}`;
  }
  const fraction = /^(\d+)\/(\d+)$/.exec(number);
  if (fraction) return `${Number(fraction[1]) * 2}/${Number(fraction[2]) * 2}${unit}`;
  if (/^\d{1,3}( \d{3})+$/.test(number)) return `${sign}${number.replaceAll(' ', ',')}${unit}`;
  if (/^\d{4}$/.test(number)) return `${sign}${number.slice(0, 1)},${number.slice(1)}${unit}`;
  if (policy.type === 'money' && /^\d+$/.test(number)) return `${sign}${number}.00${unit}`;
  if (policy.type !== 'money' && /^\d+\.\d+$/.test(number)) return `${sign}${number}0${unit}`;
  return padded;
}

function splitUnit(text: string): [string, string] {
  const number = bareNumber(text);
  const at = text.indexOf(number) + number.length;
  return [number, text.slice(at)];
}
