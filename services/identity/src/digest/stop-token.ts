import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CallerTokens } from '@sumfox/platform/rpc/caller-token';
import { CALLER_TOKENS } from '@sumfox/platform/tokens';
import { validate as isUuid } from 'uuid';

/** Makes and reads the token of the link that stops a weekly e-mail. It works as long as the e-mail is on. */
@Injectable()
export class StopTokens {
  private readonly key: string;

  constructor(@Inject(CALLER_TOKENS) tokens: Pick<CallerTokens, 'deriveSecret'>) {
    this.key = tokens.deriveSecret('stop-digest');
  }

  make(choiceId: string): string {
    return `${choiceId}.${this.sign(choiceId)}`;
  }

  /** Id of the choice that a token is for; null for any other text. */
  read(token: string): string | null {
    const [id = '', given = ''] = token.split('.');
    if (!isUuid(id)) return null;
    const [actual, expected] = [Buffer.from(given), Buffer.from(this.sign(id))];
    return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null;
  }

  private sign(choiceId: string): string {
    return createHmac('sha256', this.key).update(choiceId).digest('base64url');
  }
}
