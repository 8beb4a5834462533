import { joinWithAnd, labelInSentence } from '../core/label-phrase.js';

/** A line before the one that a hint is about: what it finds, and its result as texts write it. */
export interface FoundBefore {
  label: string;
  result: string;
}

/** The number at the front of a result: `$43`, `214` of `214 paper cranes`. */
const numberOf = (text: string): string => /^\$?\d[\d ]*(?:\.\d+)?/.exec(text)?.[0].trim() ?? '';

const TERM = /\$?\d[\d ]*(?:\.\d+)?/.source;
const SUM = new RegExp(`^${TERM}(?: [+−×÷] ${TERM})+$`);

interface Sum {
  signs: string[];
  terms: string[];
}

/** A sum of plain numbers; null where it is none, or where it would show what is asked. */
function readSum(expression: string, asked: string): Sum | null {
  if (!SUM.test(expression)) return null;
  const terms = expression.split(/ [+−×÷] /);
  return terms.includes(numberOf(asked)) ? null : { terms, signs: expression.match(/[+−×÷]/g) ?? [] };
}

/** A number that an earlier line finds, by a name that the youngest read: `what is in the bags`. */
function nameFound(label: string): string {
  const name = labelInSentence(label);
  return /^how | after /.test(name) ? 'what you found first' : name;
}

/**
 * What pupils of Primary 1 and 2 do in a line, with its numbers: `Add 68 and 28.` A number that an earlier line finds is
 * called by its name. Null where the line is no such sum.
 */
export function hintSum(expression: string, found: readonly FoundBefore[], asked: string): string | null {
  const sum = readSum(expression, asked);
  if (!sum) return null;
  const names = sum.terms.map((term) => {
    const line = found.find(({ result }) => numberOf(result) === term);
    return line ? nameFound(line.label) : term;
  });
  const [first = '', second = '', ...others] = names;
  const signs = sum.signs.join('');
  const told = names.filter((name, i) => name === sum.terms[i]);
  const [name] = names.filter((one) => !told.includes(one));
  // A number beside a name reads as one more name in the list.
  if (/^\++$/.test(signs) && name !== undefined && told.length === names.length - 1)
    return `Add ${joinWithAnd(told)} to ${name}.`;
  if (/^\++$/.test(signs)) return `Add ${joinWithAnd(names)}.`;
  if (/^−+$/.test(signs)) return `Take ${joinWithAnd([second, ...others])} away from ${first}.`;
  if (signs === '×') return `Multiply ${first} by ${second}.`;
  if (signs === '÷') return `Divide ${first} by ${second}.`;
  if (signs === '+−') return `Add ${first} and ${second}. Then take away ${joinWithAnd(others)}.`;
  return signs === '−+' ? `Take ${second} away from ${first}. Then add ${joinWithAnd(others)}.` : null;
}

/** What pupils of Primary 1 and 2 think of before they work out a line: the size of its result, or its equal groups. */
export function hintSize(expression: string, asked: string): string | null {
  const sum = readSum(expression, asked);
  if (!sum || new Set(sum.signs).size > 1) return null;
  const valueOf = (term: string): number => Number(term.replace(/[$ ]/g, ''));
  const [largest = ''] = sum.terms.toSorted((a, b) => valueOf(b) - valueOf(a));
  if (/[+−]/.test(sum.signs[0] ?? '')) return `Will the answer be more or less than ${largest}?`;
  return sum.signs[0] === '×'
    ? 'How many equal groups are there? How many in each?'
    : `Think of ${largest} in equal groups.`;
}
