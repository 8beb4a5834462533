import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import type { LevelChoice } from '../../entities/batch/index.js';

/** What the address keeps of the bank. */
export interface BankView {
  /** Null is the overview. */
  levels: LevelChoice | null;
  search: string;
}

const EVERY_LEVEL = 'all';
const SEARCH_MAX = 200;

/** Reads the address; a search without levels is one in all of them. */
export function readBankAddress(params: URLSearchParams): BankView {
  const search = (params.get('search') ?? '').slice(0, SEARCH_MAX);
  const named = params.get('levels');
  const levels = named === null ? null : GRADE_LEVELS.filter((grade) => named.split(',').includes(grade));
  return { levels: levels ?? (search === '' ? null : []), search };
}

/** The address of a view. */
export function toBankAddress({ levels, search }: BankView): URLSearchParams {
  const params = new URLSearchParams({ tab: 'bank' });
  if (levels) params.set('levels', levels.length === 0 ? EVERY_LEVEL : levels.join(','));
  if (levels && search !== '') params.set('search', search);
  return params;
}
