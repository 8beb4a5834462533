import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { ProductError } from '@sumfox/contracts/errors';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid } from 'uuid';
import { Account, type AccountRow, gradeOf } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { isLinked } from '../parent-child/index.js';
import { PasswordService } from '../password/index.js';
import { mayUsePictures, picturesToPassword } from './picture-password.rules.js';

/** Picture passwords, which parents set for the smallest. Both methods throw 404 for a child that is not linked. */
@Injectable()
export class PicturePasswordService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
  ) {}

  /** Throws `too-old-for-pictures` above Primary 2. */
  async set(caller: PersonCaller, childId: string, pictures: readonly string[]): Promise<void> {
    const pictureHash = await this.passwords.hash(picturesToPassword(pictures));
    await this.database.transaction(async (em) => {
      const child = await lockLinked(em, caller, childId);
      if (!mayUsePictures(gradeOf(child)))
        throw new ProductError(
          'bad-request',
          'too-old-for-pictures',
          'A picture password is for Primary 1 and Primary 2.',
        );
      child.pictureHash = pictureHash;
      await this.audit.write(em, { action: 'picture-password.set', actor: caller, target: childId });
    });
  }

  async remove(caller: PersonCaller, childId: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const child = await lockLinked(em, caller, childId);
      if (child.pictureHash == null) return;
      child.pictureHash = null;
      await this.audit.write(em, { action: 'picture-password.removed', actor: caller, target: childId });
    });
  }
}

async function lockLinked(em: EntityManager, caller: PersonCaller, childId: string): Promise<AccountRow> {
  const isOwn = isUuid(childId) && (await isLinked(em, caller.userId, childId));
  if (!isOwn) throw new ProductError('not-found', 'not-found', 'Not found');
  return em.findOneOrFail(Account, { id: childId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
