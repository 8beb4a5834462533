import { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { notify } from '../../components/notify.js';
import { TextField } from '../../components/text-field.js';
import { CallError } from '../../lib/call-error.js';
import { ConsentNote } from './consent-note.js';
import { linkAChild, refreshFamily } from './family.api.js';

/** What to tell whoever could not link (B§8). */
function linkFault(error: unknown): string {
  return error instanceof CallError && error.status < 500 && error.message !== ''
    ? error.message
    : SENTENCES.linkFailed;
}

/** Links a child by the child's username (B§2.3): at once, or when the first parent has agreed. */
export function LinkChildDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [username, setUsername] = useState('');
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
    link.mutate(username.trim());
  };
  return (
    <Dialog title="Link a Child" onClose={onClose} busy={link.isPending}>
      <form className="dialog__body" onSubmit={submit} noValidate>
        <p>
          Type the username your child logs in with. If another parent is linked already, that parent agrees
          first.
        </p>
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
