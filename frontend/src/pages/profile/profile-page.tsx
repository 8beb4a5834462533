import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Avatar } from '../../shared/ui/avatar.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { FoxAvatar } from '../../shared/ui/fox-avatar.js';
import { FoxBand } from '../../shared/ui/fox-band.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { LinkAsked, LinkCodeCard, LinkRequests } from '../../features/link-child/index.js';
import { EmailCard } from '../../features/change-email/index.js';
import { TabletsCard } from '../../features/approve-tablet/index.js';
import { NoticeLines } from '../../features/dismiss-notice/index.js';
import { AccountInfo, ProfileFactList, profileQuery } from '../../entities/profile/index.js';
import { AnimalPicture, sceneOf, useLook } from '../../entities/look/index.js';
import { PreferencesCard } from './preferences-card.js';
import { PrivacyCard } from '../../features/erase-account/index.js';
import { ShadeCard } from './shade-card.js';
import { ProfileForm } from './profile-form.js';
import '../../shared/ui/profile.css';
import { SignInSafetyCard } from '../../features/second-factor/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PROFILE } from './profile.messages.js';

/** Everybody's own profile (ACCOUNT-16): a page to read, or a form. `?edit=1` opens the form. */
export default function ProfilePage() {
  const t = useMessages(PROFILE);
  usePageTitle(t.myProfile);
  const profile = useQuery(profileQuery);
  const [search, setSearch] = useSearchParams();
  const editing = search.get('edit') === '1';
  const setEditing = (to: boolean): void => setSearch(to ? { edit: '1' } : {}, { replace: true });
  if (!profile.data)
    return profile.isError ? (
      <ErrorPanel
        level={1}
        title={t.yourProfileCouldNot}
        error={profile.error}
        onRetry={() => void profile.refetch()}
      />
    ) : (
      <Skeleton heights={[120, 220, 160]} label={t.loadingYourProfile} />
    );
  return (
    <div className="profile">
      <h1>{t.myProfile}</h1>
      {profile.data.role === 'parent' && <LinkRequests />}
      {profile.data.role === 'child' && <LinkAsked showsCode={false} />}
      {editing ? (
        <ProfileForm profile={profile.data} onClose={() => setEditing(false)} />
      ) : (
        <ProfileFacts profile={profile.data} onEdit={() => setEditing(true)} />
      )}
      <AccountInfo profile={profile.data} />
      {profile.data.role === 'parent' && (
        <Suspense fallback={<Skeleton heights={[120]} />}>
          <EmailCard />
        </Suspense>
      )}
      {profile.data.role === 'child' && <LinkCodeCard />}
      {profile.data.role !== 'admin' && <NoticeLines />}
      {profile.data.role !== 'admin' && <PreferencesCard />}
      {profile.data.role !== 'child' && <ShadeCard />}
      {profile.data.role !== 'child' && (
        <Suspense fallback={<Skeleton heights={[160]} />}>
          <SignInSafetyCard />
        </Suspense>
      )}
      {profile.data.role === 'parent' && <TabletsCard />}
      <PrivacyCard mayErase={profile.data.parentInfo?.hasParent !== true} />
    </div>
  );
}

function ProfileFacts({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const t = useMessages(PROFILE);
  const edit = (
    <Button tone={profile.role === 'child' ? 'key' : 'plain'} onClick={onEdit}>
      <Pencil aria-hidden size={18} />
      {t.editProfile}
    </Button>
  );
  if (profile.role === 'child')
    return (
      <>
        <OwnBand profile={profile} edit={edit} />
        <section className="card profile__part" aria-labelledby="facts-heading">
          <ProfileFactList profile={profile} />
        </section>
      </>
    );
  return (
    <section className="card profile__part" aria-labelledby="facts-heading">
      <div className="profile__head">
        <Avatar role={profile.role} />
        <ProfileName profile={profile} />
        {edit}
      </div>
      <ProfileFactList profile={profile} />
    </section>
  );
}

/** A child's name in the place that the child picked, beside the animal. */
function OwnBand({ profile, edit }: { profile: Profile; edit: ReactNode }) {
  const [{ animal, place }] = useLook();
  return (
    <FoxBand scene={sceneOf(place)} pose="wave">
      <div className="profile__head">
        {animal ? (
          <span className="profile__animal" aria-hidden="true">
            <AnimalPicture animal={animal} />
          </span>
        ) : (
          <FoxAvatar name={profile.displayName} grade={profile.gradeLevel} size={72} />
        )}
        <ProfileName profile={profile} />
        {edit}
      </div>
    </FoxBand>
  );
}

function ProfileName({ profile }: { profile: Profile }) {
  return (
    <div className="profile__name">
      <h2 id="facts-heading">{profile.displayName}</h2>
      {/* An e-mail address stands among the facts below already. */}
      {!profile.username.includes('@') && <p className="note">@{profile.username}</p>}
    </div>
  );
}
