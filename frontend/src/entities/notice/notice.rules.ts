import type { Role } from '@sumfox/contracts/endpoint';
import type { Notice } from '@sumfox/contracts/identity/notice.endpoints';
import { ERASURE_GRACE_DAYS } from '@sumfox/contracts/identity/privacy.endpoints';

type Sentences = Readonly<Record<Notice['kind'], (notice: Notice) => string>>;

/** Who did it, at the beginning of a sentence. */
function doer({ doneBy, doneByName, childName }: Notice): string {
  if (doneBy === 'you') return 'You';
  if (doneBy === 'child') return childName ?? 'The child';
  return doneByName ?? 'A parent';
}

function whose({ childName }: Notice): string {
  return childName === null ? 'the child’s' : `${childName}’s`;
}

const FOR_CHILDREN: Sentences = {
  'link-made': (notice) => `${doer(notice)} can see your work now.`,
  'link-ended': (notice) => `${doer(notice)} cannot see your work any more.`,
  'erasure-asked': (notice) =>
    `${doer(notice)} asked to close your account in ${ERASURE_GRACE_DAYS} days. You can keep it.`,
  'erasure-stopped': () => 'Your account stays. All your work stays too.',
  'password-reset': (notice) => `${doer(notice)} made a new password for you.`,
};

const FOR_PARENTS: Sentences = {
  'link-made': (notice) =>
    notice.doneBy === 'you'
      ? `You are linked to ${notice.childName ?? 'a child'}.`
      : `${doer(notice)} is now linked to ${notice.childName ?? 'the child'} and sees the same as you.`,
  'link-ended': (notice) =>
    notice.doneBy === 'you'
      ? `Your link to ${notice.childName ?? 'a child'} ended.`
      : `${doer(notice)} is no longer linked to ${notice.childName ?? 'the child'}.`,
  'erasure-asked': (notice) =>
    `${doer(notice)} asked to erase ${whose(notice)} account. You can stop it within ${ERASURE_GRACE_DAYS} days.`,
  'erasure-stopped': (notice) => `${doer(notice)} stopped the erasure of ${whose(notice)} account.`,
  'password-reset': (notice) => `${doer(notice)} set ${whose(notice)} password.`,
};

/** What the reader is told. */
export function noticeSentence(notice: Notice, role: Role): string {
  return (role === 'child' ? FOR_CHILDREN : FOR_PARENTS)[notice.kind](notice);
}

/** Where the reader can do something about it; null where there is nothing to do. */
export function noticeDoor(notice: Notice, role: Role): { to: string; label: string } | null {
  if (notice.kind !== 'erasure-asked') return null;
  if (role === 'child') return { to: '/profile', label: 'My Profile' };
  if (notice.childUserId === null) return null;
  return {
    to: `/student-profile/${notice.childUserId}`,
    label: `Profile of ${notice.childName ?? 'the child'}`,
  };
}
