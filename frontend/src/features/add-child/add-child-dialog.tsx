import { AddChildBodySchema } from '@sumfox/contracts/identity/registration.bodies';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormButtons } from '../../shared/ui/form-buttons.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf, refusedField } from '../../shared/api/field-faults.js';
import { useRequestId } from '../../shared/api/use-request-id.js';
import { passwordRulesQuery } from '../../entities/password-rules/index.js';
import { addAChild, type AddChildBody, refreshFamily } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import {
  ChildFields,
  type ChildValues,
  ConsentNote,
  findChildFaults,
  NO_CHILD_VALUES,
} from '../register/index.js';
import { ADD_CHILD } from './add-child.messages.js';

const FIELDS = ['childName', 'childCallName', 'childUsername', 'childPassword', 'gradeLevel'] as const;

function toBody({ confirmChildPassword: _confirmed, ...body }: ChildValues): AddChildBody {
  return body;
}

/** Makes an account for a further child without leaving the page (FAMILY-7). */
export function AddChildDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(ADD_CHILD);
  const client = useQueryClient();
  const { data: lengths } = useQuery(passwordRulesQuery);
  const minLength = lengths?.minLengthForChild ?? 0;
  const withRequestId = useRequestId<AddChildBody>();
  const add = useMutation({
    mutationFn: (values: ChildValues) => addAChild(withRequestId(toBody(values))),
    onSuccess: async ({ child }) => {
      notify(t.childAdded, t.canNowLogIn({ name: child.callName, username: child.username }), 'success');
      await refreshFamily(client).catch(() => undefined);
      onClose();
    },
    onError: (error) => {
      form.refuse(refusedField(error, FIELDS) ?? {});
      notify(t.childNotAdded, errorSentence(error, t.failedToCreateAccount), 'error', error);
    },
  });
  const form = useForm<ChildValues>({
    initial: NO_CHILD_VALUES,
    findFaults: (values) => ({
      ...faultsOf(AddChildBodySchema, toBody(values)),
      ...findChildFaults(values, minLength),
    }),
    onSend: (values) => {
      if (!add.isPending) add.mutate(values);
    },
  });
  return (
    <Dialog title={t.addAChild} onClose={onClose} busy={add.isPending} wide>
      <form className="dialog__body" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <p>{t.thisMakesANewAccount}</p>
        <ChildFields form={form} minLength={minLength} />
        <ConsentNote by="linking" />
        {add.isError && refusedField(add.error, FIELDS) === null && (
          <p className="field__fault" role="alert">
            {errorSentence(add.error, t.failedToCreateAccount)}
          </p>
        )}
        <DialogActions>
          <FormButtons
            isSending={add.isPending}
            onCancel={onClose}
            send={add.isPending ? t.makingTheAccount : t.addChild}
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}
