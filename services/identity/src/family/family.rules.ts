import { UNDO_UNLINK_SECONDS } from '@sumfox/contracts/identity/family.endpoints';

/** Whether the parent who ended a link may still take that back. */
export function mayUndo({ endedAt }: { endedAt: Date }, now: Date): boolean {
  return now.getTime() - endedAt.getTime() <= UNDO_UNLINK_SECONDS * 1_000;
}
