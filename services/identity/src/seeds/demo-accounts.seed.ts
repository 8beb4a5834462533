import { type EntityManager, LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { DEMO_PASSWORD } from '@sumfox/contracts/identity/demo-mode.rules';
import { CONSENT_VERSION } from '@sumfox/contracts/identity/privacy.endpoints';
import { v7 as uuid } from 'uuid';
import { Account, DEMO_ACCOUNTS, DEMO_FAMILY, type DemoAccount } from '../account/index.js';
import { loadIdentityConfig } from '../config.js';
import { Consent } from '../family/index.js';
import { ParentChild } from '../parent-child/index.js';
import { hashPassword, PasswordService } from '../password/index.js';

/**
 * Creates missing demo accounts, only with DEMO_MODE=1. Existing ones stay: a renamed account is known by its id, a
 * taken name stays taken, and a removed link does not return. Only the public password is replaced once the accounts
 * have private passwords.
 */
export async function seedDemoAccounts(orm: MikroORM): Promise<void> {
  const { demoMode, demoPasswords } = loadIdentityConfig();
  if (!demoMode) return;
  const em = orm.em.fork();
  await em.transactional(async (tx) => {
    const made = new Set<string>();
    for (const account of DEMO_ACCOUNTS) {
      const { id, username } = account;
      const taken = await tx.count(Account, { $or: [{ id }, { usernameFolded: username }] });
      if (taken > 0) {
        if (demoPasswords) await replacePublicPassword(tx, account, demoPasswords[username]);
        continue;
      }
      await addDemoAccount(tx, account, demoPasswords?.[username] ?? DEMO_PASSWORD);
      made.add(id);
    }
    if (made.has(DEMO_FAMILY.parentId) || made.has(DEMO_FAMILY.childId)) await linkDemoFamily(tx);
  });
}

/** Leaves an account alone that another replica makes at the same time. */
async function addDemoAccount(em: EntityManager, account: DemoAccount, password: string): Promise<void> {
  await em
    .createQueryBuilder(Account)
    .insert({
      ...account,
      usernameFolded: account.username,
      isActive: true,
      isDemo: true,
      passwordHash: await hashPassword(password),
      createdAt: new Date(),
    })
    .onConflict()
    .ignore()
    .execute();
}

/** Links the demo parent and the demo child, if both are there; the link counts as a consent. */
async function linkDemoFamily(em: EntityManager): Promise<void> {
  const { linkId, parentId: parent, childId: child } = DEMO_FAMILY;
  if ((await em.count(Account, { id: { $in: [parent, child] } })) < 2) return;
  const now = new Date();
  const { affectedRows } = await em
    .createQueryBuilder(ParentChild)
    .insert({ id: linkId, parent, child, createdAt: now, origin: 'family' })
    .onConflict()
    .ignore()
    .execute('run');
  if (affectedRows === 0) return;
  await em.insert(Consent, {
    id: uuid(),
    parent,
    child,
    version: CONSENT_VERSION,
    origin: 'family',
    givenAt: now,
  });
}

async function replacePublicPassword(
  em: EntityManager,
  { id }: DemoAccount,
  password: string,
): Promise<void> {
  const account = await em.findOne(Account, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (account && (await new PasswordService().verify(DEMO_PASSWORD, account.passwordHash)))
    account.passwordHash = await hashPassword(password);
}
