import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Tablet } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
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

const readFailed = () => APPROVE_TABLET.get().thatDidNotWork2;

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
    onError: (error) => notify(t.thatDidNotWork, errorSentence(error, readFailed()), 'error'),
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(allowed));
  const save = useMutation({
    mutationFn: async () => {
      if (chosen.size === 0) await forgetThisDevice();
      else await approveThisDevice([...chosen]);
    },
    onSuccess: async () => {
      markFamilyDevice(chosen.size > 0);
      notify(chosen.size > 0 ? t.tabletReady : t.tabletRemoved, undefined, 'success');
      await onChanged();
    },
    onError: (error) => notify(t.thatDidNotWork, errorSentence(error, readFailed()), 'error'),
  });
  const unchanged = chosen.size === allowed.length && allowed.every((id) => chosen.has(id));
  return (
    <form
      className="profile__part"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <fieldset className="field">
        <legend className="field__label">{t.mayUseThisTablet}</legend>
        {children.map((child) => (
          <label key={child.userId} className="tick">
            <input
              type="checkbox"
              checked={chosen.has(child.userId)}
              onChange={(event) => {
                const next = new Set(chosen);
                if (event.target.checked) next.add(child.userId);
                else next.delete(child.userId);
                setChosen(next);
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
