import { LockMode } from '@mikro-orm/postgresql';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { v7 as uuid } from 'uuid';
import type { Outcome } from './delivery.rules.js';
import { MailAddress } from './mail-address.entity.js';
import { Mail } from './mail.entity.js';

/** An attempt that has not handed over its e-mail after this long is dead; the limit of the client is shorter. */
export const CLAIM_MS = 60_000;

/**
 * Begins an attempt in the caller's transaction and returns its id; null while another one is in flight or the e-mail is
 * settled.
 */
export async function claimMail(em: EntityManager, id: string): Promise<string | null> {
  const mail = await em.findOne(Mail, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!mail) return null;
  const now = await readServerTime(em);
  const isDead = mail.state === 'sending' && now.getTime() - (mail.claimedAt?.getTime() ?? 0) > CLAIM_MS;
  if (mail.state !== 'waiting' && !isDead) return null;
  const claim = uuid();
  Object.assign(mail, { state: 'sending', claim, claimedAt: now, attempts: mail.attempts + 1 });
  return claim;
}

/** Notes that the last line goes out now. False when another attempt has taken over. */
export async function noteHandOver(em: EntityManager, id: string, claim: string): Promise<boolean> {
  const claimedAt = await readServerTime(em);
  const noted = await em.nativeUpdate(
    Mail,
    { id, claim, state: 'sending' },
    { state: 'handed-over', claimedAt },
  );
  return noted > 0;
}

/** Stores the outcome of an attempt, unless another one has taken over. */
export async function noteOutcome(
  em: EntityManager,
  mail: { id: string; accountId: string; address: string },
  claim: string,
  outcome: Outcome,
): Promise<void> {
  const now = await readServerTime(em);
  const { id, accountId, address } = mail;
  const own = { id, claim };
  if (outcome.kind === 'later') {
    await em.nativeUpdate(Mail, own, { state: 'waiting', claim: null, replyCode: outcome.replyCode });
    return;
  }
  const state = outcome.kind === 'accepted' ? 'sent' : outcome.kind;
  const replyCode = outcome.kind === 'unsure' ? null : outcome.replyCode;
  await em.nativeUpdate(Mail, own, { state, claim: null, token: null, replyCode, settledAt: now });
  if (outcome.kind === 'refused' && outcome.isAddress)
    await em
      .createQueryBuilder(MailAddress)
      .insert({ account: accountId, address, refusedAt: now, refusalCode: outcome.replyCode })
      .onConflict(['account', 'address'])
      .merge(['refusedAt', 'refusalCode'])
      .execute();
}

/** Code with which the server has rejected this address before; null for one that may be written to. */
export async function findRefusal(
  em: EntityManager,
  accountId: string,
  address: string,
): Promise<number | null> {
  const known = await em.findOne(MailAddress, { account: accountId, address, refusedAt: { $ne: null } });
  return known?.refusalCode ?? null;
}
