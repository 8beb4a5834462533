import { AddChildBodySchema } from '@sumfox/contracts/identity/registration.bodies';
import { SENTENCES, passwordTooShort } from '@sumfox/contracts/identity/sentences';
import { isPlainUsername, toPlainUsername } from '@sumfox/contracts/identity/username';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.js';
import { GradeField } from '../../shared/ui/choice-field.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { PasswordField, TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf, type FieldFaults, refusedField } from '../../shared/api/field-faults.js';
import { useRequestId } from '../../shared/api/use-request-id.js';
import { passwordRulesQuery } from '../../entities/account/index.js';
import { addAChild, type AddChildBody, refreshFamily } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ConsentNote } from '../register/index.js';
import { ADD_CHILD } from './add-child.messages.js';

const FIELDS = ['childName', 'childCallName', 'childUsername', 'childPassword', 'gradeLevel'] as const;

interface Values {
  childName: string;
  childCallName: string;
  childUsername: string;
  childPassword: string;
  confirmChildPassword: string;
  gradeLevel: GradeLevel;
}
const NO_VALUES: Values = {
  childName: '',
  childCallName: '',
  childUsername: '',
  childPassword: '',
  confirmChildPassword: '',
  gradeLevel: 'Primary 2',
};

function toBody({ confirmChildPassword: _confirmed, ...body }: Values): AddChildBody {
  return body;
}

/** The rules of the family form's half for the child (ACCOUNT-11). */
function findFaults(values: Values, minLength: number): FieldFaults<Values> {
  const faults: FieldFaults<Values> = { ...faultsOf(AddChildBodySchema, toBody(values)) };
  const plain = toPlainUsername(values.childUsername);
  if (plain !== '' && !isPlainUsername(plain)) faults.childUsername = SENTENCES.usernameLetters;
  if (values.childPassword !== '' && values.childPassword.length < minLength)
    faults.childPassword = passwordTooShort(minLength);
  if (values.childPassword !== values.confirmChildPassword)
    faults.confirmChildPassword = ADD_CHILD.get().childPasswordsDontMatch;
  return faults;
}

/** Makes an account for a further child without leaving the page (FAMILY-7). */
export function AddChildDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(ADD_CHILD);
  const client = useQueryClient();
  const { data: lengths } = useQuery(passwordRulesQuery);
  const minLength = lengths?.minLengthForChild ?? 0;
  const withRequestId = useRequestId<AddChildBody>();
  const add = useMutation({
    mutationFn: (values: Values) => addAChild(withRequestId(toBody(values))),
    onSuccess: async ({ child }) => {
      notify(t.childAdded, t.canNowLogIn({ name: child.callName, username: child.username }), 'success');
      await refreshFamily(client).catch(() => undefined);
      onClose();
    },
    onError: (error) => {
      form.refuse(refusedField(error, FIELDS) ?? {});
      notify(t.childNotAdded, errorSentence(error, t.failedToCreateAccount), 'error');
    },
  });
  const form = useForm<Values>({
    initial: NO_VALUES,
    findFaults: (values) => findFaults(values, minLength),
    onSend: (values) => {
      if (!add.isPending) add.mutate(values);
    },
  });
  return (
    <Dialog title={t.addAChild} onClose={onClose} busy={add.isPending} wide>
      <form className="dialog__body" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <p>{t.thisMakesANewAccount}</p>
        <TextField label={t.childName} {...form.bind('childName')} autoComplete="off" maxLength={100} />
        <TextField
          label={t.whatShallWeCallYourChild}
          optional
          {...form.bind('childCallName')}
          hint={t.theirPagesGreetWith}
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          label={t.childUsername}
          {...form.bind('childUsername')}
          hint={t.to20Letters}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
        <PasswordField
          label={t.childPassword}
          {...form.bind('childPassword')}
          autoComplete="new-password"
          hint={t.atLeastCharacters({ minLength })}
        />
        <PasswordField
          label={t.confirmChildPassword}
          {...form.bind('confirmChildPassword')}
          autoComplete="new-password"
        />
        <GradeField
          value={form.values.gradeLevel}
          onValue={(grade) => form.set('gradeLevel', grade)}
          fault={form.fault('gradeLevel')}
        />
        <ConsentNote by="linking" />
        {add.isError && refusedField(add.error, FIELDS) === null && (
          <p className="field__fault" role="alert">
            {errorSentence(add.error, t.failedToCreateAccount)}
          </p>
        )}
        <DialogActions>
          <Button disabled={add.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" tone="primary" disabled={add.isPending}>
            {add.isPending ? t.makingTheAccount : t.addChild}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
