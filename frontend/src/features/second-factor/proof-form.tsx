import { useMutation } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.js';
import { PasswordField, TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf, refusedField } from '../../shared/api/field-faults.js';
import { proofSchema } from './proof.schema.js';
import type { Proof } from './second-factor.api.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SECOND_FACTOR } from './second-factor.messages.js';

const readFailed = () => SECOND_FACTOR.get().somethingWentWrongPlease;

/** Asks for what proves that it is the account's owner: the password, a code, or both. */
export function ProofForm<Result>(props: {
  asks: readonly (keyof Proof)[];
  action: string;
  codeHint?: string;
  send: (proof: Proof) => Promise<Result>;
  onDone: (result: Result) => void;
  onCancel?: () => void;
}) {
  const t = useMessages(SECOND_FACTOR);
  const { asks, action, codeHint, onDone, onCancel } = props;
  const send = useMutation({
    mutationFn: props.send,
    onSuccess: onDone,
    onError: (error) => form.refuse(refusedField(error, asks) ?? {}),
  });
  const form = useForm<Proof>({
    initial: { currentPassword: '', code: '' },
    findFaults: (proof) => faultsOf(proofSchema(asks), proof),
    onSend: (proof) => {
      if (!send.isPending) send.mutate(proof);
    },
  });
  const atNoField = send.isError && refusedField(send.error, asks) === null;
  return (
    <form className="entrance__form" ref={form.element} onSubmit={form.onSubmit} noValidate>
      {asks.includes('currentPassword') && (
        <PasswordField
          label={t.yourPassword}
          {...form.bind('currentPassword')}
          autoComplete="current-password"
        />
      )}
      {asks.includes('code') && (
        <TextField
          label={t.code}
          {...form.bind('code')}
          hint={codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
      )}
      {atNoField && (
        <p className="field__fault" role="alert">
          {errorSentence(send.error, readFailed())}
        </p>
      )}
      <div className="profile__actions">
        {onCancel && (
          <Button disabled={send.isPending} onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
        <Button type="submit" tone="primary" disabled={send.isPending}>
          {send.isPending ? t.oneMoment : action}
        </Button>
      </div>
    </form>
  );
}
