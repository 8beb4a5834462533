import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { CallInput, CallOutput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type {
  createFamilyDevice,
  describeFamilyDevice,
  openSessionByCard,
  openSessionOnDevice,
} from '@sumfox/contracts/identity/family.calls';
import type { listFamilyDevices } from '@sumfox/contracts/identity/family-device.endpoints';
import type { OpenedSession } from '@sumfox/contracts/identity/session.calls';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { Caller, PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { Account, type AccountRow, displayName, gradeOf, maySignIn } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { isLinked, ParentChild } from '../parent-child/index.js';
import { PasswordService } from '../password/index.js';
import { hashSecret, makeSecret, SessionStore } from '../session/index.js';
import { invalidCredentials } from '../sign-in/index.js';
import { FamilyDevice, FamilyDeviceChild, type FamilyDeviceRow } from './family-device.entity.js';
import { picturesToPassword } from './picture-password.rules.js';

/** Devices on which a parent lets children in by a tap or by pictures. */
@Injectable()
export class FamilyDeviceService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Children who may sign in on a device; empty for a device that is not approved. */
  async describe(deviceToken: string): Promise<CallOutput<typeof describeFamilyDevice>> {
    const em = this.database.fork();
    const device = await findDevice(em, deviceToken);
    if (!device) return { approved: false, children: [] };
    const children = (await listAdmitted(em, device)).filter((c) => maySignIn(c, this.config.demoMode));
    return {
      approved: true,
      children: children.map((child) => ({
        userId: child.id,
        displayName: displayName(child),
        gradeLevel: gradeOf(child),
        needsPictures: child.pictureHash != null,
      })),
    };
  }

  /** Approves a device for children of the calling parent; it forgets what it was approved for before. */
  async approve(
    caller: Caller,
    { childIds, deviceToken }: CallInput<typeof createFamilyDevice>,
  ): Promise<CallOutput<typeof createFamilyDevice>> {
    const parent = requirePerson(caller);
    const secret = makeSecret();
    await this.database.transaction(async (em) => {
      for (const childId of childIds)
        if (!isUuid(childId) || !(await isLinked(em, parent.userId, childId))) throw missing();
      if (deviceToken) await em.nativeDelete(FamilyDevice, { tokenHash: hashSecret(deviceToken) });
      const device = em.create(
        FamilyDevice,
        {
          id: uuid(),
          parent: em.getReference(Account, parent.userId),
          tokenHash: hashSecret(secret),
          createdAt: new Date(),
          lastUsedAt: null,
        },
        { persist: true },
      );
      for (const childId of new Set(childIds)) {
        em.create(FamilyDeviceChild, { device, child: em.getReference(Account, childId) }, { persist: true });
        await this.audit.write(em, { action: 'device.approved', actor: parent, target: childId });
      }
    });
    return { deviceToken: secret };
  }

  /** Takes the approval from the device with this secret, if the calling parent gave it. */
  async removeByToken(caller: Caller, deviceToken: string): Promise<boolean> {
    return this.remove(requirePerson(caller), { tokenHash: hashSecret(deviceToken) });
  }

  /** Removes a device by id. Throws 404 for a missing device and for another parent's device. */
  async removeById(caller: PersonCaller, id: string): Promise<void> {
    if (!isUuid(id) || !(await this.remove(caller, { id }))) throw missing();
  }

  private async remove(
    parent: Pick<PersonCaller, 'userId' | 'role'>,
    which: { id: string } | { tokenHash: string },
  ): Promise<boolean> {
    return this.database.transaction(async (em) => {
      const removed = await em.nativeDelete(FamilyDevice, { ...which, parent: parent.userId });
      if (removed > 0) await this.audit.write(em, { action: 'device.revoked', actor: parent, target: null });
      return removed > 0;
    });
  }

  async list(caller: PersonCaller): Promise<EndpointResponse<typeof listFamilyDevices>> {
    const em = this.database.fork();
    const devices = await em.find(FamilyDevice, { parent: caller.userId }, { orderBy: { id: 'asc' } });
    return Promise.all(
      devices.map(async (device) => ({
        id: device.id,
        createdAt: device.createdAt.toISOString(),
        lastUsedAt: device.lastUsedAt?.toISOString() ?? null,
        children: (await listAdmitted(em, device)).map((child) => ({
          userId: child.id,
          displayName: displayName(child),
        })),
      })),
    );
  }

  /**
   * Signs a child in on an approved device: with pictures if the child has some, otherwise by a tap, as the parent has
   * approved. Throws `invalid-credentials` for every reason alike.
   */
  async open({
    deviceToken,
    userId,
    pictures,
  }: CallInput<typeof openSessionOnDevice>): Promise<OpenedSession> {
    const em = this.database.fork();
    const device = await findDevice(em, deviceToken);
    const child = device && (await listAdmitted(em, device)).find(({ id }) => id === userId);
    if (!child) throw invalidCredentials();
    if (child.pictureHash) {
      const isRight = await this.passwords.verify(picturesToPassword(pictures ?? []), child.pictureHash);
      if (!isRight) throw invalidCredentials();
    }
    return this.begin(device, child, { pictureHash: child.pictureHash ?? null });
  }

  /** Signs a child in by the code of a card on an approved device. Throws `invalid-credentials` for every reason alike. */
  async openByCard({ deviceToken, code }: CallInput<typeof openSessionByCard>): Promise<OpenedSession> {
    const em = this.database.fork();
    const device = await findDevice(em, deviceToken);
    const cardHash = hashSecret(code);
    const child = device && (await listAdmitted(em, device)).find((each) => each.cardHash === cardHash);
    if (!child) throw invalidCredentials();
    return this.begin(device, child, { cardHash });
  }

  /** Opens the session while the child is still admitted by what was checked. */
  private begin(
    device: FamilyDeviceRow,
    child: AccountRow,
    checked: { pictureHash: string | null } | { cardHash: string },
  ): Promise<OpenedSession> {
    return this.database.transaction(async (tx) => {
      const current = await tx.findOne(
        Account,
        { id: child.id, ...checked },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const isStillIn = (await listAdmitted(tx, device)).some(({ id }) => id === child.id);
      if (!current || !isStillIn || !maySignIn(current, this.config.demoMode)) throw invalidCredentials();
      await tx.nativeUpdate(FamilyDevice, { id: device.id }, { lastUsedAt: new Date() });
      return this.sessions.open(tx, current);
    });
  }
}

function findDevice(em: EntityManager, deviceToken: string): Promise<FamilyDeviceRow | null> {
  return em.findOne(FamilyDevice, { tokenHash: hashSecret(deviceToken) });
}

/** Approved children who are still linked to the approving parent, ordered by name. */
async function listAdmitted(em: EntityManager, { id, parent }: FamilyDeviceRow): Promise<AccountRow[]> {
  const approved = await em.find(
    FamilyDeviceChild,
    { device: { id, parent: { isActive: true } } },
    { populate: ['child'], orderBy: { child: { firstName: 'asc', id: 'asc' } } },
  );
  const children = approved.map(({ child }) => child);
  if (children.length === 0) return [];
  const links = await em.find(ParentChild, { parent: parent.id, child: { $in: children } });
  const linked = new Set(links.map(({ child }) => child.id));
  return children.filter((child) => linked.has(child.id));
}

function requirePerson(caller: Caller): Pick<PersonCaller, 'userId' | 'role'> {
  if (!caller.userId || caller.role !== 'parent')
    throw new ProductError('forbidden', 'role', 'Access denied');
  return { userId: caller.userId, role: caller.role };
}

function missing(): ProductError {
  return new ProductError('not-found', 'not-found', 'Not found');
}
