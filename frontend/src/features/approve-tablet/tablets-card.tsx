import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Tablet } from 'lucide-react';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { dayText, sinceText } from '../../shared/messages/moments.js';
import {
  approveThisDevice,
  devicesQuery,
  familyDeviceQuery,
  forgetThisDevice,
  markFamilyDevice,
  revokeDevice,
} from '../../entities/family-device/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { APPROVE_TABLET } from './approve-tablet.messages.js';

const readFailed = () => APPROVE_TABLET.get().tryAgain;

/** A parent says which children may log in on this very tablet without a password, and takes it back for any tablet. */
export function TabletsCard() {
  const t = useMessages(APPROVE_TABLET);
  const client = useQueryClient();
  const { children } = useUser();
  const here = useQuery(familyDeviceQuery);
  const devices = useQuery(devicesQuery);
  const refresh = async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: familyDeviceQuery.queryKey }),
      client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
    ]);
  };
  const revoke = useMutation({
    mutationFn: revokeDevice,
    onSuccess: () => notify(t.tabletRemoved, t.itAsksForPasswords, 'success'),
    onError: (error) => notify(t.thatDidNotWork, errorSentence(error, readFailed()), 'error', error),
    onSettled: refresh,
  });
  if (children.length === 0) return null;
  return (
    <section className="card profile__part" aria-labelledby="tablets-heading">
      <h2 id="tablets-heading">{t.sharedTablet}</h2>
      <p>{t.childrenYouAllowHere}</p>
      {here.data && devices.data ? (
        <>
          <ThisTablet
            key={here.data.children.map((child) => child.userId).join()}
            allowed={here.data.children.map((child) => child.userId)}
            onChanged={refresh}
          />
          {devices.data.length > 0 && (
            <div className="profile__danger profile__part">
              <h3>{t.tabletsYouAllowed}</h3>
              <ul className="requests__list">
                {devices.data.map((device) => (
                  <li key={device.id} className="requests__item">
                    <p>
                      <b>{device.children.map((child) => child.displayName).join(', ')}</b>
                      <br />
                      <span className="note">
                        {t.sinceLastUsed({
                          dayText: dayText(device.createdAt),
                          lowerCase: sinceText(device.lastUsedAt, devices.dataUpdatedAt).toLowerCase(),
                        })}
                      </span>
                    </p>
                    <Button disabled={revoke.isPending} onClick={() => revoke.mutate(device.id)}>
                      {t.remove}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : here.isError || devices.isError ? (
        <ErrorPanel
          reader="adult"
          title={t.theTabletsCouldNot}
          error={here.error ?? devices.error}
          onRetry={() => void refresh()}
        />
      ) : (
        <Skeleton heights={[56, 56]} />
      )}
    </section>
  );
}

function ThisTablet({ allowed, onChanged }: { allowed: readonly string[]; onChanged: () => Promise<void> }) {
  const t = useMessages(APPROVE_TABLET);
  const { children } = useUser();
  const save = useMutation({
    mutationFn: async (childIds: readonly string[]) => {
      if (childIds.length === 0) await forgetThisDevice();
      else await approveThisDevice([...childIds]);
    },
    onSuccess: async (_, childIds) => {
      markFamilyDevice(childIds.length > 0);
      notify(childIds.length > 0 ? t.tabletReady : t.tabletRemoved, undefined, 'success');
      await onChanged();
    },
    onError: (error) => notify(t.thatDidNotWork, errorSentence(error, readFailed()), 'error', error),
  });
  const form = useForm({
    initial: { childIds: allowed },
    // None chosen takes the permission back.
    findFaults: () => ({}),
    onSend: ({ childIds }) => {
      if (!save.isPending) save.mutate(childIds);
    },
  });
  const { childIds } = form.values;
  const unchanged = childIds.length === allowed.length && allowed.every((id) => childIds.includes(id));
  return (
    <form className="profile__part" ref={form.element} onSubmit={form.onSubmit} noValidate>
      <fieldset className="field">
        <legend className="field__label">{t.mayUseThisTablet}</legend>
        {children.map((child) => (
          <label key={child.userId} className="tick">
            <input
              type="checkbox"
              checked={childIds.includes(child.userId)}
              onChange={(event) => {
                const others = childIds.filter((id) => id !== child.userId);
                form.set('childIds', event.target.checked ? [...others, child.userId] : others);
              }}
            />
            {child.displayName}
          </label>
        ))}
      </fieldset>
      {save.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(save.error, readFailed())}
        </p>
      )}
      <div>
        <Button type="submit" disabled={save.isPending || unchanged}>
          <Tablet aria-hidden size={20} />
          {save.isPending ? t.saving : t.saveForThisTablet}
        </Button>
      </div>
    </form>
  );
}
