import type { Item } from '@sumfox/contracts/question/item';

const FORMS_WITH_A_MISTAKE: ReadonlySet<string> = new Set([
  'mend-the-answer',
  'mend-the-line',
  'spot-the-mistake',
  'who-is-right',
]);

/** Whether a question shows a mistake to find or mend: an example shows right lines alone. */
export function showsMistake({ provenance: { params } }: Pick<Item, 'provenance'>): boolean {
  return FORMS_WITH_A_MISTAKE.has(params['form'] ?? '');
}
