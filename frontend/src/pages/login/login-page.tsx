import { Suspense, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { PasswordField, TextField } from '../../shared/ui/text-field.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { newUuid } from '../../shared/api/trace-context.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { isFamilyDevice } from '../../entities/family-device/index.js';
import { DemoHint, findCredentialsFault, signInFault, useSignIn } from '../../features/sign-in/index.js';
import { Entrance, EntranceLinks } from '../../shared/ui/entrance.js';
import { type Credentials, PlaceInLine } from '../../entities/account/index.js';
import { DeviceSignIn } from '../../features/switch-pupil/index.js';
import { CodeStep } from '../../features/second-factor/index.js';
import { SignUpForm } from '../../features/register/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { LOGIN } from './login.messages.js';

const NOTHING_TYPED: Credentials = { username: '', password: '' };

/** Shown at every address while nobody is signed in (PAGE-3): sign in, or the short form of signing up. */
export function LoginPage() {
  const t = useMessages(LOGIN);
  const [mode, setMode] = useState<'sign-in' | 'sign-up'>('sign-in');
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [fault, setFault] = useState<string | null>(null);
  /** Children of a shared tablet come in by pictures; then the form waits behind a key. */
  const [showsForm, setShowsForm] = useState(() => !isFamilyDevice());
  const [needsCode, setNeedsCode] = useState(false);
  usePageTitle(mode === 'sign-in' ? t.logIn : t.signUp);

  const change = (to: Partial<Credentials>): void => setTyped((before) => ({ ...before, ...to }));

  if (mode === 'sign-up')
    return (
      <Entrance title={t.signUp} lead={t.makeYourOwnAccount} offline={t.noInternetYouCan}>
        <Suspense fallback={<Skeleton heights={[76, 76, 76, 76]} />}>
          <SignUpForm
            onDone={(username) => {
              setTyped({ username, password: '' });
              setFault(null);
              setMode('sign-in');
            }}
          />
        </Suspense>
        <EntranceLinks>
          <button type="button" className="entrance__switch" onClick={() => setMode('sign-in')}>
            {t.haveAnAccountAlready}
          </button>
          <Link className="entrance__switch" to="/register2">
            {t.parentAndChildTogether}
          </Link>
        </EntranceLinks>
      </Entrance>
    );

  if (needsCode)
    return (
      <Entrance title={t.enterYourCode} lead={t.openTheAuthenticatorApp} offline={t.noInternetLoggingIn}>
        <Suspense fallback={<Skeleton heights={[76, 48]} />}>
          <CodeStep
            onCancel={() => {
              setTyped((before) => ({ ...before, password: '' }));
              setNeedsCode(false);
            }}
          />
        </Suspense>
      </Entrance>
    );

  const form = (
    <>
      <SignInForm
        typed={typed}
        onType={change}
        fault={fault}
        onFault={setFault}
        onCode={() => setNeedsCode(true)}
      />
      <SignInLinks onSignUp={() => setMode('sign-up')} />
    </>
  );
  return (
    <Entrance
      title={t.logIn}
      offline={t.noInternetLoggingIn}
      aside={
        showsForm && (
          <DemoHint
            onChoose={(credentials) => {
              setTyped(credentials);
              setFault(null);
            }}
          />
        )
      }
    >
      {isFamilyDevice() ? (
        <Suspense fallback={<Skeleton heights={[140]} />}>
          <DeviceSignIn form={form} onForm={setShowsForm} />
        </Suspense>
      ) : (
        form
      )}
    </Entrance>
  );
}

/** Where else to go for who cannot sign in. */
function SignInLinks({ onSignUp }: { onSignUp: () => void }) {
  const t = useMessages(LOGIN);
  return (
    <EntranceLinks>
      <button type="button" className="entrance__switch" onClick={onSignUp}>
        {t.newHereSignUp}
      </button>
      <Link className="entrance__switch" to="/register2">
        {t.parentAndChildTogether}
      </Link>
      <details className="entrance__help">
        <summary>{t.forgotYourPassword}</summary>
        <p>{t.studentsAskYourParent}</p>
        <p>
          <Link to="/forgot-password">{t.parentsGetALink}</Link>
        </p>
      </details>
    </EntranceLinks>
  );
}

function SignInForm(props: {
  typed: Credentials;
  onType: (change: Partial<Credentials>) => void;
  fault: string | null;
  onFault: (fault: string | null) => void;
  onCode: () => void;
}) {
  const t = useMessages(LOGIN);
  const { typed, onType, fault, onFault } = props;
  const signIn = useSignIn(props.onCode);
  const usernameField = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (signIn.isPending) return;
    const found = findCredentialsFault(typed);
    onFault(found);
    if (found) {
      usernameField.current?.focus();
      return;
    }
    signIn.mutate(
      { username: typed.username.trim(), password: typed.password, requestId: newUuid() },
      { onError: (error) => onFault(signInFault(error)) },
    );
  };

  return (
    <form className="entrance__form" onSubmit={submit} noValidate>
      <TextField
        label={t.username}
        hint={t.parentsMayUseTheir}
        ref={usernameField}
        value={typed.username}
        onValue={(username) => onType({ username })}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        aria-invalid={fault !== null}
      />
      <PasswordField
        label={t.password}
        value={typed.password}
        onValue={(password) => onType({ password })}
        autoComplete="current-password"
        aria-invalid={fault !== null}
      />
      {fault && (
        <p className="field__fault" role="alert">
          {fault}
        </p>
      )}
      {signIn.isPending && <PlaceInLine requestId={signIn.variables.requestId} />}
      <button className="action action--go action--large action--wide" disabled={signIn.isPending}>
        {signIn.isPending ? t.loggingIn : t.logIn}
      </button>
    </form>
  );
}
