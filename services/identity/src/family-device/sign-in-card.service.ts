import { Injectable } from '@nestjs/common';
import { CARD_PREFIX } from '@sumfox/contracts/identity/family-device.endpoints';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { AuditLog } from '../audit/index.js';
import { hashSecret, makeSecret } from '../session/index.js';
import { lockLinkedChild } from './linked-child.js';

/**
 * Cards with a QR code, which parents print for children who cannot type. A card opens nothing on a device that no
 * parent has approved for the child (FAMILY-8). Both methods throw 404 for a child that is not linked.
 */
@Injectable()
export class SignInCardService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Makes a new card and returns what its QR code holds; the child's earlier card stops working. */
  async make(caller: PersonCaller, childId: string): Promise<string> {
    const code = CARD_PREFIX + makeSecret();
    await this.database.transaction(async (em) => {
      const child = await lockLinkedChild(em, caller, childId);
      child.cardHash = hashSecret(code);
      await this.audit.write(em, { action: 'sign-in-card.made', actor: caller, target: childId });
    });
    return code;
  }

  async revoke(caller: PersonCaller, childId: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const child = await lockLinkedChild(em, caller, childId);
      if (child.cardHash == null) return;
      child.cardHash = null;
      await this.audit.write(em, { action: 'sign-in-card.revoked', actor: caller, target: childId });
    });
  }
}
