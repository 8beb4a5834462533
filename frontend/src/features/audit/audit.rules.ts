import type { AuditAction, AuditEntry } from '@product/contracts/identity/audit.endpoints';

/** What happened, for people. */
export const ACTION_NAMES: Readonly<Record<AuditAction, string>> = {
  'account.registered': 'Account registered',
  'account.activated': 'Account activated',
  'account.deactivated': 'Account deactivated',
  'password.reset': 'Password reset',
  'password.changed': 'Password changed',
  'username.changed': 'Username changed',
  'child.linked': 'Child linked',
  'child.unlinked': 'Child unlinked',
  'link.requested': 'Link requested',
  'link.declined': 'Link declined',
  'consent.given': 'Consent given',
  'profile.read': 'Profile read',
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
};

/** `Mei Tan (@mei)`; who has been erased has no name any more, and the product itself never had one. */
export function personText(person: AuditEntry['actor'], absent: string): string {
  if (person === null) return absent;
  if (person.username === null) return 'Erased account';
  return person.displayName ? `${person.displayName} (@${person.username})` : `@${person.username}`;
}

/** `gradeLevel: Primary 4, version: 2026-11`. */
export function detailsText(details: AuditEntry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}
