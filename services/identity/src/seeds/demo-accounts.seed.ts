import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { DEMO_PASSWORD } from '@sumfox/contracts/identity/demo-mode.rules';
import { CONSENT_VERSION } from '@sumfox/contracts/identity/privacy.endpoints';
import { DEMO_ACCOUNTS, DEMO_FAMILY, type DemoAccount } from '../account/index.js';
import { loadIdentityConfig } from '../config.js';
import { hashPassword, PasswordService } from '../password/index.js';

/**
 * Makes the demo accounts that are missing, only with DEMO_MODE=1. What is there stays as it is: a renamed account
 * is known by its id, a name that a person took stays theirs, and a link that was removed does not come back. Only the
 * public password goes once the accounts are given passwords of their own.
 */
export async function seedDemoAccounts(orm: MikroORM): Promise<void> {
  const { demoMode, demoPasswords } = loadIdentityConfig();
  if (!demoMode) return;
  const em = orm.em.fork();
  await em.transactional(async (tx) => {
    const made = new Set<string>();
    for (const account of DEMO_ACCOUNTS) {
      const taken = await tx.execute<unknown[]>(
        'select 1 from accounts where id = ? or username_folded = ?',
        [account.id, account.username],
      );
      if (taken.length > 0) {
        if (demoPasswords) await replacePublicPassword(tx, account, demoPasswords[account.username]);
        continue;
      }
      await tx.execute(
        `insert into accounts (id, username, username_folded, first_name, last_name, role, grade_level, is_active,
           is_demo, password_hash, created_at)
         values (?, ?, ?, ?, ?, ?, ?, true, true, ?, now()) on conflict do nothing`,
        [
          account.id,
          account.username,
          account.username,
          account.firstName,
          account.lastName,
          account.role,
          account.gradeLevel,
          await hashPassword(demoPasswords?.[account.username] ?? DEMO_PASSWORD),
        ],
      );
      made.add(account.id);
    }
    if (!made.has(DEMO_FAMILY.parentId) && !made.has(DEMO_FAMILY.childId)) return;
    const linked = await tx.execute<unknown[]>(
      `insert into parent_children (id, parent_id, child_id, created_at, origin)
       select ?::uuid, parent.id, child.id, now(), 'family' from accounts parent, accounts child
       where parent.id = ? and child.id = ? on conflict do nothing returning 1`,
      [DEMO_FAMILY.linkId, DEMO_FAMILY.parentId, DEMO_FAMILY.childId],
    );
    if (linked.length === 0) return;
    await tx.execute(
      `insert into consents (id, parent_id, child_id, version, origin, given_at)
       values (gen_random_uuid(), ?, ?, ?, 'family', now())`,
      [DEMO_FAMILY.parentId, DEMO_FAMILY.childId, CONSENT_VERSION],
    );
  });
}

async function replacePublicPassword(
  em: EntityManager,
  { id }: DemoAccount,
  password: string,
): Promise<void> {
  const [row] = await em.execute<{ password_hash: string | null }[]>(
    'select password_hash from accounts where id = ? for update',
    [id],
  );
  if (!row?.password_hash || !(await new PasswordService().verify(DEMO_PASSWORD, row.password_hash))) return;
  await em.execute('update accounts set password_hash = ? where id = ?', [await hashPassword(password), id]);
}
