import type { EntityManager } from '@sumfox/platform/database/database';
import { openOrm } from '@sumfox/platform/database/open-orm';
import { database } from '../database.js';
import { Challenge, type ChallengeRow } from './challenge.entity.js';
import { type ChallengeCase, toChallengeCase } from './challenge-case.rules.js';

/** Read at once; a challenge holds a question with its key. */
const PAGE = 200;
/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

export interface ChallengeCases {
  /** Each once, by id, so that neither order nor number tells who asked when. */
  cases: ChallengeCase[];
  /** Accepted challenges that no case can express: better-read working, or a faulty question. */
  withoutCase: number;
}

/** The accepted challenges of the marking database at this address, as worked cases. */
export async function readChallengeCases(databaseUrl: string): Promise<ChallengeCases> {
  const orm = openOrm(database, databaseUrl);
  try {
    return await collectCases(orm.em.fork());
  } finally {
    await orm.close(true);
  }
}

async function collectCases(em: EntityManager): Promise<ChallengeCases> {
  const cases = new Map<string, ChallengeCase>();
  let withoutCase = 0;
  for (let after = FIRST; ;) {
    const rows: ChallengeRow[] = await em.find(
      Challenge,
      { decision: 'approved', id: { $gt: after } },
      { orderBy: { id: 'asc' }, limit: PAGE, disableIdentityMap: true },
    );
    for (const row of rows) {
      const one = toChallengeCase(row);
      if (one) cases.set(one.id, one);
      else withoutCase += 1;
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  return { cases: [...cases.values()].sort((a, b) => (a.id < b.id ? -1 : 1)), withoutCase };
}
