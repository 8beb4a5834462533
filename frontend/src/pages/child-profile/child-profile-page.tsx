import { ChildProfileBodySchema } from '@sumfox/contracts/identity/profile.bodies';
import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { gradeNumber, type GradeLevel } from '@sumfox/curriculum/grades';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Pencil, Unlink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { GradeField } from '../../shared/ui/choice-field.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { FoxAvatar } from '../../shared/ui/fox-avatar.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { FormButtons } from '../../shared/ui/form-buttons.js';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { faultsOf, refusedField } from '../../shared/api/field-faults.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { chooseChild, refreshChild, refreshFamily, StudentNotFound } from '../../entities/child/index.js';
import { SyllabusCard } from '../../features/choose-syllabus/index.js';
import { PicturePasswordCard } from '../../features/set-picture-password/index.js';
import { SignInCard } from '../../features/make-card/index.js';
import { ResetChildPasswordDialog } from '../../features/reset-child-password/index.js';
import { UnlinkChildDialog } from '../../features/unlink-child/index.js';
import {
  AccountInfo,
  type ChildProfileBody,
  childProfileQuery,
  ProfileFactList,
  saveChildProfile,
} from '../../entities/profile/index.js';
import { PrivacyCard } from '../../features/erase-account/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHILD_PROFILE } from './child-profile.messages.js';
import '../../shared/ui/profile.css';

/** A linked child's profile for the parent (PARENT-7). Somebody else's child answers like one that does not exist. */
export default function ChildProfilePage() {
  const t = useMessages(CHILD_PROFILE);
  usePageTitle(t.studentProfile);
  const { userId = '' } = useParams();
  const profile = useQuery(childProfileQuery(userId));
  const isLinked = useUser().children.some((child) => child.userId === userId);
  // Whoever comes by an address means this child on the next page too.
  useEffect(() => {
    if (isLinked) chooseChild(userId);
  }, [isLinked, userId]);
  if (profile.data) return <ChildProfile key={userId} profile={profile.data} />;
  if (!profile.isError) return <Skeleton heights={[120, 220, 160]} label={t.loadingTheProfile} />;
  const missing = profile.error instanceof CallError && profile.error.status === 404;
  return missing ? (
    <StudentNotFound />
  ) : (
    <ErrorPanel
      reader="adult"
      level={1}
      title={t.theProfileCouldNot}
      error={profile.error}
      onRetry={() => void profile.refetch()}
    />
  );
}

/** Children who cannot type a password yet. */
function hasPictures(grade: GradeLevel): boolean {
  return gradeNumber(grade) <= 2;
}

function ChildProfile({ profile }: { profile: Profile }) {
  const t = useMessages(CHILD_PROFILE);
  const navigate = useNavigate();
  const { children } = useUser();
  const link = children.find((child) => child.userId === profile.userId);
  const [open, setOpen] = useState<'edit' | 'password' | 'unlink' | null>(null);
  const close = (): void => setOpen(null);
  const who = { userId: profile.userId, name: profile.displayName };
  return (
    <div className="profile">
      <h1>{t.studentProfile}</h1>
      {open === 'edit' ? (
        <ChildProfileForm profile={profile} onClose={close} />
      ) : (
        <section className="card profile__part" aria-labelledby="facts-heading">
          <div className="profile__head">
            <FoxAvatar name={profile.displayName} grade={profile.gradeLevel} size={72} />
            <div className="profile__name">
              <h2 id="facts-heading">{profile.displayName}</h2>
              <p className="note">@{profile.username}</p>
            </div>
            <Link className="action" to={`/child-progress/${profile.userId}`}>
              {t.viewProgress}
            </Link>
          </div>
          <ProfileFactList profile={profile} />
          <div className="privacy__actions">
            <Button onClick={() => setOpen('edit')}>
              <Pencil aria-hidden size={18} />
              {t.nameAndGrade}
            </Button>
            <Button onClick={() => setOpen('password')}>
              <KeyRound aria-hidden size={18} />
              {t.newPassword}
            </Button>
            {link && (
              <Button tone="quiet" onClick={() => setOpen('unlink')}>
                <Unlink aria-hidden size={18} />
                {t.unlink}
              </Button>
            )}
          </div>
        </section>
      )}
      {(hasPictures(profile.gradeLevel) || profile.hasPicturePassword) && (
        <PicturePasswordCard profile={profile} />
      )}
      <SignInCard profile={profile} />
      <SyllabusCard profile={profile} />
      <AccountInfo profile={profile} />
      <PrivacyCard child={who} />
      {open === 'password' && <ResetChildPasswordDialog child={who} onClose={close} />}
      {open === 'unlink' && link && (
        <UnlinkChildDialog
          child={link}
          onClose={close}
          onDone={() => void navigate('/', { replace: true })}
        />
      )}
    </div>
  );
}

/** What a parent may change: the name and the grade. */
function ChildProfileForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useMessages(CHILD_PROFILE);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: ChildProfileBody) => saveChildProfile(profile.userId, body),
    onSuccess: async (changed) => {
      client.setQueryData(childProfileQuery(profile.userId).queryKey, changed);
      notify(t.profileUpdated, undefined, 'success');
      void refreshChild(client, profile.userId);
      await refreshFamily(client).catch(() => undefined);
      onClose();
    },
    onError: (error) => {
      form.refuse(refusedField(error, ['name', 'callName', 'gradeLevel']) ?? {});
      notify(t.updateFailed, errorSentence(error, t.failedToUpdateProfile), 'error', error);
    },
  });
  const form = useForm({
    initial: {
      name: `${profile.firstName} ${profile.lastName}`.trim(),
      callName: profile.callName ?? '',
      gradeLevel: profile.gradeLevel,
    },
    findFaults: (values) => faultsOf(ChildProfileBodySchema, values),
    onSend: (values) => {
      if (!save.isPending)
        save.mutate({
          name: values.name.trim(),
          callName: values.callName.trim(),
          gradeLevel: values.gradeLevel,
        });
    },
  });
  return (
    <form className="profile__form card" ref={form.element} onSubmit={form.onSubmit} noValidate>
      <h2>{t.nameAndGrade}</h2>
      <TextField label={t.name} {...form.bind('name')} autoComplete="off" maxLength={100} />
      <TextField
        label={t.whatShallWeCallYourChild}
        optional
        {...form.bind('callName')}
        autoComplete="off"
        maxLength={40}
      />
      <GradeField
        value={form.values.gradeLevel}
        onValue={(grade) => form.set('gradeLevel', grade)}
        fault={form.fault('gradeLevel')}
      />
      {save.isError && refusedField(save.error, ['name', 'callName', 'gradeLevel']) === null && (
        <p className="field__fault" role="alert">
          {errorSentence(save.error, t.failedToUpdateProfile)}
        </p>
      )}
      <div className="profile__actions">
        <FormButtons
          isSending={save.isPending}
          onCancel={onClose}
          send={save.isPending ? t.saving : t.saveChanges}
        />
      </div>
    </form>
  );
}
