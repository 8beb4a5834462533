import { Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { gradeOf } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { PasswordService } from '../password/index.js';
import { lockLinkedChild } from './linked-child.js';
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
      const child = await lockLinkedChild(em, caller, childId);
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
      const child = await lockLinkedChild(em, caller, childId);
      if (child.pictureHash == null) return;
      child.pictureHash = null;
      await this.audit.write(em, { action: 'picture-password.removed', actor: caller, target: childId });
    });
  }
}
