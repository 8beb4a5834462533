import { Injectable } from '@nestjs/common';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { digestChoices } from '@sumfox/contracts/identity/digest.endpoints';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { isLinked, listChildren } from '../parent-child/index.js';
import { DigestChoice } from './digest-choice.entity.js';
import { StopTokens } from './stop-token.js';

/** Which weekly e-mails a parent wants. */
@Injectable()
export class DigestService {
  constructor(
    private readonly database: Database,
    private readonly tokens: StopTokens,
  ) {}

  async list(caller: PersonCaller): Promise<EndpointResponse<typeof digestChoices>> {
    const em = this.database.fork();
    const children = await listChildren(em, caller.userId);
    const chosen = await em.find(DigestChoice, { parent: caller.userId });
    const on = new Set(chosen.map(({ child }) => child.id));
    return { choices: children.map(({ child }) => ({ childUserId: child.id, isOn: on.has(child.id) })) };
  }

  /** Throws the same 404 for an unknown child and for one that is not linked. */
  async choose(caller: PersonCaller, childId: string, isOn: boolean): Promise<void> {
    const em = this.database.fork();
    if (!isUuid(childId) || !(await isLinked(em, caller.userId, childId)))
      throw new ProductError('not-found', 'not-found', 'Not found');
    const pair = { parent: caller.userId, child: childId };
    if (!isOn) await em.nativeDelete(DigestChoice, pair);
    else
      await em
        .createQueryBuilder(DigestChoice)
        .insert({ id: uuid(), ...pair, chosenAt: new Date() })
        .onConflict()
        .ignore()
        .execute();
  }

  /** Stops an e-mail by the link in it. Throws `stop-link` for a text that is no such link. */
  async stop(token: string): Promise<void> {
    const id = this.tokens.read(token);
    if (id === null)
      throw new ProductError(
        'bad-request',
        'stop-link',
        'This link is not complete. Please open it from the e-mail again.',
      );
    await this.database.fork().nativeDelete(DigestChoice, { id });
  }
}
