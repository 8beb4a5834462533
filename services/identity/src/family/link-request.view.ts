import type { LinkRequest as LinkRequestView } from '@sumfox/contracts/identity/family.endpoints';
import { displayName } from '../account/index.js';
import type { LinkRequestRow } from './link-request.entity.js';

/** For whoever asked, the child, or the parent who decides. */
export function toLinkRequest(
  request: LinkRequestRow,
  reader: 'asker' | 'child' | 'first-parent',
): LinkRequestView {
  const { parent, child } = request;
  // Until the link stands whoever asked knows no more of the family than what was typed.
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
