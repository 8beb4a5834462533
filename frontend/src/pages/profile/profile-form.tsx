import { useEffect, useEffectEvent } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { FormButtons } from '../../shared/ui/form-buttons.js';
import { GradeField } from '../../shared/ui/choice-field.js';
import { notify } from '../../shared/ui/notify.js';
import { TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf, refusedField } from '../../shared/api/field-faults.js';
import { childrenQuery } from '../../entities/child/index.js';
import { changeGrade, rememberPupil, sessionQuery } from '../../entities/account/index.js';
import { passwordRulesQuery } from '../../entities/password-rules/index.js';
import {
  PasswordFields,
  profileSchema,
  type ProfileValues,
  toProfileBody,
  type UsernameCheck,
  useUsernameCheck,
} from '../../features/change-password/index.js';
import { profileQuery, saveProfile } from '../../entities/profile/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PROFILE } from './profile.messages.js';

const FIELDS = ['name', 'callName', 'gradeLevel', 'username', 'currentPassword', 'newPassword'] as const;
const readFailed = () => PROFILE.get().failedToUpdateProfile;

/** Why a username is not available; after a try to save, also that another must be chosen (ACCOUNT-17). */
function usernameFault({ state, message }: UsernameCheck, atSaving: string | null): string | null {
  const isKnown = (state === 'unavailable' || state === 'unknown') && message !== null;
  if (!isKnown || atSaving === null) return isKnown ? message : atSaving;
  return `${message.replace(/\.?$/, '.')} ${atSaving}`;
}

/** The form of the own profile (ACCOUNT-16); Cancel throws away what was typed. */
export function ProfileForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useMessages(PROFILE);
  const client = useQueryClient();
  const { data: lengths } = useQuery(passwordRulesQuery);
  const minLength = lengths?.minLength ?? 0;
  const isChild = profile.role === 'child';
  const save = useMutation({
    mutationFn: (values: ProfileValues) => saveProfile(toProfileBody(values, profile, isChild)),
    onSuccess: async ({ user }, values) => {
      client.setQueryData(sessionQuery.queryKey, user);
      rememberPupil(user);
      if (isChild && values.gradeLevel !== profile.gradeLevel) changeGrade(client, values.gradeLevel);
      notify(t.profileUpdated, undefined, 'success');
      void client.invalidateQueries({ queryKey: childrenQuery.queryKey });
      await client.invalidateQueries({ queryKey: profileQuery.queryKey, exact: true });
      onClose();
    },
    onError: (error) => {
      form.refuse(refusedField(error, FIELDS) ?? {});
      notify(t.updateFailed, errorSentence(error, readFailed()), 'error', error);
    },
  });
  const form = useForm<ProfileValues>({
    initial: {
      name: `${profile.firstName} ${profile.lastName}`.trim(),
      callName: profile.callName ?? '',
      gradeLevel: profile.gradeLevel,
      username: profile.username,
      currentPassword: '',
      newPassword: '',
      confirmPassword: '',
    },
    findFaults: (values) => faultsOf(profileSchema(check.state, minLength), values),
    onSend: (values) => {
      if (!save.isPending) save.mutate(values);
    },
  });
  const { values } = form;
  const check = useUsernameCheck(values.username, profile.username);
  const { recheck } = form;
  const recheckLatest = useEffectEvent(recheck);
  useEffect(() => recheckLatest(), [check.state]);
  const atNoField = save.isError && refusedField(save.error, FIELDS) === null;
  const wantsPassword = values.currentPassword + values.newPassword + values.confirmPassword !== '';

  return (
    <form className="profile__form card" ref={form.element} onSubmit={form.onSubmit} noValidate>
      <h2>{t.editProfile}</h2>
      <TextField label={t.name} {...form.bind('name')} autoComplete="name" maxLength={100} />
      <TextField
        label={t.whatShallWeCallYou}
        optional
        {...form.bind('callName')}
        autoComplete="nickname"
        maxLength={40}
      />
      {isChild && <GradeField value={values.gradeLevel} onValue={(grade) => form.set('gradeLevel', grade)} />}
      <TextField
        label={t.username}
        {...form.bind('username')}
        fault={usernameFault(check, form.fault('username'))}
        good={check.state === 'available' ? check.message : null}
        hint={check.state === 'checking' ? <span role="status">{t.checking}</span> : null}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
      />
      <fieldset className="profile__password">
        <legend>
          <h3>{t.changePassword}</h3>
        </legend>
        <p className="note">{t.leaveTheseEmptyTo}</p>
        <PasswordFields
          bind={form.bind}
          currentLabel={t.currentPassword}
          minLength={minLength}
          knownWords={[values.username, values.name]}
        />
        {wantsPassword && <p className="note">{t.yourOtherDevicesWill}</p>}
      </fieldset>
      {atNoField && (
        <p className="field__fault" role="alert">
          {errorSentence(save.error, readFailed())}
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
