import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { refreshUsers, setUserStatus } from '../../entities/user/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { USER_MANAGEMENT } from './user-management.messages.js';

/** A change of some accounts, which Undo turns round. */
export interface BulkChange {
  userIds: readonly string[];
  isActive: boolean;
}

/** Opens and closes the chosen accounts; each button counts only those it touches (ADMIN-3). */
export function BulkBar(props: {
  chosen: readonly DetailedUser[];
  me: string;
  last: BulkChange | null;
  onDone: (change: BulkChange | null) => void;
  onClear: () => void;
}) {
  const t = useMessages(USER_MANAGEMENT);
  const { chosen, me, last, onDone, onClear } = props;
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async ({ userIds, isActive }: BulkChange & { isUndo: boolean }) => {
      const done: string[] = [];
      try {
        for (const userId of userIds) {
          await setUserStatus(userId, isActive);
          done.push(userId);
        }
        return { done, fault: null };
      } catch (error) {
        return { done, fault: error };
      }
    },
    onSuccess: async ({ done, fault }, { isActive, isUndo }) => {
      if (fault) notify(t.error, errorSentence(fault, SENTENCES.toggleFailed), 'error', fault);
      onDone(isUndo || done.length === 0 ? null : { userIds: done, isActive });
      await refreshUsers(client);
    },
  });
  const others = chosen.filter(({ userId }) => userId !== me);
  const open = others.filter(({ isActive }) => isActive).map(({ userId }) => userId);
  const closed = others.filter(({ isActive }) => !isActive).map(({ userId }) => userId);
  const run = (userIds: readonly string[], isActive: boolean, isUndo = false): void =>
    change.mutate({ userIds, isActive, isUndo });
  if (chosen.length === 0 && !last) return null;
  return (
    <div className="bulk-bar" role="status">
      {chosen.length > 0 ? (
        <>
          <b>{t.chosen({ count: chosen.length })}</b>
          {open.length > 0 && (
            <Button danger disabled={change.isPending} onClick={() => run(open, false)}>
              {t.deactivateSome({ count: open.length })}
            </Button>
          )}
          {closed.length > 0 && (
            <Button disabled={change.isPending} onClick={() => run(closed, true)}>
              {t.activateSome({ count: closed.length })}
            </Button>
          )}
          <Button type="text" onClick={onClear}>
            {t.clearChoice}
          </Button>
        </>
      ) : (
        last && (
          <>
            <b>{(last.isActive ? t.activated : t.deactivated)({ count: last.userIds.length })}</b>
            <Button disabled={change.isPending} onClick={() => run(last.userIds, !last.isActive, true)}>
              {t.undo}
            </Button>
          </>
        )
      )}
    </div>
  );
}
