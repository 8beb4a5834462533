import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { HeartHandshake, Info } from 'lucide-react';
import { readRoleNames } from '../account/index.js';
import { dayText } from '../../shared/messages/moments.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ACCOUNT_INFO } from './account-info.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';

/** The role and, for a child, the linked grown-ups: a child always sees who can watch (PRIVACY-4). */
export function AccountInfo({ profile }: { profile: Profile }) {
  const t = useMessages(ACCOUNT_INFO);
  return (
    <section className="card profile__part" aria-labelledby="account-heading">
      <h2 id="account-heading">{t.accountInfo}</h2>
      <dl className="facts">
        <div>
          <dt>{t.role}</dt>
          <dd>{readRoleNames()[profile.role]}</dd>
        </div>
        <div>
          <dt>{t.memberSince}</dt>
          <dd>{dayText(profile.createdAt)}</dd>
        </div>
      </dl>
      {profile.parentInfo && <ParentConnection profile={profile} parentInfo={profile.parentInfo} />}
    </section>
  );
}

function ParentConnection(props: { profile: Profile; parentInfo: NonNullable<Profile['parentInfo']> }) {
  const t = useMessages(ACCOUNT_INFO);
  const { hasParent, parents } = props.parentInfo;
  if (!hasParent)
    return (
      <div className="profile__notice">
        <Info aria-hidden size={24} />
        <div>
          <p>
            <b>{t.noParentConnected}</b>
          </p>
          <p>
            <RichMessage text={t.parentCanLink} parts={{ username: () => <b>{props.profile.username}</b> }} />
          </p>
        </div>
      </div>
    );
  return (
    <div>
      <h3 className="profile__small-heading">
        <HeartHandshake aria-hidden size={20} />
        {parents.length === 1 ? t.connectedParent : t.connectedParents}
      </h3>
      <ul className="profile__parents">
        {parents.map((parent) => (
          <li key={`${parent.displayName} ${parent.linkedSince}`}>
            <b>{parent.displayName}</b>{' '}
            <span className="note">{t.since({ dayText: dayText(parent.linkedSince) })}</span>
          </li>
        ))}
      </ul>
      <p className="note">{t.aConnectedParentCan}</p>
    </div>
  );
}
