import { useQuery } from '@tanstack/react-query';
import { type Credentials, demoAccountsQuery, readRoleNames } from '../../entities/account/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SIGN_IN } from './sign-in.messages.js';

/** Accounts to try the product with; the server names some only with DEMO_MODE=1. */
export function DemoHint({ onChoose }: { onChoose: (credentials: Credentials) => void }) {
  const t = useMessages(SIGN_IN);
  const demo = useQuery(demoAccountsQuery);
  if (!demo.data || demo.data.length === 0) return null;
  return (
    <section className="demo card" aria-labelledby="demo-title">
      <h2 id="demo-title">{t.justLookingAround}</h2>
      <p className="note">{t.chooseADemoAccount}</p>
      <ul className="demo__accounts">
        {demo.data.map(({ role, username, password }) => (
          <li key={username}>
            <button
              type="button"
              className="action action--wide demo__account"
              onClick={() => onChoose({ username, password })}
            >
              <b>{readRoleNames()[role]}</b>
              <span className="note">
                {username} · {password}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
