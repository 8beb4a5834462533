import { type Item, STORED_QUESTION, STORED_SCHEME } from '@sumfox/contracts/question/item';
import { toStored } from '@sumfox/contracts/stored-shape';
import { byColumn } from '@sumfox/platform/database/columns';
import { toBankRow } from '../bank/index.js';
import { QUESTION_ENGINE } from '../question-source/index.js';
import { listStartingCells, makeStartingItems } from './starting-bank.rules.js';

/**
 * Makes a part of the starting bank with the engine of this build: a line of JSON for each row of the table of items.
 * All parts together have every pairing once. @param part from 0 to `parts` - 1
 */
export function makeStartingBank(part: number, parts: number): string {
  return listStartingCells(QUESTION_ENGINE)
    .filter((_, index) => index % parts === part)
    .flatMap((cells) => makeStartingItems(QUESTION_ENGINE, cells))
    .map((item) => `${JSON.stringify(toStoredRow(item))}\n`)
    .join('');
}

/** The columns of a row, without those that are different in each product. */
export function toStoredRow(item: Item): Record<string, unknown> {
  const { pick: _pick, createdAt: _createdAt, ...row } = toBankRow(item, new Date(0));
  return byColumn({
    ...row,
    question: toStored(STORED_QUESTION, item.question),
    scheme: toStored(STORED_SCHEME, item.scheme),
  });
}
