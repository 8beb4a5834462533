import type { ParentInfo, Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { type AccountRow, displayName, gradeOf } from '../account/index.js';
import type { ParentOfChild } from '../parent-child/index.js';

/** A profile as its owner or a guardian sees it. `parents` is null for adults. */
export function toProfile(account: AccountRow, parents: readonly ParentOfChild[] | null): Profile {
  return {
    userId: account.id,
    username: account.username,
    firstName: account.firstName,
    lastName: account.lastName,
    callName: account.callName ?? null,
    displayName: displayName(account),
    role: account.role,
    gradeLevel: gradeOf(account),
    email: account.role === 'child' ? null : (account.email ?? null),
    parentInfo: parents && toParentInfo(parents),
    hasPicturePassword: account.pictureHash != null,
    hasSignInCard: account.cardHash != null,
    isSyllabusOnly: account.role === 'child' ? account.isSyllabusOnly : null,
    createdAt: account.createdAt.toISOString(),
  };
}

function toParentInfo(parents: readonly ParentOfChild[]): ParentInfo {
  const named = parents.map(({ parent, linkedAt }) => ({
    displayName: displayName(parent),
    linkedSince: linkedAt.toISOString(),
  }));
  return {
    hasParent: named.length > 0,
    parentName: named.length > 0 ? named.map((parent) => parent.displayName).join(' and ') : null,
    parents: named,
  };
}
