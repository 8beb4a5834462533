import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Fox } from '../../components/fox.js';
import { useOnline } from '../../lib/online.js';
import { usePageTitle } from '../../lib/page-title.js';
import { findCredentialsFault } from './credentials.rules.js';
import { demoAccountsQuery } from './session.api.js';
import { signInFault, useSignIn } from './use-sign-in.js';
import './login-page.css';

const ROLE_NAMES = { child: 'Student', parent: 'Parent', admin: 'Admin' } as const;

/** Stands at every address while nobody is signed in (A§2.1). */
export function LoginPage() {
  usePageTitle('Log In');
  const { pathname } = useLocation();
  const online = useOnline();
  const demo = useQuery(demoAccountsQuery);
  const signIn = useSignIn();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const usernameField = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (signIn.isPending) return;
    const found = findCredentialsFault({ username, password });
    setFault(found);
    if (found) {
      usernameField.current?.focus();
      return;
    }
    signIn.mutate(
      { username: username.trim(), password },
      { onError: (error) => setFault(signInFault(error)) },
    );
  };

  return (
    <div className="login">
      <header className="login__head">
        <Link to="/" className="brand">
          <Fox size={44} />
          <span>The product</span>
        </Link>
      </header>
      <main className="login__main">
        <form className="login__form card" onSubmit={submit} noValidate>
          <div className="login__title">
            <Fox size={84} />
            <h1>Log In</h1>
          </div>
          {pathname.startsWith('/register') && (
            <p className="login__notice">
              New accounts cannot be made here yet. Do you have one already? Log in below.
            </p>
          )}
          {!online && (
            <p className="login__notice">No internet. Logging in works again when you are back online.</p>
          )}
          <div className="field">
            <label htmlFor="username">Username</label>
            <input
              id="username"
              ref={usernameField}
              className="field__input"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={200}
              value={username}
              aria-invalid={fault !== null}
              aria-describedby={fault ? 'login-fault' : undefined}
              onChange={(event) => setUsername(event.target.value)}
            />
          </div>
          <div className="field">
            <label htmlFor="password">Password</label>
            <div className="field__with-button">
              <input
                id="password"
                className="field__input"
                type={shown ? 'text' : 'password'}
                autoComplete="current-password"
                maxLength={200}
                value={password}
                aria-invalid={fault !== null}
                aria-describedby={fault ? 'login-fault' : undefined}
                onChange={(event) => setPassword(event.target.value)}
              />
              <button
                type="button"
                className="field__button"
                aria-pressed={shown}
                aria-label="Show password"
                onClick={() => setShown(!shown)}
              >
                {shown ? <EyeOff aria-hidden size={24} /> : <Eye aria-hidden size={24} />}
              </button>
            </div>
          </div>
          <p id="login-fault" className="login__fault" role="alert">
            {fault}
          </p>
          <button className="action action--primary action--large action--wide" disabled={signIn.isPending}>
            {signIn.isPending ? 'Logging in…' : 'Log In'}
          </button>
        </form>
        {demo.data && demo.data.length > 0 && (
          <section className="login__demo card" aria-labelledby="demo-title">
            <h2 id="demo-title">Just looking around?</h2>
            <p className="note">Choose a demo account. Then press Log In.</p>
            <ul className="login__accounts">
              {demo.data.map((account) => (
                <li key={account.username}>
                  <button
                    type="button"
                    className="action action--wide login__account"
                    onClick={() => {
                      setUsername(account.username);
                      setPassword(account.password);
                      setFault(null);
                    }}
                  >
                    <b>{ROLE_NAMES[account.role]}</b>
                    <span className="note">
                      {account.username} · {account.password}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}
