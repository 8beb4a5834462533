import type { MikroORM } from '@mikro-orm/postgresql';
import { DEMO_ACCOUNTS, DEMO_FAMILY, DEMO_PASSWORD } from '../account/demo-accounts.js';
import { loadIdentityConfig } from '../config.js';
import { hashPassword } from '../password/password.service.js';

/**
 * Makes the demo accounts that are missing, only with DEMO_MODE=1. What is there stays as it is: a renamed account
 * is known by its id, a name that a person took stays theirs, and a link that was removed does not come back.
 */
export async function seedDemoAccounts(orm: MikroORM): Promise<void> {
  if (!loadIdentityConfig().demoMode) return;
  const em = orm.em.fork();
  await em.transactional(async (tx) => {
    const made = new Set<string>();
    for (const account of DEMO_ACCOUNTS) {
      const taken = await tx.execute<unknown[]>(
        'select 1 from accounts where id = ? or username_folded = ?',
        [account.id, account.username],
      );
      if (taken.length > 0) continue;
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
          await hashPassword(DEMO_PASSWORD),
        ],
      );
      made.add(account.id);
    }
    if (!made.has(DEMO_FAMILY.parentId) && !made.has(DEMO_FAMILY.childId)) return;
    await tx.execute(
      `insert into parent_children (id, parent_id, child_id, created_at)
       select ?::uuid, parent.id, child.id, now() from accounts parent, accounts child
       where parent.id = ? and child.id = ? on conflict do nothing`,
      [DEMO_FAMILY.linkId, DEMO_FAMILY.parentId, DEMO_FAMILY.childId],
    );
  });
}
