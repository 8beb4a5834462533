import type { Role } from '@sumfox/contracts/endpoint';
import type { Notice } from '@sumfox/contracts/identity/notice.endpoints';
import { ERASURE_GRACE_DAYS } from '@sumfox/contracts/identity/privacy.endpoints';
import { NOTICE } from './notice.messages.js';

type Sentences = Readonly<Record<Notice['kind'], (notice: Notice) => string>>;

/** Who did it, at the beginning of a sentence. */
function doer({ doneBy, doneByName, childName }: Notice): string {
  if (doneBy === 'you') return NOTICE.get().you;
  if (doneBy === 'child') return childName ?? NOTICE.get().theChild;
  return doneByName ?? NOTICE.get().aParent;
}

function whose({ childName }: Notice): string {
  return NOTICE.get().possessive({ name: childName ?? NOTICE.get().theChildWithin });
}

const FOR_CHILDREN: Sentences = {
  'link-made': (notice) => NOTICE.get().canSeeYourWork({ doer: doer(notice) }),
  'link-ended': (notice) => NOTICE.get().cannotSeeYourWork({ doer: doer(notice) }),
  'erasure-asked': (notice) =>
    NOTICE.get().askedToCloseYour({ doer: doer(notice), erasureGraceDays: ERASURE_GRACE_DAYS }),
  'erasure-stopped': () => NOTICE.get().yourAccountStaysAll,
  'password-reset': (notice) => NOTICE.get().madeANewPassword({ doer: doer(notice) }),
};

const FOR_PARENTS: Sentences = {
  'link-made': (notice) =>
    notice.doneBy === 'you'
      ? NOTICE.get().youAreLinkedTo({ childName: notice.childName ?? NOTICE.get().aChildWithin })
      : NOTICE.get().isNowLinkedTo({
          doer: doer(notice),
          childName: notice.childName ?? NOTICE.get().theChildWithin,
        }),
  'link-ended': (notice) =>
    notice.doneBy === 'you'
      ? NOTICE.get().yourLinkToEnded({ childName: notice.childName ?? NOTICE.get().aChildWithin })
      : NOTICE.get().isNoLongerLinked({
          doer: doer(notice),
          childName: notice.childName ?? NOTICE.get().theChildWithin,
        }),
  'erasure-asked': (notice) =>
    NOTICE.get().askedToEraseAccount({
      doer: doer(notice),
      whose: whose(notice),
      erasureGraceDays: ERASURE_GRACE_DAYS,
    }),
  'erasure-stopped': (notice) =>
    NOTICE.get().stoppedTheErasureOf({ doer: doer(notice), whose: whose(notice) }),
  'password-reset': (notice) => NOTICE.get().setPassword({ doer: doer(notice), whose: whose(notice) }),
};

/** What the reader is told. */
export function noticeSentence(notice: Notice, role: Role): string {
  return (role === 'child' ? FOR_CHILDREN : FOR_PARENTS)[notice.kind](notice);
}

/** Where the reader can do something about it; null where there is nothing to do. */
export function noticeDoor(notice: Notice, role: Role): { to: string; label: string } | null {
  if (notice.kind !== 'erasure-asked') return null;
  if (role === 'child') return { to: '/profile', label: NOTICE.get().myProfile };
  if (notice.childUserId === null) return null;
  return {
    to: `/student-profile/${notice.childUserId}`,
    label: NOTICE.get().profileOf({ childName: notice.childName ?? NOTICE.get().theChildWithin }),
  };
}
