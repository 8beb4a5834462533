import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionQuery, useUser } from '../../entities/account/index.js';
import { passwordRulesQuery } from '../../entities/password-rules/index.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf, refusedField } from '../../shared/api/field-faults.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { Entrance } from '../../shared/ui/entrance.js';
import { useSignOut } from '../sign-out/index.js';
import { PasswordFields } from './password-fields.js';
import { saveProfile } from '../../entities/profile/index.js';
import { passwordSchema, type PasswordValues } from './profile.schema.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHANGE_PASSWORD } from './change-password.messages.js';

const FIELDS = ['currentPassword', 'newPassword'] as const;
const readFailed = () => CHANGE_PASSWORD.get().somethingWentWrongPlease;

/** Stands in the place of every page while somebody else knows the password. */
export default function MustChangePassword() {
  const t = useMessages(CHANGE_PASSWORD);
  usePageTitle(t.chooseYourPassword);
  const { role } = useUser();
  const signOut = useSignOut();
  return (
    <Entrance
      title={t.chooseYourOwnPassword}
      lead={role === 'child' ? t.aGrownUpGave : t.someoneElseSetYour}
      offline={t.noInternetYouCan}
    >
      <PasswordForm />
      <Button disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        {t.logOut}
      </Button>
    </Entrance>
  );
}

function PasswordForm() {
  const t = useMessages(CHANGE_PASSWORD);
  const client = useQueryClient();
  const user = useUser();
  const minLength = useQuery(passwordRulesQuery).data?.minLength ?? 0;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.username;
  const save = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordValues) =>
      saveProfile({ name, currentPassword, newPassword }),
    onSuccess: ({ user: changed }) => {
      client.setQueryData(sessionQuery.queryKey, changed);
      notify(t.passwordChanged, undefined, 'success');
    },
    onError: (error) => form.refuse(refusedField(error, FIELDS) ?? {}),
  });
  const form = useForm<PasswordValues>({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    findFaults: (values) => faultsOf(passwordSchema(minLength), values),
    onSend: (values) => {
      if (!save.isPending) save.mutate(values);
    },
  });
  const atNoField = save.isError && refusedField(save.error, FIELDS) === null;
  return (
    <form className="entrance__form" ref={form.element} onSubmit={form.onSubmit} noValidate>
      {/* For the password manager of the browser, which keeps a password under a name. */}
      <input type="text" value={user.username} autoComplete="username" readOnly hidden />
      <PasswordFields
        bind={form.bind}
        currentLabel={t.passwordYouWereGiven}
        minLength={minLength}
        knownWords={[user.username, user.firstName, user.lastName]}
      />
      {atNoField && (
        <p className="field__fault" role="alert">
          {errorSentence(save.error, readFailed())}
        </p>
      )}
      <button className="action action--go action--large action--wide" disabled={save.isPending}>
        {save.isPending ? t.saving : t.saveMyPassword}
      </button>
    </form>
  );
}
