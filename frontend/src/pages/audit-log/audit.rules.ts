import type { AuditAction, AuditEntry } from '@sumfox/contracts/identity/audit.endpoints';

/** What happened, for people. */
export const ACTION_NAMES: Readonly<Record<AuditAction, string>> = {
  'account.registered': 'Account registered',
  'admin.link-made': 'Link for an admin made',
  'admin.set-up': 'Admin set up by a link',
  'account.activated': 'Account activated',
  'account.deactivated': 'Account deactivated',
  'password.reset': 'Password reset',
  'password.changed': 'Password changed',
  'username.changed': 'Username changed',
  'second-factor.enabled': 'Second step turned on',
  'second-factor.disabled': 'Second step turned off',
  'second-factor.cleared': 'Second step removed',
  'second-factor.codes-renewed': 'Recovery codes made anew',
  'second-factor.recovery-code-used': 'Recovery code used',
  'child.linked': 'Child linked',
  'child.unlinked': 'Child unlinked',
  'child.relinked': 'Unlinking undone',
  'link.requested': 'Link requested',
  'link.approved': 'Link approved by the first parent',
  'link.declined': 'Link declined',
  'consent.given': 'Consent given',
  'profile.read': 'Profile read',
  'users.read': 'User list read',
  'profile.changed': 'Profile changed',
  'picture-password.set': 'Picture password set',
  'picture-password.removed': 'Picture password removed',
  'device.approved': 'Device approved',
  'device.revoked': 'Device revoked',
  'data.exported': 'Data exported',
  'erasure.requested': 'Erasure requested',
  'erasure.cancelled': 'Erasure stopped',
  'erasure.done': 'Account erased',
  'session.reused': 'Session token used twice',
  'mark.raised': 'Mark raised',
  'reviews.read': 'Answers for review read',
  'review.decided': 'Review decided',
  'papers.read': 'Completed papers read',
  'paper.verified': 'Paper verified',
  'batch.created': 'Batch of questions started',
  'batch.cancelled': 'Batch of questions cancelled',
  'batch.deleted': 'Batch of questions deleted',
  'job.retried': 'Background job tried again',
  'queue.paused': 'Queue paused',
  'queue.resumed': 'Queue resumed',
  'topic.deleted': 'Topic deleted',
};

/** `Mei Tan (@mei)`; who has been erased has no name any more, and the product itself never had one. */
export function personText(person: AuditEntry['actor'], absent: string): string {
  if (person === null) return absent;
  if (person.username === null) return 'Erased account';
  return person.displayName ? `${person.displayName} (@${person.username})` : `@${person.username}`;
}

/** `Grade level: Primary 4, shared: no`; of a list that was read, which people stood in it. */
export function detailsText({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  if (action === 'users.read') return readText(details);
  const text = Object.entries(details)
    .map(([name, value]) => `${nameText(name)}: ${valueText(value)}`)
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `gradeLevel` is `grade level`, and a yes-or-no such as `isShared` is `shared`. */
function nameText(name: string): string {
  return name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

function valueText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

const PEOPLE = { child: 'students', parent: 'parents', admin: 'admins' } as const;

/** `All active students that match a search`; the words of a search are not kept, since they may name somebody. */
function readText({ list, role, status, searched }: AuditEntry['details']): string {
  if (list === 'times') return 'All students and parents: role and times only';
  const people = PEOPLE[String(role) as keyof typeof PEOPLE] ?? 'users';
  const words = ['All', status && String(status), people, searched && 'that match a search'];
  return words.filter(Boolean).join(' ');
}
