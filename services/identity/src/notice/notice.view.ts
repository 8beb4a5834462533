import type { Notice as NoticeView } from '@sumfox/contracts/identity/notice.endpoints';
import { displayName } from '../account/index.js';
import type { NoticeRow } from './notice.entity.js';

/** A notice for its reader; `isLinked` says whether a parent may still see the child. */
export function toNotice(row: NoticeRow, isLinked: boolean): NoticeView {
  const { account, child, doneBy } = row;
  const mayKnow = account.id === child.id || isLinked;
  const by = doneBy?.id === account.id ? 'you' : doneBy?.id === child.id ? 'child' : 'parent';
  return {
    id: row.id,
    kind: row.kind,
    childUserId: mayKnow ? child.id : null,
    childName: mayKnow ? displayName(child) : null,
    doneBy: by,
    doneByName: doneBy && by !== 'you' && mayKnow ? displayName(doneBy) : null,
    createdAt: row.createdAt.toISOString(),
    isSeen: row.seenAt !== null,
  };
}
