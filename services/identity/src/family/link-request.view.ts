import type { LinkRequest as LinkRequestView } from '@sumfox/contracts/identity/family.endpoints';
import { displayName } from '../account/index.js';
import type { LinkRequestRow } from './link-request.entity.js';

/** View for the requester, the child, or the deciding parent. */
export function toLinkRequest(
  request: LinkRequestRow,
  reader: 'asker' | 'child' | 'first-parent',
): LinkRequestView {
  const { parent, child } = request;
  // Before the link exists, the requester sees only what was typed.
  const isAsker = reader === 'asker';
  return {
    id: request.id,
    childUserId: isAsker ? '' : child.id,
    childName: isAsker ? '' : displayName(child),
    childUsername: child.username,
    parentName: displayName(parent),
    parentEmail: reader === 'first-parent' ? (parent.email ?? null) : null,
    isCodeGiven: request.codeGivenAt !== null,
    isApproved: !isAsker && request.approvedAt !== null,
    createdAt: request.createdAt.toISOString(),
  };
}
