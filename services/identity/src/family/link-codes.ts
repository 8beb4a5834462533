import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import {
  LINK_CODE_ALPHABET,
  LINK_CODE_LENGTH,
  LINK_CODE_MINUTES,
} from '@sumfox/contracts/identity/link-code';
import type { createLinkCode } from '@sumfox/contracts/identity/profile.endpoints';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import type { CallerTokens } from '@sumfox/platform/rpc/caller-token';
import { CALLER_TOKENS } from '@sumfox/platform/tokens';
import { Account } from '../account/index.js';
import { LinkCode } from './link-code.entity.js';

/** Makes and checks the codes on children's pages. */
@Injectable()
export class LinkCodes {
  constructor(
    private readonly database: Database,
    @Inject(CALLER_TOKENS) private readonly tokens: CallerTokens,
  ) {}

  /** A new code for the calling child; the one before ends, as only its hash is known and it cannot be shown again. */
  async create(caller: PersonCaller): Promise<EndpointResponse<typeof createLinkCode>> {
    const code = Array.from(
      { length: LINK_CODE_LENGTH },
      () => LINK_CODE_ALPHABET[randomInt(LINK_CODE_ALPHABET.length)],
    ).join('');
    const expiresAt = new Date(Date.now() + LINK_CODE_MINUTES * 60_000);
    await this.database.transaction(async (em) => {
      // The later of two parallel calls sets the code.
      const child = await em.findOne(
        Account,
        { id: caller.userId, role: 'child' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!child) throw new ProductError('unauthenticated', 'signed-out', 'Please sign in.');
      await em.upsert(LinkCode, { child, codeHash: this.hash(child.id, code), expiresAt });
    });
    return { code, expiresAt: expiresAt.toISOString() };
  }

  /** Whether this is the child's code now. The child's row must be locked, so that one code is not used twice. */
  async isValid(em: EntityManager, childId: string, code: string): Promise<boolean> {
    const row = await em.findOne(LinkCode, { child: childId });
    const given = Buffer.from(this.hash(childId, code));
    const kept = Buffer.from(row?.codeHash ?? this.hash(childId, ''));
    return timingSafeEqual(given, kept) && row !== null && row.expiresAt > new Date();
  }

  /** A code works once. */
  async useUp(em: EntityManager, childId: string): Promise<void> {
    await em.nativeDelete(LinkCode, { child: childId });
  }

  private hash(childId: string, code: string): string {
    return createHmac('sha256', this.tokens.deriveSecret('link codes'))
      .update(JSON.stringify([childId, code]))
      .digest('base64url');
  }
}
