import type { EntityManager } from '@mikro-orm/postgresql';
import { bankStocked } from '@sumfox/contracts/messages/content.events';
import { openOrm, UNHURRIED_MS } from '@sumfox/platform/database/open-orm';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { shareWithdrawals } from '../bank/index.js';
import { database } from '../database.js';
import { hasItemsOf, insertStartingRows } from './starting-bank.queries.js';

/** Rows inserted by one statement: some two megabytes. */
const ROWS_AT_ONCE = 500;

/**
 * Fills a bank that has no item of the present templates, as on a first start and after an update of the engine. Does
 * nothing to any other bank. Returns how many items were added. @param lines rows made by `makeStartingBank` in the
 * same build
 */
export async function loadStartingBank(databaseUrl: string, lines: readonly string[]): Promise<number> {
  const orm = openOrm(database, databaseUrl, { connectLimitMs: UNHURRIED_MS });
  try {
    return await orm.em.fork().transactional((em) => stockBank(em, lines));
  } finally {
    await orm.close(true);
  }
}

/** The same in the caller's transaction. */
export async function stockBank(em: EntityManager, lines: readonly string[]): Promise<number> {
  const [first] = lines;
  if (first === undefined) return 0;
  const { template_version: templateVersion } = JSON.parse(first) as { template_version: number };
  if (await hasItemsOf(em, templateVersion)) return 0;
  // A withdrawal meanwhile waits for this transaction, and then retires what it has inserted.
  await shareWithdrawals(em);
  const outbox = new Outbox();
  let added = 0;
  for (let from = 0; from < lines.length; from += ROWS_AT_ONCE) {
    const itemIds = await insertStartingRows(em, lines.slice(from, from + ROWS_AT_ONCE));
    if (itemIds.length > 0) outbox.addEvent(em, bankStocked, { itemIds });
    added += itemIds.length;
  }
  return added;
}
