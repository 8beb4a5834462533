import { ERASURE_GRACE_DAYS } from '@sumfox/contracts/identity/privacy.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { PasswordField } from '../../shared/ui/text-field.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { dayText } from '../../shared/lib/moments.js';
import { noticesQuery } from '../../entities/notice/index.js';
import { askForErasure, erasuresQuery } from './privacy.api.js';

/** Asks for the erasure of oneself or a linked child, with the own password, and says until when it can be stopped. */
export function EraseDialog(props: {
  child: { userId: string; name: string } | undefined;
  onClose: () => void;
}) {
  const { child, onClose } = props;
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const erase = useMutation({
    mutationFn: () => askForErasure(child?.userId, password),
    onSuccess: async ({ erasure }) => {
      notify('Erasure Asked For', `You can stop it until ${dayText(erasure.eraseAfter)}.`, 'info');
      void client.invalidateQueries({ queryKey: noticesQuery.queryKey });
      await client.invalidateQueries({ queryKey: erasuresQuery.queryKey });
      onClose();
    },
    onError: (error) => setFault(errorSentence(error, 'That did not work. Please try again.')),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (erase.isPending) return;
    if (password === '') setFault('Please enter your password.');
    else erase.mutate();
  };
  return (
    <Dialog
      title={child ? `Erase ${child.name}’s account?` : 'Erase your account?'}
      onClose={onClose}
      busy={erase.isPending}
    >
      <form className="dialog__body" onSubmit={submit} noValidate>
        <p>
          The name, all answers, drawings and results are erased for good in {ERASURE_GRACE_DAYS} days. Until
          then nothing is lost and you can stop it here.
        </p>
        <PasswordField
          label="Your Password"
          value={password}
          onValue={(value) => {
            setPassword(value);
            setFault(null);
          }}
          fault={fault}
          autoComplete="current-password"
        />
        <DialogActions>
          <Button disabled={erase.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" className="action--danger" disabled={erase.isPending}>
            {erase.isPending ? 'Asking…' : `Erase in ${ERASURE_GRACE_DAYS} Days`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
