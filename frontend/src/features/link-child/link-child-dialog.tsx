import { LINK_CODE_MINUTES } from '@sumfox/contracts/identity/link-code';
import { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { TextField } from '../../shared/ui/text-field.js';
import { CallError } from '../../shared/api/call-error.js';
import { ConsentNote } from '../register/index.js';
import { linkAChild, refreshFamily } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { LINK_CHILD } from './link-child.messages.js';

/** The sentence for a link that could not be made (FAMILY-4). */
function linkFault(error: unknown): string {
  return error instanceof CallError && error.status < 500 && error.message !== ''
    ? error.message
    : SENTENCES.linkFailed;
}

/**
 * Links a child by the child's username and the code on the child's page. Without the code the request waits; a
 * parent who is linked already has to agree as well.
 */
export function LinkChildDialog({
  username: known = '',
  onClose,
}: {
  username?: string;
  onClose: () => void;
}) {
  const t = useMessages(LINK_CHILD);
  const client = useQueryClient();
  const [username, setUsername] = useState(known);
  const [linkCode, setLinkCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const link = useMutation({
    mutationFn: linkAChild,
    onSuccess: async (outcome) => {
      if (outcome.status === 'linked')
        notify(
          t.childLinkedSuccessfully,
          t.youCanNowSee({ displayName: outcome.child.displayName }),
          'success',
        );
      else notify(t.requestSent, outcome.message, 'info');
      await refreshFamily(client).catch(() => undefined);
      onClose();
    },
    onError: (error) => {
      setFault(linkFault(error));
      notify(t.linkFailed, linkFault(error), 'error');
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (link.isPending) return;
    if (username.trim() === '') {
      setFault(SENTENCES.childUsername);
      notify(t.usernameRequired, SENTENCES.childUsername, 'error');
      return;
    }
    link.mutate({ childUsername: username.trim(), linkCode: linkCode.trim() });
  };
  return (
    <Dialog title={t.linkAChild} onClose={onClose} busy={link.isPending}>
      <form className="dialog__body" onSubmit={submit} noValidate>
        <p>{t.yourChildsPageShows}</p>
        <TextField
          label={t.childsUsername}
          value={username}
          onValue={(value) => {
            setUsername(value);
            setFault(null);
          }}
          fault={fault}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
        />
        <TextField
          label={t.linkCode}
          optional
          value={linkCode}
          onValue={(value) => {
            setLinkCode(value);
            setFault(null);
          }}
          hint={t.yourChildSignsIn({ linkCodeMinutes: LINK_CODE_MINUTES })}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
        <ConsentNote by="linking" />
        <DialogActions>
          <Button disabled={link.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" tone="primary" disabled={link.isPending}>
            {link.isPending ? t.linking : t.linkChild}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
