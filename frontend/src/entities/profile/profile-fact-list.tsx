import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';

/** Name, username, and what else the role has. */
export function ProfileFactList({ profile }: { profile: Profile }) {
  return (
    <dl className="facts">
      <div>
        <dt>Name</dt>
        <dd>{`${profile.firstName} ${profile.lastName}`.trim() || '–'}</dd>
      </div>
      <div>
        <dt>Username</dt>
        <dd>{profile.username}</dd>
      </div>
      {profile.role === 'child' && (
        <div>
          <dt>Grade Level</dt>
          <dd>{profile.gradeLevel}</dd>
        </div>
      )}
      {profile.email !== null && profile.email !== profile.username && (
        <div>
          <dt>Email</dt>
          <dd>{profile.email}</dd>
        </div>
      )}
    </dl>
  );
}
