import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@sumfox/contracts/endpoint';
import { CONSENT_VERSION } from '@sumfox/contracts/identity/privacy.endpoints';
import { childLinked, childUnlinked } from '@sumfox/contracts/messages/identity.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { v7 as uuid } from 'uuid';
import type { AccountRow } from '../account/account.entity.js';
import { AuditLog } from '../audit/audit-log.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Consent } from './consent.entity.js';
import { EndedLink, type EndedLinkRow } from './ended-link.entity.js';
import { type Decider, LinkRequest } from './link-request.entity.js';
import { ParentChild, type ParentChildRow } from './parent-child.entity.js';

type Actor = { userId: string; role: Role };

/** Makes and ends links in the caller's transaction, with all that belongs to one: consent, events and audit. */
@Injectable()
export class LinkBook {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Links the two; the child's row must be locked, so that no two do it at once. */
  link(em: EntityManager, parent: AccountRow, child: AccountRow, actor: Actor): Promise<ParentChildRow> {
    return this.add(em, { id: uuid(), parent, child, createdAt: new Date() }, actor, 'child.linked');
  }

  /** Ends a link, with the consent and the devices' approvals that hang on it; the child's row must be locked. */
  async unlink(em: EntityManager, link: ParentChildRow, actor: Actor): Promise<void> {
    const { id, parent, child } = link;
    const now = new Date();
    em.remove(link);
    await em.nativeUpdate(Consent, { parent, child, withdrawnAt: null }, { withdrawnAt: now });
    const devices = await em.execute<Array<{ device_id: string }>>(
      `delete from family_device_children c using family_devices d
       where d.id = c.device_id and d.parent_id = ? and c.child_id = ? returning c.device_id`,
      [parent.id, child.id],
    );
    const deviceIds = devices.map((device) => device.device_id);
    em.create(
      EndedLink,
      { id, parent, child, linkedAt: link.createdAt, endedAt: now, deviceIds },
      { persist: true },
    );
    this.outbox.addEvent(em, childUnlinked, { linkId: id, parentId: parent.id, childId: child.id });
    await this.audit.write(em, { action: 'child.unlinked', actor, target: child.id });
  }

  /** Puts a link back as it stood before it was ended; the child's row must be locked. */
  async restore(em: EntityManager, ended: EndedLinkRow, actor: Actor): Promise<ParentChildRow> {
    const { id, parent, child, linkedAt: createdAt, deviceIds } = ended;
    em.remove(ended);
    const link = await this.add(em, { id, parent, child, createdAt }, actor, 'child.relinked');
    // A device that was forgotten meanwhile stays so.
    await em.execute(
      `insert into family_device_children (device_id, child_id)
       select id, ?::uuid from family_devices where parent_id = ? and id = any (?::uuid[]) on conflict do nothing`,
      [child.id, parent.id, `{${deviceIds.join(',')}}`],
    );
    return link;
  }

  private async add(
    em: EntityManager,
    fields: Pick<ParentChildRow, 'id' | 'parent' | 'child' | 'createdAt'>,
    actor: Actor,
    action: 'child.linked' | 'child.relinked',
  ): Promise<ParentChildRow> {
    const { parent, child } = fields;
    const now = new Date();
    const link = em.create(ParentChild, fields, { persist: true });
    em.create(
      Consent,
      { id: uuid(), parent, child, version: CONSENT_VERSION, givenAt: now, withdrawnAt: null },
      { persist: true },
    );
    await em.nativeUpdate(
      LinkRequest,
      { parent, child, decidedAt: null },
      { decidedAt: now, isApproved: true },
    );
    this.outbox.addEvent(em, childLinked, { linkId: link.id, parentId: parent.id, childId: child.id });
    await this.audit.write(em, { action, actor, target: child.id });
    await this.audit.write(em, {
      action: 'consent.given',
      actor: { userId: parent.id, role: 'parent' },
      target: child.id,
      details: { version: CONSENT_VERSION },
    });
    return link;
  }

  /** A child names its parent while registering: linked at once, or once the parent agrees. */
  async askByChild(em: EntityManager, parent: AccountRow, child: AccountRow): Promise<void> {
    const actor: Actor = { userId: child.id, role: 'child' };
    if (this.config.linkPolicy === 'open') await this.link(em, parent, child, actor);
    else await this.ask(em, parent, child, 'parent', actor);
  }

  /** Notes a wish to be linked; one that is open already stays as it is. */
  async ask(
    em: EntityManager,
    parent: AccountRow,
    child: AccountRow,
    decider: Decider,
    actor: Actor,
  ): Promise<void> {
    if ((await em.count(LinkRequest, { parent, child, decidedAt: null })) > 0) return;
    em.create(
      LinkRequest,
      { id: uuid(), parent, child, decider, createdAt: new Date(), decidedAt: null, isApproved: null },
      { persist: true },
    );
    await this.audit.write(em, { action: 'link.requested', actor, target: child.id });
  }
}
