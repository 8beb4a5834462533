import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Tablet } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { dayText, sinceText } from '../../shared/lib/moments.js';
import {
  approveThisDevice,
  devicesQuery,
  familyDeviceQuery,
  forgetThisDevice,
  markFamilyDevice,
  revokeDevice,
} from '../../entities/family-device/index.js';

const FAILED = 'That did not work. Please try again.';

/** A parent says which children may log in on this very tablet without a password, and takes it back for any tablet. */
export function TabletsCard() {
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
    onSuccess: () => notify('Tablet Removed', 'It asks for passwords again.', 'success'),
    onError: (error) => notify('That Did Not Work', errorSentence(error, FAILED), 'error'),
    onSettled: refresh,
  });
  if (children.length === 0) return null;
  return (
    <section className="card profile__part" aria-labelledby="tablets-heading">
      <h2 id="tablets-heading">Shared Tablet</h2>
      <p>Children you allow here log in on this tablet with a tap, or with their picture password.</p>
      {here.data && devices.data ? (
        <>
          <ThisTablet
            key={here.data.children.map((child) => child.userId).join()}
            allowed={here.data.children.map((child) => child.userId)}
            onChanged={refresh}
          />
          {devices.data.length > 0 && (
            <div className="profile__danger profile__part">
              <h3>Tablets you allowed</h3>
              <ul className="requests__list">
                {devices.data.map((device) => (
                  <li key={device.id} className="requests__item">
                    <p>
                      <b>{device.children.map((child) => child.displayName).join(', ')}</b>
                      <br />
                      <span className="note">
                        since {dayText(device.createdAt)}, last used{' '}
                        {sinceText(device.lastUsedAt, devices.dataUpdatedAt).toLowerCase()}
                      </span>
                    </p>
                    <Button disabled={revoke.isPending} onClick={() => revoke.mutate(device.id)}>
                      Remove
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : here.isError || devices.isError ? (
        <ErrorPanel
          title="The tablets could not be loaded"
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
  const { children } = useUser();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(allowed));
  const save = useMutation({
    mutationFn: async () => {
      if (chosen.size === 0) await forgetThisDevice();
      else await approveThisDevice([...chosen]);
    },
    onSuccess: async () => {
      markFamilyDevice(chosen.size > 0);
      notify(chosen.size > 0 ? 'Tablet Ready' : 'Tablet Removed', undefined, 'success');
      await onChanged();
    },
    onError: (error) => notify('That Did Not Work', errorSentence(error, FAILED), 'error'),
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
        <legend className="field__label">May use this tablet</legend>
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
          {errorSentence(save.error, FAILED)}
        </p>
      )}
      <div>
        <Button type="submit" disabled={save.isPending || unchanged}>
          <Tablet aria-hidden size={20} />
          {save.isPending ? 'Saving…' : 'Save for This Tablet'}
        </Button>
      </div>
    </form>
  );
}
