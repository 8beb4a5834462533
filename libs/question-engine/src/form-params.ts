import type { Item } from '@sumfox/contracts/question/item';
import type { DressedQuestion } from './forms/worked.js';

/** What the params of an item say about its form. */
export interface FormParams {
  form: string;
  /** Whether the answer is a word: a line, a name, an option in words. */
  asksWord: boolean;
  /** What each part asks; empty for a plain item of a shape. */
  asks: readonly string[];
}

const ASK = 'ask ';

/** The form of an item as it is stored. */
export function toFormParams({
  form,
  parts,
}: Pick<DressedQuestion, 'form' | 'parts'>): Record<string, string> {
  return {
    form,
    ...(parts.every(({ amount }) => amount === null) ? { answers: 'word' } : {}),
    ...Object.fromEntries(parts.map(({ ask }, i) => [`${ASK}${i + 1}`, ask])),
  };
}

/** The form of a stored item; plain where nothing else is said. */
export function readFormParams({ provenance: { params } }: Pick<Item, 'provenance'>): FormParams {
  return {
    form: params['form'] ?? 'plain',
    asksWord: params['answers'] === 'word',
    asks: Object.entries(params).flatMap(([name, ask]) => (name.startsWith(ASK) ? [ask] : [])),
  };
}

/** What an item was measured to ask of a pupil and to be worth; null for an item from before it was measured. */
export function readMeasured({
  provenance: { params },
}: Pick<Item, 'provenance'>): { demand: number; paperMarks: number } | null {
  const { demand, paperMarks } = params;
  return demand === undefined || paperMarks === undefined
    ? null
    : { demand: Number(demand), paperMarks: Number(paperMarks) };
}
