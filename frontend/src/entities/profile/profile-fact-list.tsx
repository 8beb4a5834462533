import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PROFILE_FACT_LIST } from './profile-fact-list.messages.js';

/** Name, username, and what else the role has. */
export function ProfileFactList({ profile }: { profile: Profile }) {
  const t = useMessages(PROFILE_FACT_LIST);
  return (
    <dl className="facts">
      <div>
        <dt>{t.name}</dt>
        <dd>{`${profile.firstName} ${profile.lastName}`.trim() || '–'}</dd>
      </div>
      {profile.callName !== null && (
        <div>
          <dt>{t.calledName}</dt>
          <dd>{profile.callName}</dd>
        </div>
      )}
      <div>
        <dt>{t.username}</dt>
        <dd>{profile.username}</dd>
      </div>
      {profile.role === 'child' && (
        <div>
          <dt>{t.gradeLevel}</dt>
          <dd>{profile.gradeLevel}</dd>
        </div>
      )}
      {profile.email !== null && profile.email !== profile.username && (
        <div>
          <dt>{t.email}</dt>
          <dd>{profile.email}</dd>
        </div>
      )}
    </dl>
  );
}
