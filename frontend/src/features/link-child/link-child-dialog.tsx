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
  const client = useQueryClient();
  const [username, setUsername] = useState(known);
  const [linkCode, setLinkCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const link = useMutation({
    mutationFn: linkAChild,
    onSuccess: async (outcome) => {
      if (outcome.status === 'linked')
        notify('Child Linked Successfully', `You can now see ${outcome.child.displayName}.`, 'success');
      else notify('Request Sent', outcome.message, 'info');
      await refreshFamily(client).catch(() => undefined);
      onClose();
    },
    onError: (error) => {
      setFault(linkFault(error));
      notify('Link Failed', linkFault(error), 'error');
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (link.isPending) return;
    if (username.trim() === '') {
      setFault(SENTENCES.childUsername);
      notify('Username Required', SENTENCES.childUsername, 'error');
      return;
    }
    link.mutate({ childUsername: username.trim(), linkCode: linkCode.trim() });
  };
  return (
    <Dialog title="Link a Child" onClose={onClose} busy={link.isPending}>
      <form className="dialog__body" onSubmit={submit} noValidate>
        <p>Your child’s page shows a code. The code proves that you are beside your child.</p>
        <TextField
          label="Child's Username"
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
          label="Link Code"
          optional
          value={linkCode}
          onValue={(value) => {
            setLinkCode(value);
            setFault(null);
          }}
          hint={`Your child signs in, opens My Profile and presses “Show My Code”. It works once, for ${LINK_CODE_MINUTES} minutes. Without a code we send a request first.`}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
        <ConsentNote by="linking" />
        <DialogActions>
          <Button disabled={link.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" disabled={link.isPending}>
            {link.isPending ? 'Linking…' : 'Link Child'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
