import type { LinkedChild } from '@sumfox/contracts/identity/account';
import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';

export function buildLinkedChild(changes: Partial<LinkedChild> = {}): LinkedChild {
  return {
    id: 'link-1',
    userId: 'child-1',
    displayName: 'Mei Tan',
    firstName: 'Mei',
    lastName: 'Tan',
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
    displayName: 'Mei Tan',
    role: 'child',
    gradeLevel: 'Primary 5',
    email: null,
    parentInfo: { hasParent: false, parentName: null, parents: [] },
    hasPicturePassword: false,
    createdAt: '2026-11-01T02:00:00.000Z',
    ...changes,
  };
}
