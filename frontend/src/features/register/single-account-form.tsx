import { useMutation, useQuery } from '@tanstack/react-query';
import { ChoiceField, GradeField } from '../../shared/ui/choice-field.js';
import { notify } from '../../shared/ui/notify.js';
import { NewPasswordField } from '../../shared/ui/new-password-field.js';
import { PasswordField, TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { refusedField } from '../../shared/api/field-faults.js';
import { registrationFault } from './registration-refusal.js';
import {
  type Credentials,
  PlaceInLine,
  registerAccount,
  type RegisterBody,
} from '../../entities/account/index.js';
import { AnimalPicture } from '../../entities/look/index.js';
import { passwordRulesQuery } from '../../entities/password-rules/index.js';
import {
  NO_SINGLE_VALUES,
  findSingleFaults,
  toRegisterBody,
  type SingleValues,
} from './registration.rules.js';
import { useRequestId } from '../../shared/api/use-request-id.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REGISTER } from './register.messages.js';

/** Admin is no choice: nobody makes an admin of themselves. */
const readRoleChoices = () =>
  [
    { value: 'child', label: REGISTER.get().student, animal: 'otter' },
    { value: 'parent', label: REGISTER.get().parent, animal: 'owl' },
  ] as const;

const FIELDS = ['name', 'callName', 'username', 'gradeLevel', 'email', 'password', 'parentCode'] as const;
/** One account for a pupil or a parent: the register page asks for all, the sign-up form of the login page for less. */
export function SingleAccountForm(props: {
  form: 'register-page' | 'sign-up-form';
  /** Gets what the new account logs in with. */
  onDone: (credentials: Credentials) => void;
}) {
  const t = useMessages(REGISTER);
  const whole = props.form === 'register-page';
  const { data: lengths } = useQuery(passwordRulesQuery);
  const minLength = lengths?.minLength ?? 0;
  const withRequestId = useRequestId<RegisterBody>();
  const send = useMutation({
    mutationFn: (body: RegisterBody & { requestId: string }) => registerAccount(body),
    onSuccess: (_, { username, password }) => props.onDone({ username: username.trim(), password }),
    onError: (error) => {
      form.refuse(refusedField(error, FIELDS) ?? {});
      notify(t.registrationFailed, registrationFault(error, 'single'), 'error', error);
    },
  });
  const form = useForm<SingleValues>({
    initial: NO_SINGLE_VALUES,
    findFaults: (values) => findSingleFaults(values, props.form, minLength),
    onSend: (values) => {
      if (!send.isPending) send.mutate(withRequestId(toRegisterBody(values)));
    },
  });
  const { values } = form;
  const atNoField = send.isError && refusedField(send.error, FIELDS) === null;

  return (
    <form className="entrance__form" ref={form.element} onSubmit={form.onSubmit} noValidate>
      <ChoiceField
        legend={t.iAmA}
        choices={readRoleChoices().map(({ value, label, animal }) => ({
          value,
          label: (
            <>
              <span className="choice__animal" aria-hidden="true">
                <AnimalPicture animal={animal} />
              </span>
              {label}
            </>
          ),
        }))}
        value={values.role}
        onValue={(role) => form.set('role', role)}
      />
      <TextField label={t.name} {...form.bind('name')} autoComplete="name" maxLength={100} />
      <TextField
        label={t.whatShallWeCallYou}
        optional
        {...form.bind('callName')}
        hint={t.hiMei}
        autoComplete="nickname"
        maxLength={40}
      />
      <TextField
        label={t.username}
        {...form.bind('username')}
        hint={t.to20LettersNumbers}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
      />
      {values.role === 'child' ? (
        <GradeField
          value={values.gradeLevel === '' ? null : values.gradeLevel}
          onValue={(grade) => form.set('gradeLevel', grade)}
          fault={form.fault('gradeLevel')}
        />
      ) : (
        <TextField
          label={t.email}
          {...form.bind('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={200}
        />
      )}
      <NewPasswordField
        label={t.password}
        {...form.bind('password')}
        minLength={minLength}
        knownWords={[values.username, values.name]}
      />
      {whole && (
        <PasswordField
          label={t.confirmPassword}
          {...form.bind('confirmPassword')}
          autoComplete="new-password"
        />
      )}
      {whole && values.role === 'child' && (
        <TextField
          label={t.parentCode}
          optional
          {...form.bind('parentCode')}
          hint={t.yourParentsUsernameYour}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
        />
      )}
      {values.role === 'child' && <p className="note">{t.askAGrownUp}</p>}
      {atNoField && (
        <p className="field__fault" role="alert">
          {registrationFault(send.error, 'single')}
        </p>
      )}
      {send.isPending && <PlaceInLine requestId={send.variables.requestId} />}
      <button className="action action--go action--large action--wide" disabled={send.isPending}>
        {send.isPending ? t.makingYourAccount : t.createAccount}
      </button>
    </form>
  );
}
