import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { HeartHandshake, Info } from 'lucide-react';
import { ROLE_NAMES } from '../account/index.js';
import { dayText } from '../../shared/lib/moments.js';

/** The role and, for a child, the linked grown-ups: a child always sees who can watch (PRIVACY-4). */
export function AccountInfo({ profile }: { profile: Profile }) {
  return (
    <section className="card profile__part" aria-labelledby="account-heading">
      <h2 id="account-heading">Account Info</h2>
      <dl className="facts">
        <div>
          <dt>Role</dt>
          <dd>{ROLE_NAMES[profile.role]}</dd>
        </div>
        <div>
          <dt>Member since</dt>
          <dd>{dayText(profile.createdAt)}</dd>
        </div>
      </dl>
      {profile.parentInfo && <ParentConnection profile={profile} parentInfo={profile.parentInfo} />}
    </section>
  );
}

function ParentConnection(props: { profile: Profile; parentInfo: NonNullable<Profile['parentInfo']> }) {
  const { hasParent, parents } = props.parentInfo;
  if (!hasParent)
    return (
      <div className="profile__notice">
        <Info aria-hidden size={24} />
        <div>
          <p>
            <b>No parent connected</b>
          </p>
          <p>
            Your parent can register as Parent and link with the username <b>{props.profile.username}</b> and
            the code on this page.
          </p>
        </div>
      </div>
    );
  return (
    <div>
      <h3 className="profile__small-heading">
        <HeartHandshake aria-hidden size={20} />
        {parents.length === 1 ? 'Connected parent' : 'Connected parents'}
      </h3>
      <ul className="profile__parents">
        {parents.map((parent) => (
          <li key={`${parent.displayName} ${parent.linkedSince}`}>
            <b>{parent.displayName}</b> <span className="note">since {dayText(parent.linkedSince)}</span>
          </li>
        ))}
      </ul>
      <p className="note">A connected parent can see the progress and the answers.</p>
    </div>
  );
}
