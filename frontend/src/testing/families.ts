import type { LinkedChild } from '@sumfox/contracts/identity/account';
import type { LinkRequest } from '@sumfox/contracts/identity/family.endpoints';
import type { Notice } from '@sumfox/contracts/identity/notice.endpoints';
import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';

export function buildLinkedChild(changes: Partial<LinkedChild> = {}): LinkedChild {
  return {
    id: 'link-1',
    userId: 'child-1',
    displayName: 'Mei Tan',
    firstName: 'Mei',
    lastName: 'Tan',
    callName: 'Mei',
    username: 'mei',
    gradeLevel: 'Primary 2',
    createdAt: '2026-11-11T16:30:00.000Z',
    ...changes,
  };
}

/** A pupil's profile with no parent. */
export function buildProfile(changes: Partial<Profile> = {}): Profile {
  return {
    userId: 'pupil-1',
    username: 'mei',
    firstName: 'Mei',
    lastName: 'Tan',
    callName: 'Mei',
    displayName: 'Mei Tan',
    role: 'child',
    gradeLevel: 'Primary 5',
    email: null,
    parentInfo: { hasParent: false, parentName: null, parents: [] },
    hasPicturePassword: false,
    hasSignInCard: false,
    isSyllabusOnly: true,
    createdAt: '2026-11-01T02:00:00.000Z',
    ...changes,
  };
}

/** A parent's wish to be linked, as the child sees it. */
export function buildLinkRequest(changes: Partial<LinkRequest> = {}): LinkRequest {
  return {
    id: 'r1',
    childUserId: 'child-1',
    childName: 'Mei',
    childUsername: 'mei',
    parentName: 'Jo Lim',
    parentEmail: null,
    isCodeGiven: false,
    isApproved: false,
    createdAt: '2026-11-20T00:00:00.000Z',
    ...changes,
  };
}

/** A link that a parent made, not yet put away. */
export function buildNotice(changes: Partial<Notice> = {}): Notice {
  return {
    id: 'n1',
    kind: 'link-made',
    childUserId: 'child-1',
    childName: 'Mei',
    doneBy: 'parent',
    doneByName: 'Pat Tan',
    createdAt: '2026-11-20T00:00:00.000Z',
    isSeen: false,
    ...changes,
  };
}
