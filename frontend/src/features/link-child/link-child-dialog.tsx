import { LinkChildBodySchema } from '@sumfox/contracts/identity/family.bodies';
import { LINK_CODE_MINUTES } from '@sumfox/contracts/identity/link-code';
import { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormButtons } from '../../shared/ui/form-buttons.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { CallError } from '../../shared/api/call-error.js';
import { faultsOf, refusedField } from '../../shared/api/field-faults.js';
import { ConsentNote } from '../register/index.js';
import { useUser } from '../../entities/account/index.js';
import { linkAChild, refreshFamily } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { faultSentence } from '../../shared/messages/refusal-sentence.js';
import { LINK_CHILD } from './link-child.messages.js';

const FIELDS = ['childUsername', 'linkCode'] as const;

/** The sentence for a link that could not be made (FAMILY-4). */
function linkFault(error: unknown): string {
  return error instanceof CallError && error.status < 500 && error.message !== ''
    ? error.message
    : faultSentence(SENTENCES.linkFailed);
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
  const { children: linkedBefore } = useUser();
  const link = useMutation({
    mutationFn: linkAChild,
    onSuccess: async (outcome) => {
      if (outcome.status === 'linked' && linkedBefore.some(({ id }) => id === outcome.child.id))
        notify(t.alreadyLinked({ name: outcome.child.callName }));
      else if (outcome.status === 'linked')
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
      form.refuse(refusedField(error, FIELDS) ?? { childUsername: linkFault(error) });
      notify(t.linkFailed, linkFault(error), 'error', error);
    },
  });
  const form = useForm({
    initial: { childUsername: known, linkCode: '' },
    findFaults: (values) => faultsOf(LinkChildBodySchema, values),
    onSend: ({ childUsername, linkCode }) => {
      if (!link.isPending) link.mutate({ childUsername: childUsername.trim(), linkCode: linkCode.trim() });
    },
    onFaults: ({ childUsername }) => {
      if (childUsername) notify(t.usernameRequired, childUsername, 'error');
    },
  });
  return (
    <Dialog title={t.linkAChild} onClose={onClose} busy={link.isPending}>
      <form className="dialog__body" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <p>{t.yourChildsPageShows}</p>
        <TextField
          label={t.childsUsername}
          {...form.bind('childUsername')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
        />
        <TextField
          label={t.linkCode}
          optional
          {...form.bind('linkCode')}
          hint={t.yourChildSignsIn({ linkCodeMinutes: LINK_CODE_MINUTES })}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
        <ConsentNote by="linking" />
        <DialogActions>
          <FormButtons
            isSending={link.isPending}
            onCancel={onClose}
            send={link.isPending ? t.linking : t.linkChild}
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}
