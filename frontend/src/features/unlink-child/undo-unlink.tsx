import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import {
  chooseChild,
  endUndo,
  refreshFamily,
  undoUnlinking,
  useRecentUnlink,
} from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { UNLINK_CHILD } from './unlink-child.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';

/** Offers for a while to take an unlinking back. On the page and not in a notice, which is gone after five seconds. */
export function UndoUnlink() {
  const child = useRecentUnlink();
  const { children } = useUser();
  // Linked again by the username meanwhile: nothing is to be taken back.
  if (children.some((each) => each.userId === child?.userId)) return null;
  return child && <UndoOffer key={child.id} child={child} />;
}

function UndoOffer({ child }: { child: LinkedChild }) {
  const t = useMessages(UNLINK_CHILD);
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  // The card that was pressed is gone; without this a keyboard would start again at the top of the page.
  useEffect(() => button.current?.focus(), []);
  const undo = useMutation({
    mutationFn: () => undoUnlinking(child.id),
    onSuccess: async () => {
      notify(t.childLinkedAgain, t.isLinkedToYou({ displayName: child.displayName }), 'success');
      chooseChild(child.userId);
      await refreshFamily(client).catch(() => undefined);
      endUndo();
    },
    onError: (error) => {
      notify(t.undoFailed, errorSentence(error, t.pleaseTryAgain), 'error', error);
      // Only a passing fault is worth another try.
      if (error instanceof CallError && !error.isPassing) endUndo();
    },
  });
  return (
    <div className="card family__undo">
      <p role="status">
        <RichMessage text={t.noLongerLinked} parts={{ name: () => <b>{child.displayName}</b> }} />
      </p>
      <Button ref={button} disabled={undo.isPending} onClick={() => undo.mutate()}>
        <Undo2 aria-hidden size={20} />
        {undo.isPending ? t.linkingAgain : t.undo}
      </Button>
    </div>
  );
}
