import { Injectable } from '@nestjs/common';
import type { NoticeKind } from '@sumfox/contracts/identity/notice.endpoints';
import type { EntityManager } from '@sumfox/platform/database/database';
import { v7 as uuid } from 'uuid';
import { Account } from '../account/index.js';
import { ParentChild } from '../parent-child/index.js';
import { Notice } from './notice.entity.js';

/** Something that happened to a child's account. */
export interface NoticeFact {
  kind: NoticeKind;
  childId: string;
  /** Account id of the actor; for a link, its parent. */
  doneById: string;
}

/** Writes notices in the transaction of what they tell. */
@Injectable()
export class NoticeStore {
  /** Tells one account. */
  tell(em: EntityManager, accountId: string, { kind, childId, doneById }: NoticeFact): void {
    em.create(
      Notice,
      {
        id: uuid(),
        account: em.getReference(Account, accountId),
        kind,
        child: em.getReference(Account, childId),
        doneBy: em.getReference(Account, doneById),
        createdAt: new Date(),
        seenAt: null,
      },
      { persist: true },
    );
  }

  /** Notifies the child, every linked parent, and the actor. */
  async tellFamily(em: EntityManager, fact: NoticeFact): Promise<void> {
    await em.flush();
    const links = await em.find(ParentChild, { child: fact.childId });
    const family = [fact.childId, fact.doneById, ...links.map(({ parent }) => parent.id)];
    for (const accountId of new Set(family)) this.tell(em, accountId, fact);
  }

  /** Removes an outdated notice for every recipient. */
  async dismiss(em: EntityManager, kind: NoticeKind, childId: string): Promise<void> {
    await em.nativeUpdate(Notice, { kind, child: childId, seenAt: null }, { seenAt: new Date() });
  }
}
