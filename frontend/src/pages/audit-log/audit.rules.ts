import { handleText } from '../../shared/lib/handle-text.js';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '@sumfox/contracts/identity/audit.endpoints';
import type { AuditFilters } from '../../entities/audit/index.js';
import { AUDIT_LOG } from './audit-log.messages.js';

/** What happened, for people. */
export const readActionNames = (): Readonly<Record<AuditAction, string>> => ({
  'account.registered': AUDIT_LOG.get().accountRegistered,
  'account.imported': AUDIT_LOG.get().accountImported,
  'admin.link-made': AUDIT_LOG.get().linkForAnAdmin,
  'admin.set-up': AUDIT_LOG.get().adminSetUpBy,
  'account.activated': AUDIT_LOG.get().accountActivated,
  'account.deactivated': AUDIT_LOG.get().accountDeactivated,
  'password.reset': AUDIT_LOG.get().passwordReset,
  'password.changed': AUDIT_LOG.get().passwordChanged,
  'username.changed': AUDIT_LOG.get().usernameChanged,
  'email.changed': AUDIT_LOG.get().emailChanged,
  'second-factor.enabled': AUDIT_LOG.get().secondStepTurnedOn,
  'second-factor.disabled': AUDIT_LOG.get().secondStepTurnedOff,
  'second-factor.cleared': AUDIT_LOG.get().secondStepRemoved,
  'second-factor.codes-renewed': AUDIT_LOG.get().newRecoveryCodes,
  'second-factor.recovery-code-used': AUDIT_LOG.get().recoveryCodeUsed,
  'child.linked': AUDIT_LOG.get().childLinked,
  'child.unlinked': AUDIT_LOG.get().childUnlinked,
  'child.relinked': AUDIT_LOG.get().unlinkingUndone,
  'link.requested': AUDIT_LOG.get().linkRequested,
  'link.approved': AUDIT_LOG.get().linkApprovedByThe,
  'link.declined': AUDIT_LOG.get().linkDeclined,
  'consent.given': AUDIT_LOG.get().consentGiven,
  'mail.read': AUDIT_LOG.get().emailRead,
  'profile.read': AUDIT_LOG.get().profileRead,
  'users.read': AUDIT_LOG.get().userListRead,
  'profile.changed': AUDIT_LOG.get().profileChanged,
  'picture-password.set': AUDIT_LOG.get().picturePasswordSet,
  'picture-password.removed': AUDIT_LOG.get().picturePasswordRemoved,
  'sign-in-card.made': AUDIT_LOG.get().signInCardMade,
  'sign-in-card.revoked': AUDIT_LOG.get().signInCardRevoked,
  'device.approved': AUDIT_LOG.get().deviceApproved,
  'device.revoked': AUDIT_LOG.get().deviceRevoked,
  'data.exported': AUDIT_LOG.get().dataExported,
  'erasure.requested': AUDIT_LOG.get().erasureRequested,
  'erasure.cancelled': AUDIT_LOG.get().erasureStopped,
  'erasure.done': AUDIT_LOG.get().accountErased,
  'session.reused': AUDIT_LOG.get().sessionTokenUsedTwice,
  'mark.raised': AUDIT_LOG.get().markRaised,
  'reviews.read': AUDIT_LOG.get().answersForReviewRead,
  'review.decided': AUDIT_LOG.get().reviewDecided,
  'papers.read': AUDIT_LOG.get().completedPapersRead,
  'paper.verified': AUDIT_LOG.get().paperVerified,
  'batch.created': AUDIT_LOG.get().batchOfQuestionsStarted,
  'batch.paused': AUDIT_LOG.get().batchOfQuestionsPaused,
  'batch.resumed': AUDIT_LOG.get().batchOfQuestionsResumed,
  'batch.cancelled': AUDIT_LOG.get().batchOfQuestionsCancelled,
  'batch.deleted': AUDIT_LOG.get().batchOfQuestionsDeleted,
  'structure.withdrawn': AUDIT_LOG.get().structureWithdrawn,
  'structure.restored': AUDIT_LOG.get().structureRestored,
  'job.retried': AUDIT_LOG.get().backgroundJobTriedAgain,
  'queue.paused': AUDIT_LOG.get().queuePaused,
  'queue.resumed': AUDIT_LOG.get().queueResumed,
  'topic.created': AUDIT_LOG.get().topicCreated,
  'topic.changed': AUDIT_LOG.get().topicChanged,
  'topic.deleted': AUDIT_LOG.get().topicDeleted,
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; a value that means nothing narrows nothing. */
export function readAuditAddress(search: URLSearchParams): AuditFilters {
  const dayOf = (name: string): string => {
    const day = search.get(name) ?? '';
    return DAY.test(day) ? day : '';
  };
  return {
    action: AUDIT_ACTIONS.find((action) => action === search.get('action')) ?? '',
    person: (search.get('person') ?? '').slice(0, 200),
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

/** The address of filters, without those that narrow nothing. */
export function toAuditAddress(filters: AuditFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** `Mei Tan (@mei)`; who has been erased has no name any more, and the product itself never had one. */
export function personText(person: AuditEntry['actor'], absent: string): string {
  if (person === null) return absent;
  if (person.username === null) return AUDIT_LOG.get().erasedAccount;
  return person.displayName
    ? `${person.displayName} (${handleText(person.username)})`
    : handleText(person.username);
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
  return typeof value === 'boolean' ? (value ? AUDIT_LOG.get().yes : AUDIT_LOG.get().no) : String(value);
}

/** `All active students that match a search`; the words of a search are not kept, since they may name somebody. */
function readText({ list, role, status, searched }: AuditEntry['details']): string {
  const t = AUDIT_LOG.get();
  if (list === 'times') return t.allStudentsAndParents;
  const people = t.people[String(role) as keyof typeof t.people] ?? t.people.all;
  if (!status) return searched ? t.allMatchingPeople({ people }) : t.allPeople({ people });
  const words = { people, status: t.statuses[String(status) as keyof typeof t.statuses] ?? String(status) };
  return searched ? t.allMatchingPeopleOfStatus(words) : t.allPeopleOfStatus(words);
}
