import { ErasureBodySchema } from '@sumfox/contracts/identity/privacy.bodies';
import { ERASURE_GRACE_DAYS } from '@sumfox/contracts/identity/privacy.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { PasswordField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf } from '../../shared/api/field-faults.js';
import { dayText } from '../../shared/messages/moments.js';
import { noticesQuery } from '../../entities/notice/index.js';
import { erasuresQuery } from '../../entities/account/index.js';
import { askForErasure } from './privacy.api.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ERASE_ACCOUNT } from './erase-account.messages.js';

/** Asks for the erasure of oneself or a linked child, with the own password, and says until when it can be stopped. */
export function EraseDialog(props: {
  child: { userId: string; name: string } | undefined;
  onClose: () => void;
}) {
  const t = useMessages(ERASE_ACCOUNT);
  const { child, onClose } = props;
  const client = useQueryClient();
  const erase = useMutation({
    mutationFn: ({ password }: { password: string }) => askForErasure(child?.userId, password),
    onSuccess: async ({ erasure }) => {
      notify(t.erasureAskedFor, t.youCanStopIt({ dayText: dayText(erasure.eraseAfter) }), 'info');
      void client.invalidateQueries({ queryKey: noticesQuery.queryKey });
      await client.invalidateQueries({ queryKey: erasuresQuery.queryKey });
      onClose();
    },
    onError: (error) => form.refuse({ password: errorSentence(error, t.thatDidNotWork) }),
  });
  const form = useForm({
    initial: { password: '' },
    findFaults: (values) => faultsOf(ErasureBodySchema, values),
    onSend: (values) => {
      if (!erase.isPending) erase.mutate(values);
    },
  });
  return (
    <Dialog
      title={child ? t.eraseSAccount({ name: child.name }) : t.eraseYourAccount}
      onClose={onClose}
      busy={erase.isPending}
    >
      <form className="dialog__body" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <p>{t.theNameAllAnswers({ erasureGraceDays: ERASURE_GRACE_DAYS })}</p>
        <PasswordField label={t.yourPassword} {...form.bind('password')} autoComplete="current-password" />
        <DialogActions>
          <Button disabled={erase.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" className="action--danger" disabled={erase.isPending}>
            {erase.isPending ? t.asking : t.eraseInDays({ erasureGraceDays: ERASURE_GRACE_DAYS })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
