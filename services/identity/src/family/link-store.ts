import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role } from '@sumfox/contracts/endpoint';
import { CONSENT_VERSION } from '@sumfox/contracts/identity/privacy.endpoints';
import { childLinked, childUnlinked } from '@sumfox/contracts/messages/identity.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { v7 as uuid } from 'uuid';
import type { AccountRow } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { FamilyDevice, FamilyDeviceChild } from '../family-device/index.js';
import { SecurityMails } from '../mail/index.js';
import { NoticeStore } from '../notice/index.js';
import { Consent } from './consent.entity.js';
import { EndedLink, type EndedLinkRow } from './ended-link.entity.js';
import { isProven, type LinkOrigin, ParentChild, type ParentChildRow } from '../parent-child/index.js';
import { LinkRequest, type LinkRequestRow } from './link-request.entity.js';

type Actor = { userId: string; role: Role };

/** Makes and ends links in the caller's transaction, with all that belongs to one: consent, events, notices and audit. */
@Injectable()
export class LinkStore {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly notices: NoticeStore,
    private readonly mails: SecurityMails,
  ) {}

  /** Links the two; the child's row must be locked, so that no two do it at once. */
  link(
    em: EntityManager,
    { parent, child, origin }: Pick<ParentChildRow, 'parent' | 'child' | 'origin'>,
    actor: Actor,
  ): Promise<ParentChildRow> {
    const fields = { id: uuid(), parent, child, origin, createdAt: new Date() };
    return this.add(em, fields, actor, 'child.linked');
  }

  /** A parent who was linked without proof typed the code: from now on the link is also a consent. */
  async prove(em: EntityManager, link: ParentChildRow): Promise<void> {
    link.origin = 'code';
    await this.giveConsent(em, link);
  }

  /** Ends a link, with the consent and the devices' approvals that hang on it; the child's row must be locked. */
  async unlink(em: EntityManager, link: ParentChildRow, actor: Actor): Promise<void> {
    const { id, parent, child } = link;
    const now = new Date();
    em.remove(link);
    await em.nativeUpdate(Consent, { parent, child, withdrawnAt: null }, { withdrawnAt: now });
    const approvals = await em.find(
      FamilyDeviceChild,
      { child, device: { parent } },
      { disableIdentityMap: true },
    );
    const deviceIds = approvals.map(({ device }) => device.id);
    await em.nativeDelete(FamilyDeviceChild, { child, device: { $in: deviceIds } });
    em.create(
      EndedLink,
      { id, parent, child, linkedAt: link.createdAt, origin: link.origin, endedAt: now, deviceIds },
      { persist: true },
    );
    // The parent who left may have given the consent, so the remaining parent decides again.
    await em.nativeUpdate(LinkRequest, { child, decidedAt: null }, { approvedAt: null });
    this.outbox.addEvent(em, childUnlinked, { linkId: id, parentId: parent.id, childId: child.id });
    await this.audit.write(em, { action: 'child.unlinked', actor, target: child.id });
    await this.notices.tellFamily(em, { kind: 'link-ended', childId: child.id, doneById: parent.id });
  }

  /** Puts a link back as it stood before it was ended; the child's row must be locked. */
  async restore(em: EntityManager, ended: EndedLinkRow, actor: Actor): Promise<ParentChildRow> {
    const { id, parent, child, linkedAt: createdAt, origin, deviceIds } = ended;
    em.remove(ended);
    const link = await this.add(em, { id, parent, child, origin, createdAt }, actor, 'child.relinked');
    // A device that was forgotten meanwhile stays so.
    const devices = await em.find(
      FamilyDevice,
      { id: { $in: deviceIds }, parent },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_READ },
    );
    if (devices.length > 0)
      await em
        .createQueryBuilder(FamilyDeviceChild)
        .insert(devices.map((device) => ({ device, child })))
        .onConflict()
        .ignore()
        .execute();
    return link;
  }

  private async add(
    em: EntityManager,
    fields: Pick<ParentChildRow, 'id' | 'parent' | 'child' | 'origin' | 'createdAt'>,
    actor: Actor,
    action: 'child.linked' | 'child.relinked',
  ): Promise<ParentChildRow> {
    const { parent, child, origin } = fields;
    const link = em.create(ParentChild, fields, { persist: true });
    await em.nativeUpdate(
      LinkRequest,
      { parent, child, decidedAt: null },
      { decidedAt: new Date(), isApproved: true },
    );
    this.outbox.addEvent(em, childLinked, { linkId: link.id, parentId: parent.id, childId: child.id });
    await this.audit.write(em, { action, actor, target: child.id, details: { origin } });
    if (isProven(origin)) await this.giveConsent(em, link);
    await this.notices.tellFamily(em, { kind: 'link-made', childId: child.id, doneById: parent.id });
    // A parent who has just registered the child needs no e-mail about it.
    if (origin !== 'family') await this.mails.tellLinkMade(em, parent, child);
    return link;
  }

  private async giveConsent(
    em: EntityManager,
    { parent, child, origin }: { parent: AccountRow; child: AccountRow; origin: LinkOrigin },
  ): Promise<void> {
    em.create(
      Consent,
      {
        id: uuid(),
        parent,
        child,
        version: CONSENT_VERSION,
        origin,
        givenAt: new Date(),
        withdrawnAt: null,
      },
      { persist: true },
    );
    await this.audit.write(em, {
      action: 'consent.given',
      actor: { userId: parent.id, role: 'parent' },
      target: child.id,
      details: { version: CONSENT_VERSION },
    });
  }

  /** Notes a parent's wish to be linked; there must be none that is open. */
  async ask(em: EntityManager, parent: AccountRow, child: AccountRow, actor: Actor): Promise<LinkRequestRow> {
    const request = em.create(
      LinkRequest,
      {
        id: uuid(),
        parent,
        child,
        createdAt: new Date(),
        codeGivenAt: null,
        approvedAt: null,
        decidedAt: null,
        isApproved: null,
      },
      { persist: true },
    );
    await this.audit.write(em, { action: 'link.requested', actor, target: child.id });
    return request;
  }
}
